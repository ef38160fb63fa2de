import { err } from 'neverthrow'
import type { Plan, WithLedgerState } from './define-verb'

type Collection<Item> = { items: Item[]; next_cursor?: string | null }

/** Reads all pages at the ledger state of the first and appends their items to it. A cursor that repeats ends the loop as an error. */
export const allPages =
  <Output extends WithLedgerState, Item>(collectionOf: (page: Output) => Collection<Item>): Plan<Output> =>
  async (exchange, body, { maxPages = Number.POSITIVE_INFINITY }) => {
    const first = await exchange(body)
    if (first.isErr()) return first
    const collection = collectionOf(first.value)
    const at_ledger_state = { state_version: first.value.ledger_state.state_version }
    const usedCursors = new Set<unknown>([body.cursor])
    for (let pages = 1; collection.next_cursor && pages < maxPages; pages++) {
      const cursor = collection.next_cursor
      if (usedCursors.has(cursor)) return err({ kind: 'repeated-cursor', cursor })
      usedCursors.add(cursor)
      const page = await exchange({ ...body, at_ledger_state, cursor })
      if (page.isErr()) return page
      const { items, next_cursor = null } = collectionOf(page.value)
      collection.items.push(...items)
      collection.next_cursor = next_cursor
    }
    return first
  }
