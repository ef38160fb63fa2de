import type { Odds } from '@lootboxes/lootbox'
import { parseRarity, type Rarity, rarities, rarityWords } from '@lootboxes/ui'

/** The rarest edge still in the box and how often it comes, as `1 in 73`; undefined when nothing is left. */
export function bestOdds({ lines, total }: Odds): { rarity: Rarity; words: string } | undefined {
  for (const rarity of rarities.toReversed()) {
    const left = lines.filter((line) => parseRarity(line.rarity) === rarity).reduce((sum, line) => sum + line.left, 0)
    if (left === 0 || total === 0) continue
    return { rarity, words: `1 in ${Math.max(1, Math.round(total / left))} for ${rarityWords[rarity].toLowerCase()}` }
  }
  return undefined
}
