'use client'

import type { Order } from '@lootboxes/lootbox/client'
import { useOpenTransactions } from '@lootboxes/wallet-connector/react'
import { useState } from 'react'
import { requestLabel } from '@/client/activity'

export type OpenOrder = {
  kind: Order['kind']
  transactionIntentHash: string
  /** Whether the visitor wants another one all the same. */
  isConfirmed: boolean
  confirm: (isConfirmed: boolean) => void
}

/**
 * The last order of this kind from this box that nobody knows the end of, whether this page sent it, the one before a
 * reload, or another tab. Not knowing is not failing (trap T34): while it is there, another one is asked about first.
 */
export function useOpenOrder(kind: Order['kind'], component: string | undefined): OpenOrder | undefined {
  const open = useOpenTransactions().findLast(
    ({ label }) => component !== undefined && label === requestLabel(kind, component),
  )
  const [confirmed, setConfirmed] = useState<string | undefined>(undefined)
  if (open === undefined) return undefined
  const { transactionIntentHash } = open
  return {
    kind,
    transactionIntentHash,
    isConfirmed: confirmed === transactionIntentHash,
    confirm: (isConfirmed) => setConfirmed(isConfirmed ? transactionIntentHash : undefined),
  }
}
