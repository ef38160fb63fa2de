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
  /** The probability of this draw (0 to 1), the text stamped on the card, and the counts behind it. */
  chance?: { probability: number; text: string; counts: string } | undefined
  /** Its place in the account's album. */
  album?: { text: string; isNew: boolean } | undefined
  href?: string
  flagged?: boolean
}

/** The number of cards that turn one by one. Of more cards only the least probable turn. */
export const MOST_TURNED = 10

const rank = ({ rarity }: StageLoot) => rarities.indexOf(rarity)

/** The cards by the probability of their draw, the lowest last; by their rarity while a probability is unknown. */
export const rising = <Loot extends StageLoot>(loot: readonly Loot[]): readonly Loot[] =>
  loot.every(({ chance }) => chance !== undefined)
    ? loot.toSorted((a, b) => (b.chance?.probability ?? 1) - (a.chance?.probability ?? 1) || rank(a) - rank(b))
    : loot.toSorted((a, b) => rank(a) - rank(b))

/** The cards of `rising` that turn: of many only the last ones. */
export const turnedOf = <Loot extends StageLoot>(loot: readonly Loot[]): readonly Loot[] =>
  loot.length > MOST_TURNED ? loot.slice(-5) : loot

/** The cards in the order in which they turn, the least probable last. Of many cards only the least probable ones. */
export const turningOrder = <Loot extends StageLoot>(loot: readonly Loot[]): readonly Loot[] => turnedOf(rising(loot))
