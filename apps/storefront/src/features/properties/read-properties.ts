import { parseResourceAddress } from '@lootboxes/ledger'
import { getLootSafety, type LootSafety } from '@lootboxes/lootbox'
import { ResultAsync } from 'neverthrow'
import { pageGateway } from '../ledger/page-gateway'
import type { Shop } from '../shop/shop'
import type { Piece } from './piece'
import { type PieceProperty, pieceProperties } from './piece-properties'

export type Properties = { fields: readonly PieceProperty[]; raw: string; safety: readonly LootSafety[] }

/** A piece's own data and its collection's rules, from the ledger: two calls at once. Errors: no answer, no such piece. */
export function readProperties(
  shop: Shop,
  { resource, id }: Piece,
  signal: AbortSignal,
): ResultAsync<Properties, unknown> {
  const gateway = pageGateway(shop)
  const collection = parseResourceAddress(resource, shop.networkId)
  return ResultAsync.combine([
    gateway.getNonFungibleData({ resourceAddress: resource, nonFungibleIds: [id] }, { signal }),
    getLootSafety(gateway, collection.isOk() ? [collection.value] : [], { signal }),
  ] as const).map(([{ non_fungible_ids }, { collections }]) => {
    const json: unknown = non_fungible_ids[0]?.data?.programmatic_json
    return { fields: pieceProperties(json), raw: JSON.stringify(json ?? null, undefined, 2), safety: collections }
  })
}
