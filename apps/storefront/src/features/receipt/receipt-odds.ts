import { parseRarity, type Rarity, rarities } from '@lootboxes/ui'

/** An edge and its share of what could be drawn, or was printed, 0 to 1. */
export type EdgeOdds = { edge: Rarity; share: number }

/**
 * How likely the edges were. `ledger`: by what the box's vaults held at that state version; of a redemption, right before
 * the draw. `print`: by all the box ever held, where the ledger of that moment cannot be asked.
 */
export type ReceiptOdds =
  | { basis: 'ledger'; stateVersion: number; shares: readonly EdgeOdds[] }
  | { basis: 'print'; shares: readonly EdgeOdds[] }

/** Adds up kinds of loot by their edge, the rarest first; of what came only the edges that came, if they are known. */
export function edgeOdds(
  kinds: readonly { rarity: string | undefined; share: number }[],
  came: ReadonlySet<Rarity> | undefined,
): readonly EdgeOdds[] {
  const shareOf = (edge: Rarity) =>
    kinds.filter(({ rarity }) => parseRarity(rarity) === edge).reduce((sum, { share }) => sum + share, 0)
  return rarities
    .toReversed()
    .map((edge) => ({ edge, share: shareOf(edge) }))
    .filter(({ edge, share }) => share > 0 && (came === undefined || came.has(edge)))
}
