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
  /** Time it was sent, in milliseconds. */
  at: z.number(),
  /** The tickets that it spends; for a purchase, the tickets that the account held before. Absent if they were unknown. */
  tickets: z.optional(z.array(z.string())),
  /** How many tickets a purchase adds. */
  count: z.number(),
  /** The error code of the wallet. Absent while the wallet has not answered. */
  code: z.optional(z.string()),
})
/** An order that may be committed and has no transaction id. The account’s holdings settle it. */
export type UnsettledOrder = z.infer<typeof Unsettled>

const ticketsOf = ({ unrevealed, opened, revealed }: Holdings): readonly string[] => [
  ...unrevealed,
  ...opened,
  ...revealed.map(({ non_fungible_id }) => non_fungible_id),
]

export type UnsettledOrderOptions = { account: string; at: number; holdings: Holdings | undefined }

/** Creates the entry of an order before it is sent. `holdings` are those of its account at that time. */
export function unsettledOrder(order: Order, { account, at, holdings }: UnsettledOrderOptions): UnsettledOrder {
  const { kind, component, ticketResource } = order
  // A plain http page other than localhost has no `crypto.randomUUID`.
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const shared = { id, kind, component, ticketResource, account, at }
  if (order.kind !== 'buy') return { ...shared, tickets: [...order.ids], count: 0 }
  const known = holdings?.status === 'ready' && holdings.account === account ? [...ticketsOf(holdings)] : undefined
  return { ...shared, count: Number(order.count), ...(known && { tickets: known }) }
}

/**
 * Whether the holdings of its account settle an order: a ticket it spends has moved on, or as many new tickets as ordered
 * have arrived. Older holdings settle nothing.
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

/** A wallet signs transactions for ten epochs of five minutes; later they cannot commit. */
const SIGNED_MS = 3_600_000
/** A request without an answer may wait on a phone for longer. */
const UNANSWERED_MS = 24 * 3_600_000

type Storage = { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void }

export type UnsettledOrdersOptions = {
  /** `undefined` if the browser has none: the orders then last for this page. */
  storage: Storage | undefined
  key: string
  now: () => number
}

export type UnsettledOrders = {
  /** Oldest first, without the order that this page waits for. */
  open$: Store<readonly UnsettledOrder[]>
  /** Stores an order before it is sent, so that a reload cannot lose it. */
  begin: (order: UnsettledOrder) => void
  /** Ends the wait of this page. With a code the order stays open, because its end is unknown. */
  end: (id: string, code?: string) => void
  /** Removes an order whose end is known. */
  settle: (id: string) => void
  /** Reads the entries of other tabs. */
  refresh: () => void
}

/** Creates the list of orders whose end this browser does not know, over reloads and tabs. */
export function createUnsettledOrders({ storage, key, now }: UnsettledOrdersOptions): UnsettledOrders {
  const awaited = new Set<string>()
  let stored: readonly UnsettledOrder[] = []

  const isValid = ({ at, code }: UnsettledOrder) => now() - at < (code === undefined ? UNANSWERED_MS : SIGNED_MS)
  const read = (): readonly UnsettledOrder[] => {
    try {
      const text = storage?.getItem(key)
      if (storage === undefined) return stored.filter(isValid)
      const list: unknown = JSON.parse(text ?? '[]')
      return (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
        const order = z.safeParse(Unsettled, one)
        return order.success && isValid(order.data) ? [order.data] : []
      })
    } catch {
      return stored.filter(isValid)
    }
  }
  const show = (orders: readonly UnsettledOrder[]) => orders.filter(({ id }) => !awaited.has(id))
  stored = read()
  const open$ = createStore<readonly UnsettledOrder[]>(show(stored))
  const change = (to: (orders: readonly UnsettledOrder[]) => readonly UnsettledOrder[]) => {
    stored = to(read())
    try {
      storage?.setItem(key, JSON.stringify(stored))
    } catch {
      // Without storage they last for this page.
    }
    open$.set(show(stored))
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
      stored = read()
      open$.set(show(stored))
    },
  }
}
