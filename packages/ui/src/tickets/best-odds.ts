import { parseRarity, type Rarity, rarities, rarityWords } from './rarity'

/** What is left in a box, by the rarity that each line states. */
type LinesLeft = { lines: readonly { rarity?: string | undefined; left: number }[]; total: number }

/** The rarest edge still in the box and how often it comes, as `1 in 73`; undefined when nothing is left. */
export function bestOdds({ lines, total }: LinesLeft): { rarity: Rarity; words: string } | undefined {
  for (const rarity of rarities.toReversed()) {
    const own = lines.filter((line) => parseRarity(line.rarity) === rarity)
    const left = own.reduce((sum, line) => sum + line.left, 0)
    if (left > 0)
      return { rarity, words: `1 in ${Math.max(1, Math.round(total / left))} for ${rarityWords[rarity].toLowerCase()}` }
  }
  return undefined
}
