import { type ReactNode, useMemo, useState } from 'react'
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
const rising = <Loot extends StageLoot>(loot: readonly Loot[]): readonly Loot[] =>
  loot.every(({ chance }) => chance !== undefined)
    ? loot.toSorted((a, b) => (b.chance?.probability ?? 1) - (a.chance?.probability ?? 1) || rank(a) - rank(b))
    : loot.toSorted((a, b) => rank(a) - rank(b))

/** The cards in the order in which they turn, the least probable last. Of many cards only the least probable ones. */
export const turningOrder = <Loot extends StageLoot>(loot: readonly Loot[]): readonly Loot[] =>
  loot.length > MOST_TURNED ? rising(loot).slice(-5) : rising(loot)

const keysOf = (loot: readonly StageLoot[] | undefined) => loot?.map(({ key }) => key).join(' ')

/** The loot with the least probable card last. Chances that arrive later change no order, so that no card moves. */
export function useRising(loot: readonly StageLoot[] | undefined): readonly StageLoot[] | undefined {
  const [first, setFirst] = useState(loot)
  if (keysOf(first) !== keysOf(loot)) setFirst(loot)
  return useMemo(() => {
    const places = new Map(first && rising(first).map(({ key }, place) => [key, place]))
    return loot?.toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0))
  }, [loot, first])
}
