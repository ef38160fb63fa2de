import type { Odds, OddsLine } from '@lootboxes/lootbox'
import { countText, itemName, type OddsRow, parseRarity, type Rarity, rarities, rarityWords } from '@lootboxes/ui'
import { mediaPath } from '@/config/paths'

const picture = ({ imageUrl, resource, exampleId }: OddsLine) =>
  imageUrl === undefined ? undefined : mediaPath(resource, exampleId)

/** One row for each kind that the box held, rarest first. Depleted kinds come last, with the odds 0. */
export const drawingRows = ({ lines }: Odds): readonly OddsRow[] =>
  lines.map((line, place) => ({
    // A line's own key has 100 characters, and the rows are in the page's data.
    key: `${place}`,
    name: itemName(line.name),
    rarity: parseRarity(line.rarity),
    picture: picture(line),
    left: line.left,
    chance: line.share,
  }))

/** The number of kinds that are left. */
const kindsLeft = (lines: readonly OddsLine[]): string => {
  const count = lines.filter(({ left }) => left > 0).length
  if (count === 0) return 'None left'
  return countText(count, 'kind')
}

/** One row for each printed rarity, foil first, with the picture of its most frequent kind. Depleted rarities stay. */
export function edgeRows({ lines, total }: Odds): readonly OddsRow[] {
  const row = (rarity: Rarity): OddsRow[] => {
    const same = lines.filter((line) => parseRarity(line.rarity) === rarity)
    const [most] = same.toSorted((a, b) => b.left - a.left)
    if (most === undefined) return []
    const left = same.reduce((sum, line) => sum + line.left, 0)
    return [
      {
        key: rarity,
        name: kindsLeft(same),
        rarity,
        rarityLabel: rarityWords[rarity],
        picture: picture(most),
        left,
        chance: total === 0 ? 0 : left / total,
      },
    ]
  }
  return rarities.toReversed().flatMap(row)
}
