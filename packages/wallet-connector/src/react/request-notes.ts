import { requestOutcome } from '../request-outcome'
import type { RequestItem } from '../toolkit/request-items'
import type { Source } from './store'

/** An extra query for one transaction: running, or the time of the last one without a result, in milliseconds. */
export type LedgerCheck = 'asking' | number

/** Data about the requests of a page besides the items. */
export type RequestNotes = {
  /** Ids of requests that failed or are undetermined since the last `markSeen`. */
  unseen: readonly string[]
  /** By transaction intent hash. */
  checks: ReadonlyMap<string, LedgerCheck>
}

export const noNotes: RequestNotes = { unseen: [], checks: new Map() }

const isNews = (item: RequestItem) => {
  const outcome = requestOutcome(item)
  return outcome === 'fail' || outcome === 'undetermined'
}

/** Tracks unseen results and checks. Items that exist when the page opens count as seen. */
export const createRequestNotes = (items$: Source<readonly RequestItem[]>, known: readonly RequestItem[]) => {
  const seenIds = new Set(known.filter(isNews).map(({ id }) => id))
  const watchers = new Set<() => void>()
  let items = known
  let checks: RequestNotes['checks'] = noNotes.checks
  const news = () => items.filter((item) => isNews(item) && !seenIds.has(item.id))
  const changed = () => {
    for (const tell of [...watchers]) tell()
  }
  const notes$: Source<RequestNotes> = {
    subscribe: (next) => {
      const tell = () => next({ unseen: news().map(({ id }) => id), checks })
      const subscription = items$.subscribe((now) => {
        items = now
        tell()
      })
      watchers.add(tell)
      return {
        unsubscribe: () => {
          watchers.delete(tell)
          subscription.unsubscribe()
        },
      }
    },
  }
  return {
    notes$,
    markSeen: () => {
      const fresh = news()
      for (const { id } of fresh) seenIds.add(id)
      if (fresh.length > 0) changed()
    },
    /** Sets the state of a check. Undefined: the query has a result. */
    noteCheck: (transactionIntentHash: string, check: LedgerCheck | undefined) => {
      const others = [...checks].filter(([hash]) => hash !== transactionIntentHash)
      checks = new Map(check === undefined ? others : [...others, [transactionIntentHash, check]])
      changed()
    },
  }
}
