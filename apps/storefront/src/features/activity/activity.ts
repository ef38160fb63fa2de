import { createStore, type Store } from '../store/create-store'

/** One line of the activity centre: a request to the wallet, or a short message that has left the screen (trap T11). */
export type Activity = {
  id: string
  kind: 'connect' | 'buy' | 'reveal' | 'redeem' | 'transaction' | 'message'
  status: 'pending' | 'success' | 'fail' | 'undetermined'
  at: number
  /** The message's own words. */
  message?: string | undefined
  /** A code of the wallet's catalogue or a word of the ledger; prose comes from `activityText`. */
  error?: string | undefined
  /** The code this page had given it up with before the wallet answered after all (trap T38). */
  superseded?: string | undefined
  intentHash?: string | undefined
  canCancel?: boolean | undefined
  /** "Check again": under way, or when the ledger last answered that it does not know, in ms. */
  check?: 'asking' | number | undefined
}

export type ActivityLog = {
  items$: Store<readonly Activity[]>
  /** Failures nobody has looked at yet. */
  unseen$: Store<number>
  /** The sentence screen readers hear; set once per event. */
  announced$: Store<string>
  /** With `seen`, a failure is not counted as news. */
  put: (item: Activity, options?: { seen?: boolean }) => void
  announce: (sentence: string) => void
  markSeen: () => void
}

const kept = 40
const isBad = (status: Activity['status'] | undefined) => status === 'fail' || status === 'undetermined'

/** Newest first; putting an id again replaces its line. */
export function createActivityLog(): ActivityLog {
  const items$ = createStore<readonly Activity[]>([])
  const unseen$ = createStore<number>(0)
  const announced$ = createStore<string>('')
  return {
    items$,
    unseen$,
    announced$,
    put: (item, { seen = false } = {}) => {
      const before = items$.get().find(({ id }) => id === item.id)
      items$.set((items) =>
        [item, ...items.filter(({ id }) => id !== item.id)].sort((a, b) => b.at - a.at).slice(0, kept),
      )
      if (!seen && isBad(item.status) && !isBad(before?.status)) unseen$.set((count) => count + 1)
    },
    announce: (sentence) => announced$.set(sentence),
    markSeen: () => unseen$.set(0),
  }
}
