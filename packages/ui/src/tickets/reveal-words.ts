import { type Rarity, rarities, rarityWords } from './rarity'
import type { StageLoot } from './reveal-order'

/** Up to this many items are named; of more, only the number of each rarity is stated. */
const MAX_NAMED = 3

const countByRarity = (loot: readonly StageLoot[]): string =>
  rarities
    .toReversed()
    .map((rarity) => [rarity, loot.filter((one) => one.rarity === rarity).length] as const)
    .flatMap(([rarity, count]) => (count > 0 ? [`${count} ${rarityWords[rarity].toLowerCase()}`] : []))
    .join(', ')

/** The rarity of an item as a word within a sentence. */
export const rarityOf = ({ rarity, rarityLabel }: StageLoot) => (rarityLabel ?? rarityWords[rarity]).toLowerCase()

export const english = {
  ready: (count: number) =>
    count === 1 ? 'Ready to tear' : count === 2 ? 'Both stubs are ready to tear' : `${count} tickets, ready to tear`,
  readyStill: (count: number) =>
    count === 1
      ? 'Ready to reveal'
      : count === 2
        ? 'Both tickets are ready to reveal'
        : `${count} tickets, ready to reveal`,
  tear: (count: number) => (count === 1 ? 'Tear it open' : count === 2 ? 'Tear both open' : `Tear all ${count} open`),
  hint: 'Hold, drag along the perforation, tap, or press Enter.',
  /** On devices without a keyboard. */
  hintTouch: 'Hold, drag along the perforation, or tap.',
  reveal: 'Reveal',
  skip: 'Skip the animation',
  sound: 'Sound',
  waiting: 'Opened. Waiting for the result.',
  waitingMore: 'The ledger draws in a second transaction. You can close this: nothing is lost.',
  next: (place: number, count: number) => `Next card, ${place} of ${count}`,
  summary: (count: number) => (count === 2 ? 'See both' : `See all ${count}`),
  rest: 'Reveal the rest',
  edge: (rarity: Rarity) => `${rarityWords[rarity]}…`,
  turned: (one: StageLoot, place: number, count: number) => `Card ${place} of ${count}: ${one.name}, ${rarityOf(one)}.`,
  found: (loot: readonly StageLoot[]) => {
    if (loot.length > MAX_NAMED) return `You found ${loot.length}: ${countByRarity(loot)}.`
    const named = loot.map((one) => `${one.name}, ${rarityOf(one)}`)
    return named.length === 1 ? `You found ${named[0] ?? ''}.` : `You found ${named.length}: ${named.join('; ')}.`
  },
}

export type RevealWords = typeof english
