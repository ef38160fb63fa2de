import type { RequestProgress } from '../toolkit/dapp-toolkit'
import type { RequestItem } from '../toolkit/request-items'
import type { Source } from './store'

/** What is remembered of the requests of this page. */
export type Journey = {
  /** Whether any extension ever answered here. */
  heard: boolean
  /** Items the wallet has received. */
  reached: ReadonlySet<string>
  /** Items in a row that the wallet received and nobody ever answered. */
  unanswered: number
  /** Grows with every sign of life. */
  signs: number
}

export const beforeAnything: Journey = { heard: false, reached: new Set(), unanswered: 0, signs: 0 }

const givenUp = ['userCancelledRequest', 'requestAborted']

const unansweredIn = (items: readonly RequestItem[], reached: ReadonlySet<string>): number => {
  const ended = items.filter(({ id, status }) => reached.has(id) && status !== 'pending')
  const answered = ended.findIndex(({ error = '' }) => !givenUp.includes(error))
  return answered === -1 ? ended.length : answered
}

/** Follows lifecycle events and items. */
export const journeyOf = (
  progress$: Source<RequestProgress>,
  items$: Source<readonly RequestItem[]>,
): Source<Journey> => ({
  subscribe: (next) => {
    let journey = beforeAnything
    let items: readonly RequestItem[] = []
    const become = (change: Partial<Journey>) => {
      journey = { ...journey, ...change }
      next({ ...journey, unanswered: unansweredIn(items, journey.reached) })
    }
    const both = [
      progress$.subscribe(({ itemId, event }) => {
        const { reached, signs } = journey
        become({
          heard: true,
          signs: signs + 1,
          reached: event === 'receivedByWallet' ? new Set([...reached, itemId]) : reached,
        })
      }),
      items$.subscribe((now) => {
        items = now
        become({})
      }),
    ]
    return {
      unsubscribe: () => {
        for (const one of both) one.unsubscribe()
      },
    }
  },
})
