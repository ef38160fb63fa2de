import { readDetails } from '../ledger/collection-facts'
import { isUnknownEntity, must } from '../ledger/must'
import type { PastTransaction } from './read-history'
import { itemKey, type Recounted, type RecountedItem, type RecountOptions } from './recounted'

/** Every id ever minted and where it is, from the ledger's state alone. */
export async function readItems(
  { gateway, stateVersion, signal }: RecountOptions,
  collections: readonly string[],
  onItem: (
    collection: string,
    id: string,
    where: { entity: string | undefined; isBurned: boolean; at: number },
  ) => void,
): Promise<void> {
  const at_ledger_state = { state_version: stateVersion }
  for (const resourceAddress of collections) {
    const page = await gateway.getNonFungibleIds({ resource_address: resourceAddress, at_ledger_state }, { signal })
    if (page.isErr() && isUnknownEntity(page.error)) continue
    const ids = must(page).non_fungible_ids.items
    for (let from = 0; from < ids.length; from += 290) {
      const nonFungibleIds = ids.slice(from, from + 290)
      const where = must(
        await gateway.getNonFungibleLocation(
          { resource_address: resourceAddress, non_fungible_ids: nonFungibleIds, at_ledger_state },
          { signal },
        ),
      )
      for (const one of where.non_fungible_ids)
        onItem(resourceAddress, one.non_fungible_id, {
          entity: one.owning_vault_global_ancestor_address,
          isBurned: one.is_burned,
          at: one.last_updated_at_state_version,
        })
    }
  }
}

/** The non-fungible resources of a ledger's history, or those that are followed. */
export async function findCollections(
  options: RecountOptions,
  history: readonly PastTransaction[],
): Promise<readonly string[]> {
  const { gateway, boxes, followed, stateVersion, signal } = options
  const resources = new Set(followed ?? boxes.map(({ ticketAddress }) => ticketAddress))
  if (!followed) {
    for (const { changes, fleeting } of history)
      for (const { resource } of [...changes, ...fleeting]) resources.add(resource)
    for (const { componentAddress: address } of boxes) {
      const held = await gateway.getNonFungibles(
        { address, at_ledger_state: { state_version: stateVersion } },
        { signal },
      )
      if (held.isOk()) for (const { resource_address } of held.value.items) resources.add(resource_address)
    }
  }
  const details = await readDetails([...resources], { gateway, stateVersion, signal })
  return [...details.values()]
    .filter(({ details: own }) => own?.type === 'NonFungibleResource')
    .map(({ address }) => address)
}

/** Follows every id through the history: when it was minted, moved and burned. */
export function followItems(
  { history, items, figures, boxOf }: Recounted,
  isCounted: (resource: string) => boolean,
): void {
  for (const { stateVersion, changes, fleeting } of history) {
    for (const { resource, id } of fleeting) {
      if (!isCounted(resource)) continue
      items.set(itemKey(resource, id), {
        collection: resource,
        id,
        mintedAt: stateVersion,
        burnedAt: stateVersion,
        places: [],
      })
      figures.add(resource, 'minted', stateVersion)
    }
    for (const { resource, id, from, to } of changes) {
      if (!isCounted(resource) || from === to) continue
      const known = items.get(itemKey(resource, id))
      const item: RecountedItem = known ?? { collection: resource, id, mintedAt: stateVersion, places: [] }
      items.set(itemKey(resource, id), item)
      if (!known && from === undefined) figures.add(resource, 'minted', stateVersion)
      if (from !== undefined && to !== undefined && !boxOf(from)) figures.add(resource, 'transfers', stateVersion)
      if (to === undefined) item.burnedAt = stateVersion
      item.places.push({ at: stateVersion, entity: to })
    }
  }
}
