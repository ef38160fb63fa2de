'use client'
import { useEffect, useRef } from 'react'
import { isSettledBy, type UnsettledOrder } from '../client/unsettled'
import { useLootboxClient, useStore } from './lootbox-context'
import { unsettledOrdersOf } from './unsettled-orders'
import { useHoldings } from './use-holdings'

/** Closes an order without a transaction id once the account's holdings show its end, and calls back then. */
export function useSettleOrder(order: UnsettledOrder, onSettled?: () => void): void {
  const client = useLootboxClient()
  const holdings = useHoldings()
  const ticketAddress = useStore(client.ticketAddress$)
  const isSettled = ticketAddress === order.ticketResource && isSettledBy(order, holdings)
  const latest = useRef(onSettled)
  useEffect(() => {
    latest.current = onSettled
  })
  useEffect(() => {
    if (!isSettled) return
    unsettledOrdersOf(client).settle(order.id)
    latest.current?.()
  }, [client, order.id, isSettled])
}
