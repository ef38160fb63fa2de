'use client'
import type { LocalId } from '@lootboxes/ledger'
import { splitTickets } from '@lootboxes/manifest'
import type { HeldLoot } from '../client/holdings'
import { type Committed, type Order, type OrderState, redeemOrder, revealOrder } from '../client/order'
import type { SentParts } from '../client/place-order'
import type { LootboxEntry } from '../lootbox-config'
import { type OpenOrder, useOpenOrder } from './use-open-order'
import { useOrder } from './use-order'

type TicketOrderHook = {
  state: OrderState
  /** An order of this kind that may be committed. Another one is refused until the user has confirmed it. */
  openOrder: OpenOrder | undefined
  send: (
    ids: readonly LocalId[],
    orderOf: (box: LootboxEntry, part: readonly LocalId[]) => Order,
  ) => Promise<SentParts<LocalId, Committed>>
}

function useTicketOrder(kind: 'reveal' | 'redeem', box: LootboxEntry | undefined): TicketOrderHook {
  const { state, orderInParts } = useOrder()
  const openOrder = useOpenOrder(kind, box?.componentAddress)
  return {
    state,
    openOrder,
    send: async (ids, orderOf) => {
      const refuse = (why: 'unlisted' | 'order-open'): SentParts<LocalId, Committed> => ({
        done: [],
        results: [],
        ended: { status: 'failed', error: { kind: 'refused', why } },
      })
      if (box === undefined) return refuse('unlisted')
      if (openOrder?.isConfirmed === false) return refuse('order-open')
      return orderInParts(kind, splitTickets(ids), (part) => orderOf(box, part))
    },
  }
}

/** The result of `useReveal`. */
export type RevealHook = Pick<TicketOrderHook, 'state' | 'openOrder'> & {
  reveal: (ids: readonly LocalId[]) => Promise<SentParts<LocalId, Committed>>
}

/**
 * Opens tickets of a box, at most 100 in each transaction. The ledger draws in later transactions: `useDrawnTickets` returns
 * the result.
 *
 * @example
 * const { unrevealed } = useHoldings()
 * const { reveal } = useReveal(box)
 * <button onClick={() => reveal(unrevealed)}>Open all</button>
 */
export function useReveal(box: LootboxEntry | undefined): RevealHook {
  const { send, ...hook } = useTicketOrder('reveal', box)
  return { ...hook, reveal: (ids) => send(ids, revealOrder) }
}

/** The result of `useRedeem`. */
export type RedeemHook = Pick<TicketOrderHook, 'state' | 'openOrder'> & {
  redeem: (tickets: readonly HeldLoot[]) => Promise<SentParts<LocalId, Committed>>
}

/**
 * Redeems tickets of a box for their loot, at most 100 in each transaction.
 *
 * @example
 * const { revealed } = useHoldings()
 * const { redeem } = useRedeem(box)
 * <button onClick={() => redeem(revealed)}>Redeem all</button>
 */
export function useRedeem(box: LootboxEntry | undefined): RedeemHook {
  const { send, ...hook } = useTicketOrder('redeem', box)
  return {
    ...hook,
    redeem: (tickets) =>
      send(
        tickets.map(({ non_fungible_id }) => non_fungible_id),
        (from, part) =>
          redeemOrder(
            from,
            tickets.filter(({ non_fungible_id }) => part.includes(non_fungible_id)),
          ),
      ),
  }
}
