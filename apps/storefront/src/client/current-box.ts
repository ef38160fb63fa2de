import type { Amount, ComponentAddress, ResourceAddress } from '@lootboxes/ledger'
import type { LootboxEntry, Supply } from '@lootboxes/lootbox'
import type { Rarity } from '@lootboxes/ui'

/** Whether a box may be sold from here, as the server saw it. Only `live` is. */
export type Sale =
  | { status: 'live' | 'sold-out' }
  /** The component says it does not sell. */
  | { status: 'closed' }
  /** Not one of this site's: shown, never sold (trap T1). */
  | { status: 'unlisted' }
  /** The ledger does not answer: nothing is known, so nothing is claimed. */
  | { status: 'unreachable' }
  /** The ledger states another price than the configuration; undefined: none, and none is configured. */
  | { status: 'price-mismatch'; ledgerPrice: Amount | undefined }

/** A drawing of a box, by its collection, name and edge. */
export type Drawing = { resource: ResourceAddress; name: string; rarity: Rarity; picture: string | undefined }

/** As much of the ledger's answer about a box as the dialogs of its page need. */
export type BoxSummary = {
  stateVersion: number
  supply: Pick<Supply, 'sold' | 'max' | 'left'>
  /** The rarest edge still inside and how often it comes, in words. */
  bestOdds: string | undefined
  /** Every drawing the box held, for the album of those who own some. */
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
