'use client'
import { useEffect, useState } from 'react'
import { type Order, orderLabel } from '../client/order'
import type { UnsettledOrder } from '../client/unsettled'
import { useLootboxClient, useOpenTransactionList, useStore } from './lootbox-context'
import { unsettledOrdersOf } from './unsettled-orders'

/** An order that may be committed: another one like it needs the user's confirmation. */
export type OpenOrder = {
  kind: Order['kind']
  /** With a transaction id the ledger knows the end of the order; without one the account's holdings settle it. */
  known: { transactionIntentHash: string } | { unsettled: UnsettledOrder }
  /** Whether the user has confirmed another order. */
  isConfirmed: boolean
  confirm: (isConfirmed: boolean) => void
}

/**
 * Returns the latest order of this kind from this box whose end is unknown: sent by this page, by the page before a reload
 * or by another tab. A timeout is not a failure, so sending the order again could pay twice.
 */
export function useOpenOrder(kind: Order['kind'], component: string | undefined): OpenOrder | undefined {
  const orders = unsettledOrdersOf(useLootboxClient())
  useEffect(() => {
    orders.refresh()
    window.addEventListener('storage', orders.refresh)
    return () => window.removeEventListener('storage', orders.refresh)
  }, [orders])
  const transaction = useOpenTransactionList().findLast(
    ({ label }) => component !== undefined && label === orderLabel(kind, component),
  )
  const unsettled = useStore(orders.open$).findLast((order) => order.kind === kind && order.component === component)
  const [confirmedId, setConfirmedId] = useState<string | undefined>(undefined)
  const id = transaction?.transactionIntentHash ?? unsettled?.id
  const known = transaction ?? (unsettled && { unsettled })
  if (id === undefined || known === undefined) return undefined
  return {
    kind,
    known,
    isConfirmed: confirmedId === id,
    confirm: (isConfirmed) => setConfirmedId(isConfirmed ? id : undefined),
  }
}
