import type { AccountAddress, Amount, ComponentAddress, LocalId, ResourceAddress } from '@lootboxes/ledger'
import {
  buyTickets,
  claimLoot,
  type DepositMethod,
  type ExpectedLoot,
  type LockFeeProof,
  type Manifest,
  type ManifestError,
  revealTickets,
} from '@lootboxes/manifest'
import type { Result } from 'neverthrow'
import type { LootboxEntry } from '../lootbox-config'
import { checkPrice, isSellable } from '../price-check'
import type { RevealedTicket } from '../product-calls'
import type { Supply } from '../supply'
import type { Refusal } from './order-failure'

/** An order that buys tickets of a box. */
export type BuyOrder = {
  kind: 'buy'
  component: ComponentAddress
  token: ResourceAddress
  /** The ticket resource; the manifest asserts that `count` tickets arrive. */
  ticketResource: ResourceAddress
  price: Amount
  count: bigint
}
/** An order that reveals or redeems tickets. */
export type TicketOrder<Kind extends 'reveal' | 'redeem'> = {
  kind: Kind
  component: ComponentAddress
  ticketResource: ResourceAddress
  ids: readonly LocalId[]
}

/** An order that redeems tickets for their loot. */
export type RedeemOrder = TicketOrder<'redeem'> & {
  /** The loot that must arrive, as far as the tickets name it. */
  expect?: readonly ExpectedLoot[] | undefined
  /** How many of the tickets name no loot. */
  unnamed?: number | undefined
}

/** An order of a user. */
export type Order = BuyOrder | TicketOrder<'reveal'> | RedeemOrder

/** Orders that may be previewed. Not a reveal: a user who saw its result could refuse it. */
export type TriableOrder = Exclude<Order, { kind: 'reveal' }>

/** Creates the order that buys tickets of a box. */
export const buyOrder = (box: LootboxEntry, count: number): BuyOrder => ({
  kind: 'buy',
  component: box.componentAddress,
  token: box.tokenAddress,
  ticketResource: box.ticketAddress,
  price: box.price,
  count: BigInt(count),
})

/** Creates the order that opens these tickets. */
export const revealOrder = (box: LootboxEntry, ids: readonly LocalId[]): TicketOrder<'reveal'> => ({
  kind: 'reveal',
  component: box.componentAddress,
  ticketResource: box.ticketAddress,
  ids,
})

const namesLoot = ({ loots }: RevealedTicket): boolean =>
  loots.some(({ nonFungibleLocalId }) => nonFungibleLocalId.length > 0)

/** The loot that these tickets name, by collection. Tickets that name none are skipped. */
export function expectedLoot(tickets: readonly RevealedTicket[]): readonly ExpectedLoot[] {
  const byCollection = new Map<string, Set<string>>()
  for (const { resourceAddress, nonFungibleLocalId } of tickets.flatMap(({ loots }) => loots)) {
    const ids = byCollection.get(resourceAddress) ?? new Set()
    for (const { id } of nonFungibleLocalId) ids.add(id)
    if (ids.size > 0) byCollection.set(resourceAddress, ids)
  }
  return [...byCollection].map(([collection, ids]) => ({ collection, ids: [...ids] }))
}

/** Creates the order that redeems these tickets for the loot they name. */
export const redeemOrder = (
  box: LootboxEntry,
  tickets: readonly (RevealedTicket & { non_fungible_id: LocalId })[],
): RedeemOrder => ({
  kind: 'redeem',
  component: box.componentAddress,
  ticketResource: box.ticketAddress,
  ids: tickets.map(({ non_fungible_id }) => non_fungible_id),
  expect: expectedLoot(tickets),
  unnamed: tickets.filter((ticket) => !namesLoot(ticket)).length,
})

/** How far the request has come. */
export type Progress = 'sent' | 'received-by-extension' | 'received-by-wallet'

/** One purchase, reveal or redemption from click to settlement. */
export type OrderState =
  | { step: 'idle' }
  | { step: 'asking-club'; order: Order; account: AccountAddress; startedAt: number }
  | {
      step: 'awaiting-wallet'
      order: Order
      account: AccountAddress
      startedAt: number
      progress: Progress
      canCancel: boolean
      lockFee: boolean
    }
  | { step: 'confirming'; order: Order; account: AccountAddress; startedAt: number; transactionIntentHash: string }

/** Whether an order is in progress. */
export const isPending = (state: OrderState): boolean => state.step !== 'idle'

/** A committed order and its state version. */
export type Committed = { transactionIntentHash: string; committedStateVersion: number }

/** The name of an order in the wallet's request list, which keeps it over a reload. */
export const orderLabel = (kind: Order['kind'], component: string): string => `${kind} ${component}`

/** The quantity or the tickets of an order, in short. */
export const orderWhat = (order: Order): string => (order.kind === 'buy' ? `${order.count}` : order.ids.join(', '))

/**
 * Returns why an order must not be sent: its box is not listed, or its price differs from the ledger’s. `supply` is the
 * last read state of the box; without it only the fallback price is refused.
 */
export function checkOrder(
  boxes: readonly LootboxEntry[],
  order: Order,
  supply: Pick<Supply, 'price'> | undefined,
): Refusal | undefined {
  const box = boxes.find(({ componentAddress }) => componentAddress === order.component)
  if (box === undefined) return 'unlisted'
  if (order.kind !== 'buy') return undefined
  const check = checkPrice(box, supply)
  if (!isSellable(check)) return check.status
  return order.price === check.price && order.token === box.tokenAddress ? undefined : 'price-mismatch'
}

/** The part of the configuration that transactions need. */
export type OrderManifestConfig = {
  networkId: number
  deposit: DepositMethod
  /** The token of the 100-club; without one there are no members. */
  clubToken: { address: ResourceAddress } | undefined
  /** How the lock-fee methods take their proof. */
  lockFeeProof: LockFeeProof
  /** The amount that the proof shows. Default: 100. */
  clubThreshold?: Amount | undefined
}

/** Builds the manifest of an order. The builder checks every address and id. */
export function orderManifest(
  { networkId, deposit, clubToken, lockFeeProof: proof, clubThreshold: amount }: OrderManifestConfig,
  { order, account, lockFee }: { order: Order; account: AccountAddress; lockFee: boolean },
): Result<Manifest, ManifestError> {
  const shared = {
    account,
    component: order.component,
    networkId,
    deposit,
    ...(lockFee && clubToken !== undefined ? { lockFee: { clubToken: clubToken.address, proof, amount } } : {}),
  }
  switch (order.kind) {
    case 'buy':
      return buyTickets({
        ...shared,
        token: order.token,
        ticketResource: order.ticketResource,
        price: order.price,
        count: order.count,
      })
    case 'reveal':
      return revealTickets({ ...shared, ticketResource: order.ticketResource, ids: order.ids })
    case 'redeem':
      return claimLoot({
        ...shared,
        ticketResource: order.ticketResource,
        ids: order.ids,
        expect: order.expect,
        unnamed: order.unnamed,
      })
  }
}
