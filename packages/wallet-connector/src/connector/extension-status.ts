import type { Clock } from '@lootboxes/ledger'
import { Observable } from 'rxjs'
import type { LifecycleEvent, StatusEvent } from '../protocol/lifecycle-event'
import { after } from './after'
import { createBroadcast } from './broadcast'

/** Both false when nobody answers within the detection time (spec section 4). */
export type ExtensionStatus = { isWalletLinked: boolean; isExtensionAvailable: boolean }

export type ExtensionStatusOptions = {
  clock: Clock | undefined
  detectionMs: number
  newId: () => string
  /** Sends a status query with this id, at once or when it can be heard; the undo keeps it from being sent. */
  query: (interactionId: string, sent: () => void) => (() => void) | undefined
}

/** What is known of the extension: presence by echo, linked by its last word (wallet-protocol M8). */
export const trackExtensionStatus = ({ clock, detectionMs, newId, query }: ExtensionStatusOptions) => {
  const changes = createBroadcast<ExtensionStatus>()
  let known: ExtensionStatus | undefined
  let sessions = false
  let linked = false
  let queryId: string | undefined
  let echoed = false
  let stop = () => {}

  const become = (next: ExtensionStatus) => {
    const same =
      known?.isExtensionAvailable === next.isExtensionAvailable && known.isWalletLinked === next.isWalletLinked
    known = next
    if (!same) changes.send(next)
  }
  const finish = () => {
    stop()
    stop = () => {}
    queryId = undefined
  }
  const conclude = () => {
    finish()
    become({ isExtensionAvailable: echoed, isWalletLinked: echoed && linked })
  }
  const ask = () => {
    if (queryId !== undefined) return
    const id = newId()
    queryId = id
    echoed = false
    let disarm = () => {}
    const forget = query(id, () => {
      if (queryId === id) disarm = after(clock, detectionMs, conclude)
    })
    stop = () => {
      forget?.()
      disarm()
    }
    if (queryId !== id) stop()
  }

  return {
    canHandleSessions: () => sessions,
    /** Returns whether a wallet was linked just now. */
    hearStatus: (status: StatusEvent): boolean => {
      const before = known ? known.isWalletLinked : undefined
      finish()
      sessions = status.canHandleSessions === true
      linked = status.isWalletLinked
      become({ isExtensionAvailable: status.isExtensionAvailable, isWalletLinked: linked })
      return before === false && linked
    },
    hearLifecycle: ({ interactionId }: LifecycleEvent) => {
      if (interactionId === queryId) echoed = true
      else if (known && !known.isExtensionAvailable) become({ isExtensionAvailable: true, isWalletLinked: linked })
    },
    /** Asks again, if anyone listens (wallet-protocol M8). */
    refresh: () => {
      if (changes.isHeard()) ask()
    },
    /** `attach` runs before the first query; unreachable means no wallet can ever answer. */
    stream: (attach: () => boolean): Observable<ExtensionStatus> =>
      new Observable((subscriber) => {
        if (known) subscriber.next(known)
        changes.join(subscriber)
        subscriber.add(() => {
          if (!changes.isHeard()) finish()
        })
        if (subscriber.closed) return
        if (attach()) ask()
        else become({ isExtensionAvailable: false, isWalletLinked: false })
      }),
    destroy: () => {
      finish()
      changes.end()
    },
  }
}
