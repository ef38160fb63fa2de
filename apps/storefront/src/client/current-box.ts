import type { ComponentAddress } from '@lootboxes/ledger'
import type { LootboxEntry, Supply } from '@lootboxes/lootbox'
import type { Sale } from '@lootboxes/lootbox/client'

/** The ledger data of a box that the dialogs need. */
export type BoxSummary = {
  stateVersion: number
  supply: Pick<Supply, 'sold' | 'max' | 'left'>
  /** The rarest edge still in the box and its odds, in words. */
  bestOdds: string | undefined
}

/** The box a page is about. */
export type CurrentBox = {
  address: ComponentAddress
  box: LootboxEntry | undefined
  sale: Sale
  facts: BoxSummary | undefined
}
