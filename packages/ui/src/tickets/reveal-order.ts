import type { ReactNode } from 'react'
import { type Rarity, rarities } from './rarity'

/** One card of the reveal stage. */
export type StageLoot = {
  key: string
  name: string
  picture?: string | undefined
  description?: string
  rarity: Rarity
  rarityLabel?: string
  /** “1 of 6”, and other facts. */
  note?: ReactNode
  href?: string
  flagged?: boolean
}

/** The number of cards that turn one by one. Of more cards only the rarest turn. */
export const MOST_TURNED = 10

const rank = ({ rarity }: StageLoot) => rarities.indexOf(rarity)

/** The cards in the order in which they turn, the rarest last. Of many cards only the rarest ones. */
export const turningOrder = (loot: readonly StageLoot[]): readonly StageLoot[] => {
  const rising = loot.toSorted((a, b) => rank(a) - rank(b))
  return loot.length > MOST_TURNED ? rising.slice(-5) : rising
}

/** The final arrangement: the rarest card in the middle of the first row, the others around it. */
export const bestInTheMiddle = (loot: readonly StageLoot[], columns: number): readonly StageLoot[] => {
  const falling = loot.toSorted((a, b) => rank(b) - rank(a))
  const first = falling.slice(0, Math.max(1, columns))
  const row: StageLoot[] = []
  for (const [place, one] of first.entries()) {
    if (place % 2 === 0) row.push(one)
    else row.unshift(one)
  }
  return [...row, ...falling.slice(first.length)]
}
