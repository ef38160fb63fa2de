'use client'

import type { AccountAddress } from '@lootboxes/ledger'
import {
  createUnsettledOrders,
  type Holdings,
  type Order,
  type UnsettledOrder,
  type UnsettledOrders,
  unsettledOrder,
} from '@lootboxes/lootbox/client'
import { type Client, unsettledKey } from '@/client/client'
import { queriesOf } from '@/client/queries'
import { queryKeys } from '@/client/query-keys'

function pageStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

const kept = new WeakMap<Client, UnsettledOrders>()

/** The orders of a page, over reloads and tabs. */
export function unsettledOrders(client: Client): UnsettledOrders {
  const known = kept.get(client)
  if (known !== undefined) return known
  const { clock, site } = client
  const made = createUnsettledOrders({
    storage: pageStorage(),
    key: unsettledKey(site.networkId),
    now: () => clock.now(),
  })
  kept.set(client, made)
  return made
}

/** An order before it is sent, with the holdings of its account if nothing newer is being read. */
export function unsettledOf(client: Client, order: Order, account: AccountAddress): UnsettledOrder {
  const state = queriesOf(client).getQueryState<Holdings>(queryKeys.holdings(account, order.ticketResource))
  const isCurrent = state?.fetchStatus === 'idle' && !state.isInvalidated
  return unsettledOrder(order, { account, at: client.clock.now(), holdings: isCurrent ? state.data : undefined })
}
