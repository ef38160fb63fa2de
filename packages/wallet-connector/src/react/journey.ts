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
  /** When the last sign of life came, or the open request was made, in milliseconds. */
  quietSince: number
}

/** The newest request that waits for the wallet. */
export const openRequest = (items: readonly RequestItem[]): RequestItem | undefined =>
  items.find(({ status, transactionIntentHash }) => status === 'pending' && transactionIntentHash === undefined)

export const beforeAnything: Journey = { heard: false, reached: new Set(), unanswered: 0, signs: 0, quietSince: 0 }

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
          quietSince: Date.now(),
          reached: event === 'receivedByWallet' ? new Set([...reached, itemId]) : reached,
        })
      }),
      items$.subscribe((now) => {
        const isSame = openRequest(now)?.id === openRequest(items)?.id
        items = now
        become(isSame ? {} : { quietSince: Date.now() })
      }),
    ]
    return {
      unsubscribe: () => {
        for (const one of both) one.unsubscribe()
      },
    }
  },
})
