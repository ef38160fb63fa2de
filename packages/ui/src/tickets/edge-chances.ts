import { chanceText } from './chance-text'
import { parseRarity, type Rarity, rarities, rarityWords } from './rarity'

/** What is left in a box, by the rarity that each line states. */
type LinesLeft = { lines: readonly { rarity?: string | undefined; left: number }[]; total: number }

/** The edges still in the box and how many drawings have each, rarest first. */
const edgesLeft = ({ lines }: LinesLeft) =>
  rarities
    .map((rarity) => {
      const own = lines.filter((line) => parseRarity(line.rarity) === rarity)
      return { rarity, left: own.reduce((sum, line) => sum + line.left, 0) }
    })
    .filter(({ left }) => left > 0)
    .toReversed()

/** The rarest edge still in the box and how often it comes, as `1 in 73`; undefined when nothing is left. */
export function bestOdds(odds: LinesLeft): { rarity: Rarity; words: string } | undefined {
  const [best] = edgesLeft(odds)
  if (best === undefined) return undefined
  const one = Math.max(1, Math.round(odds.total / best.left))
  return { rarity: best.rarity, words: `1 in ${one} for ${rarityWords[best.rarity].toLowerCase()}` }
}

/** How often each edge still in the box comes, as `1 in 73`; more than every other one in percent. */
export const edgeChances = (odds: LinesLeft): Partial<Record<Rarity, string>> =>
  Object.fromEntries(
    edgesLeft(odds).map(({ rarity, left }) => [
      rarity,
      // “1 in 1” would be a promise.
      left * 2 > odds.total ? chanceText(left / odds.total) : `1 in ${Math.round(odds.total / left)}`,
    ]),
  )
