'use client'
import { err, type Result } from 'neverthrow'
import { useMemo } from 'react'
import type { Committed, Order, OrderState } from '../client/order'
import type { OrderFailure } from '../client/order-failure'
import type { SentParts } from '../client/place-order'
import { useLootbox, useStore } from './lootbox-context'

/** The result of `useOrder`. */
export type OrderHook = {
  /** The order in progress on this page, whichever component sent it. */
  state: OrderState
  /** Sends an order of one transaction. */
  order: (order: Order) => Promise<Result<Committed, OrderFailure>>
  /** Sends an order in parts, one transaction each. The first part that fails ends it, and so does another account. */
  orderInParts: <T>(
    kind: Order['kind'],
    parts: readonly (readonly T[])[],
    orderOf: (part: readonly T[]) => Order,
  ) => Promise<SentParts<T, Committed>>
}

/**
 * Sends orders of the account that is connected when they are placed. The code that writes transactions loads with the first
 * one. `useBuy`, `useReveal` and `useRedeem` stand on it.
 */
export function useOrder(): OrderHook {
  const { client, account, withToolkit } = useLootbox()
  const orderedWith = account?.address
  const state = useStore(client.orderState$)
  const senders = useMemo(() => {
    const load = async (kind: Order['kind']) => {
      try {
        return await import('./send-order')
      } catch (cause) {
        const failure: OrderFailure = { kind: 'wallet', code: 'toolkitNotLoaded', message: String(cause) }
        client.options.onOrderFailure?.(kind, failure)
        return failure
      }
    }
    const senderOf = (kind: Order['kind']) => ({ client, withToolkit, kind, orderedWith })
    const order: OrderHook['order'] = async (placed) => {
      const code = await load(placed.kind)
      return 'kind' in code ? err(code) : code.sendOrder(senderOf(placed.kind), placed)
    }
    const orderInParts: OrderHook['orderInParts'] = async (kind, parts, orderOf) => {
      const code = await load(kind)
      if ('kind' in code) return { done: [], results: [], ended: { status: 'failed', error: code } }
      return code.sendOrders(senderOf(kind), parts, orderOf)
    }
    return { order, orderInParts }
  }, [client, withToolkit, orderedWith])
  return { state, ...senders }
}
