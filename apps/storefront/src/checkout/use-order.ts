'use client'

import type { Order } from '@lootboxes/lootbox/client'
import { useToolkit, useWallet } from '@lootboxes/wallet-connector/react'
import { useMemo } from 'react'
import { reportFailure } from '@/client/activity'
import { useClient } from '@/client/use-client'
import type { OrderDeps } from './send-order'

type Sending = typeof import('./send-order')

/**
 * Sends orders of the account that is connected when they are made; the code that writes transactions comes with the
 * first one. Undefined: it could not be had, which was reported.
 */
export function useOrder() {
  const client = useClient()
  const withToolkit = useToolkit()
  const { account } = useWallet()
  const orderedWith = account?.address
  return useMemo(() => {
    const deps: OrderDeps = { client, withToolkit }
    const load = async (kind: Order['kind']): Promise<Sending | undefined> => {
      try {
        return await import('./send-order')
      } catch (cause) {
        void reportFailure(client, kind, { code: 'toolkitNotLoaded', cause })
        return undefined
      }
    }
    return {
      order: async (order: Order) => (await load(order.kind))?.sendOrder(deps, order, orderedWith),
      orderInParts: async <T>(
        kind: Order['kind'],
        parts: readonly (readonly T[])[],
        orderOf: (part: readonly T[]) => Order,
      ) => (await load(kind))?.sendInTransactions(deps, kind, parts, orderOf, orderedWith),
    }
  }, [client, withToolkit, orderedWith])
}
