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
  /** Its collection and number. */
  note?: ReactNode
  /** The probability of this draw, stamped on the card, and the counts behind it. */
  chance?: { text: string; counts: string } | undefined
  /** Its place in the account's album. */
  album?: { text: string; isNew: boolean } | undefined
  href?: string
  flagged?: boolean
}

/** The number of cards that turn one by one. Of more cards only the rarest turn. */
export const MOST_TURNED = 10

const rank = ({ rarity }: StageLoot) => rarities.indexOf(rarity)

/** The cards in the order in which they turn, the rarest last. Of many cards only the rarest ones. */
export const turningOrder = <Loot extends StageLoot>(loot: readonly Loot[]): readonly Loot[] => {
  const rising = loot.toSorted((a, b) => rank(a) - rank(b))
  return loot.length > MOST_TURNED ? rising.slice(-5) : rising
}

/** The final arrangement: the rarest card first, as the large one. */
export const spreadOrder = (loot: readonly StageLoot[]): readonly StageLoot[] =>
  loot.toSorted((a, b) => rank(b) - rank(a))
