import type { ComponentAddress } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import type { Rarity } from '@lootboxes/ui'

/** One kind of loot still in the box: how many copies, and the chance that the next draw is one of them. */
export type OddsLine = {
  key: string
  name: string
  rarity: Rarity
  imageUrl: string | undefined
  left: number
  share: number
}

/** What the ledger says about a box at one state version. */
export type BoxFacts = {
  stateVersion: number
  sold: number
  max: number | undefined
  open: boolean
  odds: readonly OddsLine[]
}

export const leftOf = (facts: BoxFacts): number | undefined =>
  facts.max === undefined ? undefined : Math.max(0, facts.max - facts.sold)

/** The ledger proves that nothing is left (trap T5); not knowing is not sold out. */
export const isSoldOut = (facts: BoxFacts | undefined): boolean => facts !== undefined && leftOf(facts) === 0

/** The box a page is about. Without `box` it is not one of this site's: shown, never sold (trap T1). */
export type CurrentBox = { address: ComponentAddress; box: LootboxEntry | undefined; facts: BoxFacts | undefined }
