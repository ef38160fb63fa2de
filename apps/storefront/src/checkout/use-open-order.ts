'use client'

import type { Order, UnsettledOrder } from '@lootboxes/lootbox/client'
import { useOpenTransactions } from '@lootboxes/wallet-connector/react'
import { useEffect, useState } from 'react'
import { requestLabel } from '@/client/activity'
import { useClient, useStore } from '@/client/use-client'
import { unsettledOrders } from './unsettled-orders'

export type OpenOrder = {
  kind: Order['kind']
  /** By its id the ledger can be asked; an order that has none is settled by what its account holds. */
  known: { transactionIntentHash: string } | { unsettled: UnsettledOrder }
  /** Whether the visitor wants another one all the same. */
  isConfirmed: boolean
  confirm: (isConfirmed: boolean) => void
}

/**
 * The last order of this kind from this box that may have run and whose end is not known, whether this page sent it, the one
 * before a reload, or another tab. Not knowing is not failing (trap T34): another one needs the visitor's decision.
 */
export function useOpenOrder(kind: Order['kind'], component: string | undefined): OpenOrder | undefined {
  const orders = unsettledOrders(useClient())
  useEffect(() => {
    orders.refresh()
    window.addEventListener('storage', orders.refresh)
    return () => window.removeEventListener('storage', orders.refresh)
  }, [orders])
  const transaction = useOpenTransactions().findLast(
    ({ label }) => component !== undefined && label === requestLabel(kind, component),
  )
  const unsettled = useStore(orders.open$).findLast((one) => one.kind === kind && one.component === component)
  const [confirmed, setConfirmed] = useState<string | undefined>(undefined)
  const id = transaction?.transactionIntentHash ?? unsettled?.id
  const known = transaction ?? (unsettled && { unsettled })
  if (id === undefined || known === undefined) return undefined
  return {
    kind,
    known,
    isConfirmed: confirmed === id,
    confirm: (isConfirmed) => setConfirmed(isConfirmed ? id : undefined),
  }
}
