import type { Amount, ComponentAddress, ResourceAddress } from '@lootboxes/ledger'
import type { LootboxEntry, Supply } from '@lootboxes/lootbox'
import type { Rarity } from '@lootboxes/ui'

/** Whether this site may sell a box, as the server read it. Only `live` is sold. */
export type Sale =
  | { status: 'live' | 'sold-out' }
  /** The component is closed for sales. */
  | { status: 'closed' }
  /** Not listed by this site: shown, never sold (trap T1). */
  | { status: 'unlisted' }
  /** The ledger does not answer, so no supply is shown. */
  | { status: 'unreachable' }
  /** The ledger states another price than the configuration; undefined: none, and none is configured. */
  | { status: 'price-mismatch'; ledgerPrice: Amount | undefined }

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
