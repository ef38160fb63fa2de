import type { Clock } from '@lootboxes/ledger'
import { Observable, Subject } from 'rxjs'
import type { LifecycleEvent, StatusEvent } from '../protocol/lifecycle-event'
import { after } from './after'

/** Both false when nobody answers within the detection time. */
export type ExtensionStatus = { isWalletLinked: boolean; isExtensionAvailable: boolean }

export type ExtensionStatusOptions = {
  clock: Clock | undefined
  /** How long an answer may take, asked when the question is sent. */
  detectionMs: () => number
  newId: () => string
  /** Whether anything waits for a wallet, so that it matters. */
  isNeeded: () => boolean
  /** Sends a status query with this id, at once or when it can be heard; the undo keeps it from being sent. */
  query: (interactionId: string, sent: () => void) => (() => void) | undefined
}

/** Before an extension that only echoes is said to have no wallet: its worker may be waking up (wallet-protocol E4). */
const PAUSES_MS = [250, 500, 1000, 2000]

/** What is known of the extension: presence by echo, linked by its last word (wallet-protocol M8). */
export const trackExtensionStatus = ({ clock, detectionMs, newId, isNeeded, query }: ExtensionStatusOptions) => {
  const changes = new Subject<ExtensionStatus>()
  const waiting = new Set<() => void>()
  let known: ExtensionStatus | undefined
  /** Undefined until a status was heard. */
  let sessions: boolean | undefined
  let linked = false
  let queryId: string | undefined
  let echoed = false
  let unanswered = 0
  /** A question was echoed and not answered, so what it would have said is not known. */
  let missed = false
  let stop = () => {}

  const become = (isExtensionAvailable: boolean, isWalletLinked: boolean) => {
    const same = known?.isExtensionAvailable === isExtensionAvailable && known.isWalletLinked === isWalletLinked
    known = { isExtensionAvailable, isWalletLinked }
    if (!same) changes.next(known)
  }
  const finish = () => {
    stop()
    stop = () => {}
    queryId = undefined
  }
  const release = () => {
    for (const run of waiting) {
      waiting.delete(run)
      run()
    }
  }
  const conclude = () => {
    finish()
    missed = echoed && sessions === undefined
    const pause = missed ? PAUSES_MS[unanswered] : undefined
    if (pause === undefined) become(echoed, echoed && linked)
    else if (changes.observed || isNeeded()) {
      unanswered += 1
      stop = after(clock, pause, ask)
    }
    release()
  }
  const ask = () => {
    if (queryId !== undefined) return
    stop()
    const id = newId()
    queryId = id
    echoed = false
    let disarm = () => {}
    const forget = query(id, () => {
      if (queryId === id) disarm = after(clock, detectionMs(), conclude)
    })
    stop = () => {
      forget?.()
      disarm()
    }
    if (queryId !== id) stop()
  }
  /** Asks again, if anyone listens. */
  const refresh = () => {
    if (changes.observed) ask()
  }

  return {
    canHandleSessions: () => sessions === true,
    isLinked: () => linked,
    /** Asks, if nothing is known: without it nobody can tell when a wallet is linked (wallet-protocol E3). */
    learn: () => {
      if (known === undefined) ask()
    },
    /** Returns whether a wallet was linked just now, as far as anyone can tell. `release` is the caller's to follow. */
    hearStatus: (status: StatusEvent): boolean => {
      const before = known?.isWalletLinked ?? (missed ? false : undefined)
      finish()
      unanswered = 0
      missed = false
      sessions = status.canHandleSessions === true
      linked = status.isWalletLinked
      become(status.isExtensionAvailable, linked)
      return linked && before === false
    },
    /** Lets go of what waited for the status. */
    release,
    hearLifecycle: ({ interactionId }: LifecycleEvent) => {
      if (interactionId === queryId) echoed = true
      else if (known && !known.isExtensionAvailable) {
        if (sessions === undefined) refresh()
        else become(true, linked)
      }
    },
    refresh,
    /**
     * Runs when a status was heard, so that it is known whether there are sessions (wallet-protocol E1): at once if one
     * was, or if no extension echoes the question, else at the latest after the detection time.
     */
    whenKnown: (run: () => void): (() => void) | undefined => {
      if (sessions === undefined) ask()
      if (queryId === undefined || !echoed) {
        run()
        return undefined
      }
      waiting.add(run)
      return () => waiting.delete(run)
    },
    /** Nothing is open any more. */
    rest: () => {
      if (!changes.observed) finish()
    },
    /** `attach` runs before the first query; unreachable means no wallet can ever answer. */
    stream: (attach: () => boolean): Observable<ExtensionStatus> =>
      new Observable((subscriber) => {
        if (known) subscriber.next(known)
        subscriber.add(changes.subscribe(subscriber))
        subscriber.add(() => {
          if (!changes.observed) finish()
        })
        if (subscriber.closed) return
        if (attach()) ask()
        else become(false, false)
      }),
    destroy: () => {
      finish()
      changes.complete()
    },
  }
}
