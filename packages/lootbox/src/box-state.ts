import type { Gateway } from '@lootboxes/gateway'
import { parseResourceAddress } from '@lootboxes/ledger'
import { err, ok, type Result, type ResultAsync } from 'neverthrow'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import type { LootVault } from './non-fungible-reader'
import type { ProductError } from './product-error'
import { gatewayFailed, type LedgerReader, type QueryOptions } from './query'
import { childrenOf, fieldOf, parseSbor, type SborNode, textOf } from './sbor-node'

type Details = ReturnType<Gateway['getEntityDetails']> extends ResultAsync<infer Answer, unknown> ? Answer : never
type Entity = Details['items'][number]

/** A component's state and loot vaults, at one state version. */
export type BoxState = {
  readonly stateVersion: number
  readonly state: SborNode
  /** Tickets ever minted, where the ledger counts. */
  readonly minted: string | undefined
  /** Vaults that draws come from; absent when the state lacks the configured pool field. */
  readonly pool: readonly LootVault[] | undefined
  /** Vaults of pieces that are drawn and not claimed. */
  readonly others: readonly LootVault[]
}

const ownedIn = (node: SborNode): readonly string[] => {
  const own = node.kind === 'Own' ? textOf(node) : undefined
  return own === undefined ? childrenOf(node).flatMap(ownedIn) : [own]
}

/** The non-fungible vaults of an entity read at the level of vaults. */
const vaultsOf = (entity: Entity | undefined): readonly LootVault[] =>
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

function boxStateOf(
  box: LootboxEntry,
  { items, ledger_state }: Details,
  poolField: string,
): Result<BoxState, ProductError> {
  const component = items.find(({ address }) => address === box.componentAddress)
  const ticket = items.find(({ address }) => address === box.ticketAddress)?.details
  const state = parseSbor(component?.details?.type === 'Component' ? component.details.state : undefined)
  if (state.isErr()) return err({ kind: 'unreadable', what: `the lootbox ${box.id}`, missing: 'state' })
  const pool = fieldOf(state.value, poolField)
  const owned = new Set(pool ? ownedIn(pool) : [])
  const vaults = vaultsOf(component).filter(({ resource }) => resource !== box.ticketAddress)
  return ok({
    stateVersion: ledger_state.state_version,
    state: state.value,
    minted: ticket?.type === 'NonFungibleResource' ? ticket.total_minted : undefined,
    pool: pool && vaults.filter(({ address }) => owned.has(address)),
    others: vaults.filter(({ address }) => !owned.has(address)),
  })
}

export type BoxStateAsk = QueryOptions & {
  /** An earlier state version; the newest by default. */
  readonly atStateVersion?: number | undefined
}

/** Reads a box's component and ticket resource: one call. */
export const readBoxState = (
  gateway: LedgerReader,
  { odds }: LootboxConfig,
  box: LootboxEntry,
  { atStateVersion, ...ask }: BoxStateAsk,
): ResultAsync<BoxState, ProductError> =>
  gateway
    .getEntityDetails(
      {
        addresses: [box.componentAddress, box.ticketAddress],
        aggregation_level: 'Vault',
        opt_ins: { non_fungible_include_nfids: true },
        ...(atStateVersion === undefined ? {} : { at_ledger_state: { state_version: atStateVersion } }),
      },
      ask,
    )
    .mapErr(gatewayFailed)
    .andThen((answer) => boxStateOf(box, answer, odds.uniformOver))
