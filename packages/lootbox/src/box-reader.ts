import type { Gateway } from '@lootboxes/gateway'
import { parseResourceAddress, type ResourceAddress } from '@lootboxes/ledger'
import { errAsync, okAsync, type ResultAsync } from 'neverthrow'
import { type AskOptions, gatewayFailed, type LedgerReader } from './ask'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import type { Odds } from './odds'
import { createPoolReader, type PoolVault } from './pool-reader'
import type { ProductError } from './product-error'
import { childrenOf, fieldOf, parseSbor, type SborNode, textOf } from './sbor-node'
import { createShared } from './shared'
import { type Supply, supplyOf } from './supply'

/** What the ledger says about a box, at one state version. */
export type BoxFacts = {
  readonly stateVersion: number
  readonly supply: Supply
  /** Absent when the component has no field the configuration calls the pool: then nothing is known about the odds. */
  readonly odds: Odds | undefined
  /** Collections the component holds pieces of, or held. */
  readonly collections: readonly ResourceAddress[]
}

type Details = ReturnType<Gateway['getEntityDetails']> extends ResultAsync<infer Answer, unknown> ? Answer : never
type Entity = Details['items'][number]

const ownedIn = (node: SborNode): readonly string[] => {
  const own = node.kind === 'Own' ? textOf(node) : undefined
  return own === undefined ? childrenOf(node).flatMap(ownedIn) : [own]
}

/** The non-fungible vaults of an entity read at the level of vaults. */
const vaultsOf = (entity: Entity | undefined): readonly PoolVault[] =>
  (entity?.non_fungible_resources?.items ?? []).flatMap((item) => {
    const resource = parseResourceAddress(item.resource_address)
    if (resource.isErr() || !('vaults' in item)) return []
    return item.vaults.items.map((vault) => ({
      address: vault.vault_address,
      resource: resource.value,
      version: vault.last_updated_at_state_version,
      ids: vault.items ?? [],
      cursor: vault.next_cursor ?? undefined,
    }))
  })

/** Reads supply and odds of boxes: one call while nothing was bought or drawn. Simultaneous questions share one reading. */
export function createBoxReader(gateway: LedgerReader, config: LootboxConfig) {
  const readPool = createPoolReader(gateway)
  const share = createShared<BoxFacts>()

  const factsOf = (
    box: LootboxEntry,
    { items, ledger_state }: Details,
    signal: AbortSignal,
  ): ResultAsync<BoxFacts, ProductError> => {
    const component = items.find(({ address }) => address === box.componentAddress)
    const ticket = items.find(({ address }) => address === box.ticketAddress)?.details
    const minted = ticket?.type === 'NonFungibleResource' ? ticket.total_minted : undefined
    const state = parseSbor(component?.details?.type === 'Component' ? component.details.state : undefined)
    if (state.isErr()) return errAsync({ kind: 'unreadable', what: `the lootbox ${box.id}`, missing: 'state' })

    const stateVersion = ledger_state.state_version
    const held = vaultsOf(component)
    const pool = fieldOf(state.value, config.odds.uniformOver)
    const owned = new Set(pool ? ownedIn(pool) : [])
    const inPool = held.filter(({ address }) => owned.has(address))
    const odds: ResultAsync<Odds | undefined, ProductError> = pool
      ? readPool(inPool, { owner: box.componentAddress, stateVersion, signal })
      : okAsync(undefined)
    return odds.map((known) => ({
      stateVersion,
      supply: supplyOf(state.value, config.boxFields, minted),
      odds: known,
      collections: [...new Set(held.map(({ resource }) => resource))],
    }))
  }

  const read = (
    box: LootboxEntry,
    { signal, minStateVersion }: { signal: AbortSignal; minStateVersion: number | undefined },
  ) =>
    gateway
      .getEntityDetails(
        {
          addresses: [box.componentAddress, box.ticketAddress],
          aggregationLevel: 'Vault',
          optIns: { nonFungibleIncludeNfids: true },
        },
        { signal, minStateVersion },
      )
      .mapErr(gatewayFailed)
      .andThen((answer) => factsOf(box, answer, signal))

  return (box: LootboxEntry, { signal, minStateVersion }: AskOptions = {}): ResultAsync<BoxFacts, ProductError> =>
    share(
      `${box.componentAddress} ${minStateVersion ?? ''}`,
      (scope) => read(box, { signal: scope, minStateVersion }),
      signal,
    )
}

export type BoxReader = ReturnType<typeof createBoxReader>
