import { requestOutcome } from '../request-outcome'
import type { RequestItem } from '../toolkit/request-items'
import type { Source } from './store'

/** An extra question to the ledger about one transaction: under way, or when it last had no answer, in milliseconds. */
export type LedgerCheck = 'asking' | number

/** What a page remembers of its requests beside the items. */
export type RequestNotes = {
  /** The ids of requests that ended badly, or nobody knows how, since anyone looked. */
  unseen: readonly string[]
  /** By transaction intent hash. */
  checks: ReadonlyMap<string, LedgerCheck>
}

export const noNotes: RequestNotes = { unseen: [], checks: new Map() }

const isNews = (item: RequestItem) => {
  const outcome = requestOutcome(item)
  return outcome === 'fail' || outcome === 'undetermined'
}

/** What was there when the page opened counts as seen. */
export const createRequestNotes = (items$: Source<readonly RequestItem[]>, known: readonly RequestItem[]) => {
  const seen = new Set(known.filter(isNews).map(({ id }) => id))
  const watchers = new Set<() => void>()
  let items = known
  let checks: RequestNotes['checks'] = noNotes.checks
  const news = () => items.filter((item) => isNews(item) && !seen.has(item.id))
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
      for (const { id } of fresh) seen.add(id)
      if (fresh.length > 0) changed()
    },
    /** Undefined: the ledger has answered. */
    noteCheck: (transactionIntentHash: string, check: LedgerCheck | undefined) => {
      const others = [...checks].filter(([hash]) => hash !== transactionIntentHash)
      checks = new Map(check === undefined ? others : [...others, [transactionIntentHash, check]])
      changed()
    },
  }
}
