import type { ComponentAddress, ResourceAddress } from '@lootboxes/ledger'
import type { LootboxEntry, Supply } from '@lootboxes/lootbox'
import type { Sale } from '@lootboxes/lootbox/client'
import type { Rarity } from '@lootboxes/ui'

/** A drawing of a box, by its collection, name and edge. */
export type Drawing = { resource: ResourceAddress; name: string; rarity: Rarity; picture: string | undefined }

/** The ledger data of a box that the dialogs need. */
export type BoxSummary = {
  stateVersion: number
  supply: Pick<Supply, 'sold' | 'max' | 'left'>
  /** The rarest edge still in the box and its odds, in words. */
  bestOdds: string | undefined
  /** Every drawing the box had at first, for the album. */
  drawings?: readonly Drawing[] | undefined
  /** How often each edge comes, as `1 in 73`. */
  chances?: Partial<Record<Rarity, string>> | undefined
}

/** The box a page is about. */
export type CurrentBox = {
  address: ComponentAddress
  box: LootboxEntry | undefined
  sale: Sale
  facts: BoxSummary | undefined
}
