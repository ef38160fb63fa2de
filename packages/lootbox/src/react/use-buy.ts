'use client'
import { err, type Result } from 'neverthrow'
import { buyOrder, type Committed, type OrderState } from '../client/order'
import type { OrderFailure } from '../client/order-failure'
import type { LootboxEntry } from '../lootbox-config'
import { type OpenOrder, useOpenOrder } from './use-open-order'
import { useOrder } from './use-order'

/** The result of `useBuy`. */
export type BuyHook = {
  state: OrderState
  /** A purchase from this box that may be committed. `buy` refuses until the user has confirmed another one. */
  openOrder: OpenOrder | undefined
  buy: (count: number) => Promise<Result<Committed, OrderFailure>>
}

/**
 * Buys tickets of a box with the connected account.
 *
 * @example
 * const { buy, state, openOrder } = useBuy(box)
 * const isDisabled = state.step !== 'idle' || openOrder?.isConfirmed === false
 * <button disabled={isDisabled} onClick={() => buy(1)}>Buy a ticket</button>
 */
export function useBuy(box: LootboxEntry | undefined): BuyHook {
  const { state, order } = useOrder()
  const openOrder = useOpenOrder('buy', box?.componentAddress)
  return {
    state,
    openOrder,
    buy: async (count) => {
      if (box === undefined) return err({ kind: 'refused', why: 'unlisted' })
      if (openOrder?.isConfirmed === false) return err({ kind: 'refused', why: 'order-open' })
      return order(buyOrder(box, count))
    },
  }
}
