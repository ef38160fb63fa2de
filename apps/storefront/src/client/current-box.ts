import type { ComponentAddress } from '@lootboxes/ledger'
import type { LootboxEntry, Supply } from '@lootboxes/lootbox'
import type { Sale } from '@lootboxes/lootbox/client'
import type { BestOdds } from '@lootboxes/ui'

/** The ledger data of a box that the dialogs need. */
export type BoxSummary = {
  stateVersion: number
  supply: Pick<Supply, 'sold' | 'max' | 'left'>
  bestOdds: BestOdds | undefined
}

/** The box a page is about. */
export type CurrentBox = {
  address: ComponentAddress
  box: LootboxEntry | undefined
  sale: Sale
  facts: BoxSummary | undefined
}
