import type { Gateway } from '@lootboxes/gateway'
import type { EndpointName } from '@lootboxes/gateway/wire'
import type { GatewayApiClient } from '@radixdlt/babylon-gateway-api-sdk'

/** A devnet with history, and both clients. They read state at `stateVersion`, so that later commits have no effect. */
export type ParityDeps = {
  readonly ours: Gateway
  readonly sdk: GatewayApiClient
  readonly stateVersion: number
  readonly account: string
  /** Holds non-fungibles of more collections than one page contains. */
  readonly collector: string
  readonly token: string
  readonly tickets: string
  readonly ticketIds: readonly string[]
  readonly vault: string
  readonly store: string
  readonly storeKeys: readonly { kind: 'NonFungibleLocalId'; value: string }[]
  readonly entities: readonly string[]
  readonly validators: readonly string[]
  readonly transactionIntentHash: string
  readonly manifest: string
  readonly signerKeyHex: string
  /** Two signed transactions, one for each client to submit. */
  readonly payloads: readonly [ours: string, theirs: string]
}

type EndpointRow = {
  /** Number of requests of each client: pages and batches take several; 1 if no devnet state needs a second. */
  readonly takes: 1 | 'several'
  /** This endpoint reads only the newest state. */
  readonly newest?: true
  readonly ours: (deps: ParityDeps) => Promise<unknown>
  readonly theirs: (deps: ParityDeps) => Promise<unknown>
}

export type EndpointRows<Name extends EndpointName = EndpointName> = Readonly<Record<Name, EndpointRow>>
