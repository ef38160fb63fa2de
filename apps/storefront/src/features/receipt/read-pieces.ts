import type { Gateway } from '@lootboxes/gateway'
import { parseRarity, type Rarity } from '@lootboxes/ui'
import { nftText } from '../loot/loot-details'
import { safeText } from '../media/safe-image'
import type { Movement } from './receipt'

/** A piece of loot in a receipt, with what it says about itself. */
export type ReceiptPiece = { resource: string; id: string; name: string; edge: Rarity }

/** Pieces of one collection whose names are read; a longer list is counted, not named. */
const most = 29

/** Names and edges of the non-fungibles in these movements; what cannot be read is left out. */
export async function readPieces(
  gateway: Pick<Gateway, 'getNonFungibleData'>,
  movements: readonly Movement[],
): Promise<readonly ReceiptPiece[]> {
  const read = movements.map(async (movement): Promise<readonly ReceiptPiece[]> => {
    if (!('ids' in movement)) return []
    const { resource, ids } = movement
    const answer = await gateway.getNonFungibleData({
      resourceAddress: resource,
      nonFungibleIds: ids.slice(0, most),
    })
    if (answer.isErr()) return []
    return answer.value.non_fungible_ids.flatMap(({ non_fungible_id: id, data }) => {
      const { name, rarity } = nftText(data?.programmatic_json)
      return name === undefined ? [] : [{ resource, id, name: safeText(name), edge: parseRarity(rarity) }]
    })
  })
  return (await Promise.all(read)).flat()
}
