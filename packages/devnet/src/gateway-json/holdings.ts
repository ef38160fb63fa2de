import { type Amount, addAmounts, formatAmount, ZERO } from '@lootboxes/ledger'
import { idsIn } from '../engine/vaults'
import { pageOf } from '../http/cursor'
import type { Vault } from '../store/families'
import type { View } from '../store/store'
import { explicitMetadataOf } from './metadata-items'

export type HeldVault<K extends Vault['kind'] = Vault['kind']> = {
  address: string
  version: number
  vault: Extract<Vault, { kind: K }>
}

export type HeldResource<K extends Vault['kind'] = Vault['kind']> = {
  resource: string
  vaults: readonly HeldVault<K>[]
}

const isKind = <K extends Vault['kind']>(vault: Vault, kind: K): vault is Extract<Vault, { kind: K }> =>
  vault.kind === kind

/** Vaults of an entity by resource, the newest resource first. Empty vaults stay in the list. */
export function heldBy<K extends Vault['kind']>(view: View, owner: string, kind: K): readonly HeldResource<K>[] {
  const resources = new Map<string, HeldVault<K>[]>()
  for (const { value } of view.list('vaults', owner)) {
    const cell = view.read('vault', value.vault)
    if (!cell || !isKind(cell.value, kind)) continue
    const held: HeldVault<K> = { address: value.vault, version: cell.version, vault: cell.value }
    resources.set(value.resource, [held, ...(resources.get(value.resource) ?? [])])
  }
  return [...resources].reverse().map(([resource, vaults]) => ({ resource, vaults }))
}

const latest = (vaults: readonly { version: number }[]): number => Math.max(...vaults.map(({ version }) => version))

const total = (vaults: readonly HeldVault<'fungible'>[]): Amount =>
  vaults.reduce<Amount>((sum, { vault }) => addAmounts(sum, vault.amount), ZERO)

/** Ids of a vault, the newest arrival first, as in the Gateway. */
export function idsNewestFirst(view: View, resource: string, vault: string): readonly string[] {
  return [...idsIn(view, resource, vault)].reverse()
}

export const fungibleVault = ({ address, vault, version }: HeldVault<'fungible'>) => ({
  vault_address: address,
  amount: formatAmount(vault.amount),
  last_updated_at_state_version: version,
})

export function nonFungibleVault(
  view: View,
  { address, vault, version }: HeldVault<'non-fungible'>,
  includeIds: boolean,
) {
  const bare = { vault_address: address, total_count: vault.count, last_updated_at_state_version: version }
  if (!includeIds) return bare
  const { items, next_cursor } = pageOf(idsNewestFirst(view, vault.resource, address), undefined, 100)
  return { ...bare, items, ...(next_cursor === undefined ? {} : { next_cursor }) }
}

export type ItemOptions = { level: 'Global' | 'Vault'; includeIds: boolean; explicit: readonly string[] }

const explicitPart = (view: View, resource: string, { explicit }: ItemOptions) =>
  explicit.length === 0 ? {} : { explicit_metadata: explicitMetadataOf(view, resource, explicit) }

export function fungibleItem(view: View, { resource, vaults }: HeldResource<'fungible'>, options: ItemOptions) {
  const head = {
    aggregation_level: options.level,
    resource_address: resource,
    ...explicitPart(view, resource, options),
  }
  if (options.level === 'Global')
    return { ...head, amount: formatAmount(total(vaults)), last_updated_at_state_version: latest(vaults) }
  return { ...head, vaults: pageOf(vaults.map(fungibleVault), undefined, 100) }
}

export function nonFungibleItem(view: View, { resource, vaults }: HeldResource<'non-fungible'>, options: ItemOptions) {
  const head = {
    aggregation_level: options.level,
    resource_address: resource,
    ...explicitPart(view, resource, options),
  }
  const amount = vaults.reduce((sum, { vault }) => sum + vault.count, 0)
  if (options.level === 'Global') return { ...head, amount, last_updated_at_state_version: latest(vaults) }
  return {
    ...head,
    vaults: pageOf(
      vaults.map((one) => nonFungibleVault(view, one, options.includeIds)),
      undefined,
      100,
    ),
  }
}
