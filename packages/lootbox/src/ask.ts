import type { Gateway, GatewayError } from '@lootboxes/gateway'
import type { ProductError } from './product-error'

/** The Gateway verbs this package stands on. `createGateway(…)` fits; so does a fake of six methods. */
export type LedgerReader = Pick<
  Gateway,
  | 'getEntityDetails'
  | 'getFungibleVaults'
  | 'getNonFungibleVaults'
  | 'getNonFungibleVaultIds'
  | 'getNonFungibleData'
  | 'streamTransactions'
>

/** How to ask, as opposed to what. */
export type AskOptions = {
  readonly signal?: AbortSignal | undefined
  /** Read-your-writes: no answer older than this ledger state (trap T36). */
  readonly minStateVersion?: number | undefined
}

/** The same within a scope that always ends. */
export type ScopedAsk = { readonly signal: AbortSignal; readonly minStateVersion: number | undefined }

export const gatewayFailed = (error: GatewayError): ProductError =>
  error.kind === 'aborted' ? { kind: 'aborted' } : { kind: 'gateway', error }
