import { compareLocalIds, type LocalId, parseLocalId, type ResourceAddress } from '@lootboxes/ledger'
import { okAsync, ResultAsync } from 'neverthrow'
import { gatewayFailed, type LedgerReader } from './ask'
import { createLru } from './lru'
import { type LootFace, lootFace, type Odds, oddsOf } from './odds'
import type { ProductError } from './product-error'

export type PoolVault = {
  readonly address: string
  readonly resource: ResourceAddress
  /** State version of its last change. */
  readonly version: number
  /** The first ids, and where to go on. */
  readonly ids: readonly string[]
  readonly cursor: string | undefined
}

/** Where and when a pool is read. */
export type PoolMoment = { readonly owner: string; readonly stateVersion: number; readonly signal: AbortSignal }

type Part = { readonly resource: ResourceAddress; readonly ids: readonly LocalId[] }

/** Beyond this many pieces odds are told by collection: reading each piece's data would take hundreds of calls. */
const MOST_PIECES = 5_000

const validIds = (texts: readonly string[]): readonly LocalId[] =>
  texts.flatMap((text) =>
    parseLocalId(text).match(
      (id) => [id],
      () => [],
    ),
  )

/**
 * Reads what can still be drawn. A vault that did not change costs nothing, and a piece that was looked at once is not
 * looked at again: its name and rarity are part of what was promised.
 */
export function createPoolReader(gateway: LedgerReader) {
  const faces = createLru<string, LootFace | 'none'>(50_000)
  const known = createLru<string, readonly LocalId[]>(500)

  const restOf = (
    vault: PoolVault,
    { owner, stateVersion, signal }: PoolMoment,
  ): ResultAsync<readonly string[], ProductError> =>
    vault.cursor === undefined
      ? okAsync([])
      : gateway
          .getNonFungibleVaultIds(
            {
              address: owner,
              vaultAddress: vault.address,
              resourceAddress: vault.resource,
              cursor: vault.cursor,
              atLedgerState: { stateVersion },
            },
            { signal },
          )
          .map(({ items }) => items)
          .mapErr(gatewayFailed)

  const idsOf = (vault: PoolVault, moment: PoolMoment): ResultAsync<Part, ProductError> => {
    const key = `${vault.address}@${vault.version}`
    const ids = known.get(key)
    if (ids) return okAsync({ resource: vault.resource, ids })
    return restOf(vault, moment).map((rest) => {
      const all = [...validIds([...vault.ids, ...rest])].sort(compareLocalIds)
      known.set(key, all)
      return { resource: vault.resource, ids: all }
    })
  }

  const lookAt = ({ resource, ids }: Part, { stateVersion, signal }: PoolMoment): ResultAsync<number, ProductError> => {
    const unknown = ids.filter((id) => faces.get(`${resource}:${id}`) === undefined)
    if (unknown.length === 0) return okAsync(0)
    return gateway
      .getNonFungibleData(
        { resourceAddress: resource, nonFungibleIds: unknown, atLedgerState: { stateVersion } },
        { signal },
      )
      .mapErr(gatewayFailed)
      .map(({ non_fungible_ids }) => {
        for (const { non_fungible_id, data } of non_fungible_ids)
          faces.set(`${resource}:${non_fungible_id}`, lootFace(data?.programmatic_json) ?? 'none')
        return unknown.length
      })
  }

  const faceOf = (resource: ResourceAddress, id: LocalId): LootFace | undefined => {
    const face = faces.get(`${resource}:${id}`)
    return face === 'none' ? undefined : face
  }

  return (vaults: readonly PoolVault[], moment: PoolMoment): ResultAsync<Odds, ProductError> =>
    ResultAsync.combine(vaults.map((vault) => idsOf(vault, moment))).andThen((parts) => {
      const pieces = parts.flatMap(({ resource, ids }) => ids.map((id) => ({ resource, id })))
      const looked: ResultAsync<unknown, ProductError> =
        pieces.length > MOST_PIECES
          ? okAsync(undefined)
          : ResultAsync.combine(parts.map((part) => lookAt(part, moment)))
      return looked.map(() => oddsOf(pieces.map((piece) => ({ ...piece, face: faceOf(piece.resource, piece.id) }))))
    })
}
