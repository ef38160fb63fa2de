import type { Odds } from '@lootboxes/lootbox'
import { chanceText, parseRarity, type Rarity, rarities, rarityWords } from '@lootboxes/ui'

/** The rarest edge still in the box and how often it comes, as `1 in 73`; undefined when nothing is left. */
export function bestOdds({ lines, total }: Odds): { rarity: Rarity; words: string } | undefined {
  for (const rarity of rarities.toReversed()) {
    const left = lines.filter((line) => parseRarity(line.rarity) === rarity).reduce((sum, line) => sum + line.left, 0)
    if (left === 0 || total === 0) continue
    return { rarity, words: `1 in ${Math.max(1, Math.round(total / left))} for ${rarityWords[rarity].toLowerCase()}` }
  }
  return undefined
}

/** How often each edge still in the box comes, as `1 in 73`; more than every other one in percent. */
export function chancesOf({ lines, total }: Odds): Partial<Record<Rarity, string>> {
  return Object.fromEntries(
    rarities.flatMap((rarity) => {
      const left = lines.filter((line) => parseRarity(line.rarity) === rarity).reduce((sum, line) => sum + line.left, 0)
      if (left === 0 || total === 0) return []
      // “1 in 1” would be a promise.
      const isCommon = left * 2 > total
      return [[rarity, isCommon ? chanceText(left / total) : `1 in ${Math.round(total / left)}`]]
    }),
  )
}
