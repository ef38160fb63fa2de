import { compareLocalIds, type LocalId, type ResourceAddress } from '@lootboxes/ledger'
import { LRUCache } from 'lru-cache'
import { okAsync, ResultAsync } from 'neverthrow'
import { type LootMetadata, lootMetadata, type NonFungible } from './odds'
import { oncePer } from './once-per'
import type { ProductError } from './product-error'
import { gatewayFailed, type LedgerReader } from './query'
import { validIds } from './valid-ids'

export type LootVault = {
  readonly address: string
  readonly resource: ResourceAddress
  /** State version of its last change. */
  readonly version: number
  /** The first ids, and where to go on. */
  readonly ids: readonly string[]
  readonly cursor: string | undefined
}

/** Where and when pieces are read. */
export type Moment = { readonly owner: string; readonly stateVersion: number; readonly signal: AbortSignal }
/** Pieces of one collection. */
export type NonFungibles = { readonly resource: ResourceAddress; readonly ids: readonly LocalId[] }

/** Above this number pieces are grouped by collection only. Reading the data of each would take hundreds of calls. */
export const MAX_NON_FUNGIBLES = 5_000
/** Twenty batches of 29. */
const STEP = 580

/** The ids after the first ones. */
function restIdsOf(
  gateway: LedgerReader,
  vault: LootVault,
  { owner, stateVersion, signal }: Moment,
): ResultAsync<readonly string[], ProductError> {
  if (vault.cursor === undefined) return okAsync([])
  const request = {
    address: owner,
    vault_address: vault.address,
    resource_address: vault.resource,
    cursor: vault.cursor,
    at_ledger_state: { state_version: stateVersion },
  }
  return gateway
    .getNonFungibleVaultIds(request, { signal })
    .map(({ items }) => items)
    .mapErr(gatewayFailed)
}

/**
 * Creates a reader of loot and its metadata. An unchanged vault costs no call. Each piece is read once, because its name and
 * rarity are part of the stated odds.
 */
function createNonFungibleReader(gateway: LedgerReader) {
  const metadataById = new LRUCache<string, LootMetadata | 'none'>({ max: 50_000 })
  const known = new LRUCache<string, readonly LocalId[]>({
    maxSize: 200_000,
    sizeCalculation: (ids) => ids.length + 1,
  })

  const idsOf = (vault: LootVault, moment: Moment): ResultAsync<NonFungibles, ProductError> => {
    const key = `${vault.address}@${vault.version}`
    const ids = known.get(key)
    if (ids) return okAsync({ resource: vault.resource, ids })
    return restIdsOf(gateway, vault, moment).map((rest) => {
      const all = [...validIds([...vault.ids, ...rest])].sort(compareLocalIds)
      known.set(key, all)
      return { resource: vault.resource, ids: all }
    })
  }

  const learn = (
    resource: ResourceAddress,
    nonFungibleIds: readonly LocalId[],
    { stateVersion, signal }: Moment,
  ): ResultAsync<unknown, ProductError> =>
    gateway
      .getNonFungibleData(
        {
          resource_address: resource,
          non_fungible_ids: nonFungibleIds,
          at_ledger_state: { state_version: stateVersion },
        },
        { signal },
      )
      .mapErr(gatewayFailed)
      .andTee(({ non_fungible_ids }) => {
        for (const { non_fungible_id, data } of non_fungible_ids)
          metadataById.set(`${resource}:${non_fungible_id}`, lootMetadata(data?.programmatic_json) ?? 'none')
      })

  /** Reads in steps, so that a read after a deadline continues from the last step. */
  const lookAt = ({ resource, ids }: NonFungibles, moment: Moment): ResultAsync<unknown, ProductError> => {
    const unknown = ids.filter((id) => metadataById.get(`${resource}:${id}`) === undefined)
    let looked: ResultAsync<unknown, ProductError> = okAsync(undefined)
    for (let from = 0; from < unknown.length; from += STEP)
      looked = looked.andThen(() => learn(resource, unknown.slice(from, from + STEP), moment))
    return looked
  }

  const metadataOf = (resource: ResourceAddress, id: LocalId): LootMetadata | undefined => {
    const metadata = metadataById.get(`${resource}:${id}`)
    return metadata === 'none' ? undefined : metadata
  }

  const withMetadata = (
    parts: readonly NonFungibles[],
    moment: Moment,
  ): ResultAsync<readonly NonFungible[], ProductError> => {
    const count = parts.reduce((sum, { ids }) => sum + ids.length, 0)
    // Some with metadata and some without would split one kind in two.
    if (count > MAX_NON_FUNGIBLES)
      return okAsync(parts.flatMap(({ resource, ids }) => ids.map((id) => ({ resource, id, metadata: undefined }))))
    return ResultAsync.combine(parts.map((part) => lookAt(part, moment))).map(() =>
      parts.flatMap(({ resource, ids }) => ids.map((id) => ({ resource, id, metadata: metadataOf(resource, id) }))),
    )
  }

  return {
    withMetadata,
    inVaults: (vaults: readonly LootVault[], moment: Moment): ResultAsync<readonly NonFungible[], ProductError> =>
      ResultAsync.combine(vaults.map((vault) => idsOf(vault, moment))).andThen((parts) => withMetadata(parts, moment)),
  }
}

export type NonFungibleReader = ReturnType<typeof createNonFungibleReader>

/** The pieces of a gateway, shared by all readers. */
export const nonFungiblesOf = oncePer(createNonFungibleReader)
