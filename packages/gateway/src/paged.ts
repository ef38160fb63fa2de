import { err } from 'neverthrow'
import type { Plan, Stated } from './define-verb'

export type Collection<T> = { items: T[]; next_cursor?: string | null }

/** Every page, at the ledger state of the first one, joined into it. A cursor that comes back ends the walk as an error. */
export const paged =
  <A extends Stated, T>(collectionOf: (answer: A) => Collection<T>): Plan<A> =>
  async (ask, body, { maxPages = Number.POSITIVE_INFINITY }) => {
    const first = await ask(body)
    if (first.isErr()) return first
    const whole = collectionOf(first.value)
    const at_ledger_state = { state_version: first.value.ledger_state.state_version }
    const seen = new Set<unknown>([body.cursor])
    for (let pages = 1; whole.next_cursor && pages < maxPages; pages++) {
      const cursor = whole.next_cursor
      if (seen.has(cursor)) return err({ kind: 'repeated-cursor', cursor })
      seen.add(cursor)
      const page = await ask({ ...body, at_ledger_state, cursor })
      if (page.isErr()) return page
      const { items, next_cursor = null } = collectionOf(page.value)
      whole.items.push(...items)
      whole.next_cursor = next_cursor
    }
    return first
  }
