import { parseRarity, type Rarity, rarities, rarityWords } from './rarity'

/** The items left in a box, by the rarity of each line. */
type LinesLeft = { lines: readonly { rarity?: string | undefined; left: number }[]; total: number }

/** The rarest edge still in a box, how many of the total have it, and its odds as `1 in 73` and `1 in 73 for legendary (foil)`. */
export type BestOdds = { rarity: Rarity; left: number; total: number; odds: string; words: string }

/** The rarest edge still in the box; undefined when nothing is left. */
export function bestOdds({ lines, total }: LinesLeft): BestOdds | undefined {
  for (const rarity of rarities.toReversed()) {
    const own = lines.filter((line) => parseRarity(line.rarity) === rarity)
    const left = own.reduce((sum, line) => sum + line.left, 0)
    if (left > 0) {
      const odds = `1 in ${Math.max(1, Math.round(total / left))}`
      return { rarity, left, total, odds, words: `${odds} for ${rarityWords[rarity].toLowerCase()}` }
    }
  }
  return undefined
}

/** The chance, from 0 to 1, that at least one of so many tickets has the edge. No ticket is drawn twice. */
export function chanceInTickets({ left, total }: Pick<BestOdds, 'left' | 'total'>, tickets: number): number {
  let none = 1
  for (let drawn = 0; drawn < Math.min(tickets, total); drawn += 1)
    none *= Math.max(0, total - left - drawn) / (total - drawn)
  return 1 - none
}
