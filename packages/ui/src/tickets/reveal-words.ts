import { groupByRarity, rarityShortWords, rarityWords } from './rarity'
import type { StageLoot } from './reveal-order'

/** Up to this many items are named; of more, only the number of each rarity is stated. */
const MAX_NAMED = 3

/** “Loamer, Puddlepop and Glimmerwig”. */
const list = new Intl.ListFormat('en-GB')

/** “6 legendary and 18 common”. */
const countByRarity = (loot: readonly StageLoot[]): string =>
  list.format(groupByRarity(loot).map(({ rarity, same }) => `${same.length} ${rarityShortWords[rarity].toLowerCase()}`))

/** The rarity of an item as a label. */
export const rarityName = ({ rarity, rarityLabel }: StageLoot) => rarityLabel ?? rarityWords[rarity]

/** The same in one word. */
export const rarityShortName = ({ rarity, rarityLabel }: StageLoot) => rarityLabel ?? rarityShortWords[rarity]

/** An item as the live region names it: “Glimmerwig (uncommon)”. */
const said = (one: StageLoot) => `${one.name} (${rarityShortName(one).toLowerCase()})`

export const english = {
  ready: (count: number) =>
    count === 1 ? 'Tear along the line' : count === 2 ? 'Tear both along the line' : `Tear all ${count} along the line`,
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
  /** The short form on the button. */
  skipShort: 'Skip',
  sound: 'Sound',
  stub: (count: number) => (count === 1 ? 'Admit one surprise' : 'Admit one surprise each'),
  sealed: 'Signed. The ledger reveals the tickets.',
  waiting: 'Opened. Waiting for the result.',
  waitingMore: 'The box chooses in a second transaction. You can close this: nothing is lost.',
  /** The heading of each step. */
  tickets: (count: number) => (count === 1 ? 'Your ticket' : `${count} tickets`),
  drawing: 'The box chooses',
  place: (place: number, count: number) => (count === 1 ? 'Your item' : `${place} of ${count}`),
  all: (count: number) => (count === 1 ? 'Your item' : `Your ${count} items`),
  turn: 'Turn the card',
  next: (place: number, count: number) => `Next card, ${place} of ${count}`,
  summary: (count: number) => (count === 2 ? 'See both' : `See all ${count}`),
  rest: 'Reveal the rest',
  chance: 'the chance was',
  tilt: 'Tilt the card to see its print',
  faceDown: (place: number, count: number) => `Card ${place} of ${count} lies face down.`,
  turned: (one: StageLoot, place: number, count: number) => `Card ${place} of ${count}: ${said(one)}.`,
  found: (loot: readonly StageLoot[]) => {
    if (loot.length > MAX_NAMED) return `You revealed ${loot.length} items: ${countByRarity(loot)}.`
    return `You revealed ${list.format(loot.map(said))}.`
  },
}

export type RevealWords = typeof english
