import { type Amount, amountOf, type ComponentAddress, type ResourceAddress } from '@lootboxes/ledger'
import { CLUB_PROOF, type DepositMethod, type LockFeeProof } from '@lootboxes/manifest'

/** One lootbox of the shop. */
export type LootboxEntry = {
  readonly id: string
  readonly bigImage: string
  readonly userImage: string
  readonly name: string
  readonly title: string
  readonly componentAddress: ComponentAddress
  readonly ticketAddress: ResourceAddress
  /** The payment token. */
  readonly tokenAddress: ResourceAddress
  readonly tokenIconUrl: string
  readonly price: Amount
  /** The content of a ticket in words, such as `one huggable creature or plant`. */
  readonly contents?: string | undefined
  /** The announced start of the sale, in milliseconds since 1970. The ledger decides whether the box sells. */
  readonly opensAt?: number | undefined
}

/** Which fields of a ticket's non-fungible data say what. */
export type TicketFields = {
  /** True once the result is known. */
  readonly revealed: string
  /** True once opened; between the two the ticket waits for its draw. Leave out when opening and drawing are one step. */
  readonly opened?: string | undefined
  /** True once redeemed. Leave out when redeeming burns the ticket. */
  readonly redeemed?: string | undefined
  /** The field with the loot, or `auto`: any part of the data that pairs one resource with ids. */
  readonly loots: string
}

/** Which fields of the component's state the odds and the supply are read from. */
export type BoxFields = {
  readonly price: string
  readonly maxTickets: string
  readonly ticketsSold: string
  readonly isOpen: string
}

/** The configuration of a product: its boxes, tickets, odds and club. Create it with `lootboxConfig`. */
export type LootboxConfig = {
  readonly networkId: number
  readonly product: {
    readonly name: string
    /** As in `/api/{product}-100-club`. */
    readonly slug: string
    /** The special token of the 100-club. Without it every account is outside the club. */
    readonly tokenAddress?: ResourceAddress | undefined
  }
  readonly clubThreshold: Amount
  readonly lootboxes: readonly LootboxEntry[]
  readonly ticketFields: TicketFields
  readonly boxFields: BoxFields
  /** The state field that owns the vaults still drawn from; every id in them is equally likely. */
  readonly odds: { readonly uniformOver: string }
  readonly lockFee: { readonly proof: LockFeeProof }
  readonly deposit: DepositMethod
}

/** The price of a box whose entry names none. */
export const FALLBACK_PRICE: Amount = /* @__PURE__ */ amountOf(999)

/** The balance of the special token that the 100-club requires. */
export const CLUB_THRESHOLD: Amount = CLUB_PROOF

const defaults = {
  clubThreshold: CLUB_THRESHOLD,
  ticketFields: { revealed: 'revealed', opened: 'opened', loots: 'loots' },
  boxFields: { price: 'price', maxTickets: 'max_tickets', ticketsSold: 'tickets_sold', isOpen: 'open' },
  odds: { uniformOver: 'pool' },
  lockFee: { proof: 'auth-zone' },
  deposit: 'deposit_batch',
} as const satisfies Partial<LootboxConfig>

/** A configuration in which fields with a default may be absent. */
export type LootboxConfigOptions = Omit<LootboxConfig, keyof typeof defaults> &
  Partial<Pick<LootboxConfig, keyof typeof defaults>>

/** Returns a frozen configuration; fields that the specification leaves open get their default. */
export const lootboxConfig = (own: LootboxConfigOptions): LootboxConfig => Object.freeze({ ...defaults, ...own })

/** Returns the part of a configuration that a page needs to place orders; `createLootboxClient` takes it. */
export const pageConfig = ({ networkId, product, lootboxes, clubThreshold, lockFee, deposit }: LootboxConfig) => ({
  networkId,
  product: product.slug,
  boxes: lootboxes,
  clubToken: product.tokenAddress && { address: product.tokenAddress },
  clubThreshold,
  lockFeeProof: lockFee.proof,
  deposit,
})

/** Returns the listed box of a component address. */
export const findByComponent = (config: LootboxConfig, address: string): LootboxEntry | undefined =>
  config.lootboxes.find((box) => box.componentAddress === address)

/** Returns the listed box whose tickets have this resource address. */
export const findByTicket = (config: LootboxConfig, address: string): LootboxEntry | undefined =>
  config.lootboxes.find((box) => box.ticketAddress === address)
