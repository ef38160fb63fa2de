import type { RequestProgress } from '../toolkit/dapp-toolkit'
import type { RequestItem } from '../toolkit/request-items'
import type { Source } from './store'

/** The events of the requests of this page. */
export type Journey = {
  /** Whether an extension has ever responded. */
  extensionResponded: boolean
  /** Ids of the items that the wallet has received. */
  reached: ReadonlySet<string>
  /** The number of consecutive items that the wallet received and that got no response. */
  unanswered: number
  /** Increases with every event. */
  signs: number
  /** The time of the last event or of the open request, in milliseconds. */
  quietSince: number
}

/** The newest request without a response. */
export const openRequest = (items: readonly RequestItem[]): RequestItem | undefined =>
  items.find(({ status, transactionIntentHash }) => status === 'pending' && transactionIntentHash === undefined)

export const initialJourney: Journey = {
  extensionResponded: false,
  reached: new Set(),
  unanswered: 0,
  signs: 0,
  quietSince: 0,
}

const userEnded = ['userCancelledRequest', 'requestAborted']

const unansweredIn = (items: readonly RequestItem[], reached: ReadonlySet<string>): number => {
  const ended = items.filter(({ id, status }) => reached.has(id) && status !== 'pending')
  const answered = ended.findIndex(({ error = '' }) => !userEnded.includes(error))
  return answered === -1 ? ended.length : answered
}

/** Follows the lifecycle events and the request items. */
export const journeyOf = (
  progress$: Source<RequestProgress>,
  items$: Source<readonly RequestItem[]>,
): Source<Journey> => ({
  subscribe: (next) => {
    let journey = initialJourney
    let items: readonly RequestItem[] = []
    const become = (change: Partial<Journey>) => {
      journey = { ...journey, ...change }
      next({ ...journey, unanswered: unansweredIn(items, journey.reached) })
    }
    const both = [
      progress$.subscribe(({ itemId, event }) => {
        const { reached, signs } = journey
        become({
          extensionResponded: true,
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
