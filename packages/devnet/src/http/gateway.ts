import type { Ledger } from '../chain/ledger'
import type { LedgerPoint } from '../chain/transaction-record'
import type { Genesis } from '../genesis/create-genesis'
import type { View } from '../store/store'
import type { FaultSettings } from './fault-settings'

/** Dependencies of the endpoints. */
export type Gateway = {
  readonly networkId: number
  readonly ledger: Ledger
  readonly genesis: Genesis
  readonly faultSettings: FaultSettings
  readonly now: () => number
}

/** The ledger state that a request reads. */
export type Reading = { readonly point: LedgerPoint; readonly view: View }

/** An endpoint: takes a parsed JSON body and returns the response body. Throws a `Problem`. */
export type Endpoint = (gateway: Gateway, body: unknown) => unknown
