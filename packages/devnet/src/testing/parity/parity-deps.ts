import type { Gateway } from '@lootboxes/gateway'
import type { EndpointName } from '@lootboxes/gateway/wire'
import type { GatewayApiClient } from '@radixdlt/babylon-gateway-api-sdk'

/** A devnet with history, and both clients at it. State is read at `stateVersion`, so that trade in between changes nothing. */
export type ParityDeps = {
  readonly ours: Gateway
  readonly sdk: GatewayApiClient
  readonly stateVersion: number
  readonly account: string
  /** Holds pieces of more collections than one page shows. */
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
  /** Two signed transactions, one for each client to hand in. */
  readonly payloads: readonly [ours: string, theirs: string]
}

type EndpointRow = {
  /** Requests of each client: pages and batches take several; 1 where no devnet state needs a second. */
  readonly takes: 1 | 'several'
  /** Answers from the newest state only, whatever version the others read. */
  readonly newest?: true
  readonly ours: (deps: ParityDeps) => Promise<unknown>
  readonly theirs: (deps: ParityDeps) => Promise<unknown>
}

export type EndpointRows<Name extends EndpointName = EndpointName> = Readonly<Record<Name, EndpointRow>>
