import type { Ledger } from '../chain/ledger'
import type { LedgerPoint } from '../chain/transaction-record'
import type { Genesis } from '../genesis/create-genesis'
import type { View } from '../store/store'
import type { FaultSettings } from './fault-settings'

/** What endpoints answer from. */
export type Gateway = {
  readonly networkId: number
  readonly ledger: Ledger
  readonly genesis: Genesis
  readonly faultSettings: FaultSettings
  readonly now: () => number
}

/** One ledger state that a request reads. */
export type Reading = { readonly point: LedgerPoint; readonly view: View }

/** An endpoint: a parsed JSON body in, the response body out; throws a `Problem`. */
export type Endpoint = (gateway: Gateway, body: unknown) => unknown
