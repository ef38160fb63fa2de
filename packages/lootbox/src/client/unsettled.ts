import { createStore, type Store } from '@lootboxes/ledger'
import * as z from 'zod/mini'
import type { Holdings } from './holdings'
import type { Order } from './order'

const Unsettled = z.object({
  id: z.string(),
  kind: z.enum(['buy', 'reveal', 'redeem']),
  component: z.string(),
  ticketResource: z.string(),
  account: z.string(),
  /** When it was sent. */
  at: z.number(),
  /** The tickets it spends; for a purchase, the tickets that the account held before. Absent where those were not known. */
  tickets: z.optional(z.array(z.string())),
  /** How many tickets a purchase brings. */
  count: z.number(),
  /** How the wallet ended it. Absent while the wallet has not answered. */
  code: z.optional(z.string()),
})
/** An order that may have run and that has no transaction id to watch. The account's holdings settle it. */
export type UnsettledOrder = z.infer<typeof Unsettled>

const ticketsOf = ({ unrevealed, opened, revealed }: Holdings): readonly string[] => [
  ...unrevealed,
  ...opened,
  ...revealed.map(({ non_fungible_id }) => non_fungible_id),
]

export type UnsettledOrderOptions = { account: string; at: number; holdings: Holdings | undefined }

/** The entry of an order that is about to be sent. `holdings` are those of its account before it. */
export function unsettledOrder(order: Order, { account, at, holdings }: UnsettledOrderOptions): UnsettledOrder {
  const { kind, component, ticketResource } = order
  const shared = { id: crypto.randomUUID(), kind, component, ticketResource, account, at }
  if (order.kind !== 'buy') return { ...shared, tickets: [...order.ids], count: 0 }
  const known = holdings?.status === 'ready' && holdings.account === account ? [...ticketsOf(holdings)] : undefined
  return { ...shared, count: Number(order.count), ...(known && { tickets: known }) }
}

/**
 * Whether the holdings of its account settle an order. A ticket that is not where the order would take it from was spent, and
 * as many new tickets as were ordered are the purchase. Older holdings settle nothing.
 */
export function isSettledBy({ kind, account, tickets, count }: UnsettledOrder, holdings: Holdings): boolean {
  if (holdings.status !== 'ready' || holdings.account !== account || tickets === undefined) return false
  if (kind === 'buy') {
    const before = new Set(tickets)
    return ticketsOf(holdings).filter((id) => !before.has(id)).length >= count
  }
  const left = new Set<string>(
    kind === 'reveal' ? holdings.unrevealed : holdings.revealed.map(({ non_fungible_id }) => non_fungible_id),
  )
  return tickets.some((id) => !left.has(id))
}

/** A wallet's transaction is valid for ten epochs of five minutes; after that it runs no more. */
const SIGNED_MS = 3_600_000
/** A request that the wallet has not answered may wait on a phone for longer. */
const UNANSWERED_MS = 24 * 3_600_000

/** The key under which `@lootboxes/lootbox/react` stores these orders. */
export const unsettledOrdersKey = (networkId: number): string => `lootbox:unsettled:${networkId}`

type Storage = { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void }

export type UnsettledOrdersOptions = {
  /** Undefined where there is none: the orders then last for this page. */
  storage: Storage | undefined
  key: string
  now: () => number
}

export type UnsettledOrders = {
  /** Oldest first, without the one that this page waits for. */
  open$: Store<readonly UnsettledOrder[]>
  /** Keeps an order before it is sent, so that a reload cannot lose it. */
  begin: (order: UnsettledOrder) => void
  /** The page does not wait for it any more. With a code it stays open: its end is not known. */
  end: (id: string, code?: string) => void
  /** Its end is known. */
  settle: (id: string) => void
  /** Reads what other tabs have written. */
  refresh: () => void
}

/** Orders whose end this browser does not know, over reloads and tabs. */
export function createUnsettledOrders({ storage, key, now }: UnsettledOrdersOptions): UnsettledOrders {
  const awaited = new Set<string>()
  let kept: readonly UnsettledOrder[] = []

  const isValid = ({ at, code }: UnsettledOrder) => now() - at < (code === undefined ? UNANSWERED_MS : SIGNED_MS)
  const read = (): readonly UnsettledOrder[] => {
    try {
      const text = storage?.getItem(key)
      if (storage === undefined) return kept.filter(isValid)
      const list: unknown = JSON.parse(text ?? '[]')
      return (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
        const order = z.safeParse(Unsettled, one)
        return order.success && isValid(order.data) ? [order.data] : []
      })
    } catch {
      return kept.filter(isValid)
    }
  }
  const show = (orders: readonly UnsettledOrder[]) => orders.filter(({ id }) => !awaited.has(id))
  kept = read()
  const open$ = createStore<readonly UnsettledOrder[]>(show(kept))
  const change = (to: (orders: readonly UnsettledOrder[]) => readonly UnsettledOrder[]) => {
    kept = to(read())
    try {
      storage?.setItem(key, JSON.stringify(kept))
    } catch {
      // Without storage they last for this page.
    }
    open$.set(show(kept))
  }
  const without = (id: string) => (orders: readonly UnsettledOrder[]) => orders.filter((order) => order.id !== id)

  return {
    open$,
    begin: (order) => {
      awaited.add(order.id)
      change((orders) => [...orders, order])
    },
    end: (id, code) => {
      awaited.delete(id)
      change(
        code === undefined
          ? without(id)
          : (orders) => orders.map((order) => (order.id === id ? { ...order, code } : order)),
      )
    },
    settle: (id) => change(without(id)),
    refresh: () => {
      kept = read()
      open$.set(show(kept))
    },
  }
}
