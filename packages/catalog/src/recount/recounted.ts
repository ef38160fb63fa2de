import type { Gateway } from '@lootboxes/gateway'
import { type Amount, addAmounts, ZERO } from '@lootboxes/ledger'
import type { TicketFields, TicketStatus } from '../ledger/item-facts'
import type { BoxFields } from '../sync/read-box-states'
import { dayKey } from './counts'
import type { PastTransaction, RecountBox } from './read-history'

export type RecountOptions = {
  readonly gateway: Gateway
  readonly boxes: readonly RecountBox[]
  readonly fields: TicketFields
  readonly boxFields?: BoxFields | undefined
  /** Resources to count; every non-fungible resource of the ledger where it is absent. */
  readonly followed?: readonly string[] | undefined
  readonly stateVersion: number
  readonly signal?: AbortSignal | undefined
}

/** An item as the ledger's history and its state tell of it. Moments are state versions. */
export type RecountedItem = {
  readonly collection: string
  readonly id: string
  mintedAt: number
  burnedAt?: number
  /** Where it is now; absent once burned. */
  owner?: string
  /** Where it was: after each transaction that moved it. */
  readonly places: { readonly at: number; readonly entity: string | undefined }[]
  /** Of a ticket: its share of a payment. Of loot: its share of its ticket's. */
  paid?: Amount
  /** Of a ticket: the same, with what does not divide in the first of its sale. */
  cost?: Amount
  /** The first account that a sale gave a ticket to. */
  buyer?: string
  status?: TicketStatus
  openedAt?: number
  revealedAt?: number
  claimedAt?: number
  redeemer?: string
  /** Of loot: the ticket that won it. */
  ticket?: RecountedItem
  won?: readonly RecountedItem[]
}

type Figure = 'sold' | 'opened' | 'revealed' | 'claimed' | 'minted' | 'transfers'
type Figures = Record<Figure, number> & { volume: Amount; fees: Amount }
const noFigures = (): Figures => ({
  sold: 0,
  opened: 0,
  revealed: 0,
  claimed: 0,
  minted: 0,
  transfers: 0,
  volume: ZERO,
  fees: ZERO,
})
const DAY_MS = 86_400_000

/** Figures by subject, in all and by day. */
export function createFigures(timeOf: (stateVersion: number) => number) {
  const totals = new Map<string, Figures>()
  const days = new Map<string, Figures>()
  const at = (into: Map<string, Figures>, key: string) => {
    const known = into.get(key) ?? noFigures()
    into.set(key, known)
    return known
  }
  const both = (address: string, stateVersion: number) => {
    const dayMs = Math.floor(timeOf(stateVersion) / DAY_MS) * DAY_MS
    return [at(totals, address), at(days, dayKey(address, dayMs))]
  }
  return {
    totals: (address: string) => at(totals, address),
    days,
    add: (address: string, name: Figure, stateVersion: number, volume: Amount = ZERO) => {
      for (const figures of both(address, stateVersion)) {
        figures[name] += 1
        figures.volume = addAmounts(figures.volume, volume)
      }
    },
    payFee: (address: string, stateVersion: number, fee: Amount) => {
      for (const figures of both(address, stateVersion)) figures.fees = addAmounts(figures.fees, fee)
    },
  }
}

/** The state of a recount: the history, and the counts so far. */
export type Recounted = RecountOptions & {
  readonly collections: readonly string[]
  readonly items: Map<string, RecountedItem>
  readonly history: readonly PastTransaction[]
  readonly figures: ReturnType<typeof createFigures>
  readonly boxOf: (address: string | undefined) => RecountBox | undefined
  readonly boxOfTickets: ReadonlyMap<string, RecountBox>
}

export const itemKey = (collection: string, id: string) => `${collection}:${id}`

/** The holder of an item at a transaction: before it, or after it if the transaction minted the item. */
export const holderAt = ({ places }: RecountedItem, stateVersion: number): string | undefined =>
  (places.findLast(({ at }) => at < stateVersion) ?? places.find(({ at }) => at === stateVersion))?.entity
