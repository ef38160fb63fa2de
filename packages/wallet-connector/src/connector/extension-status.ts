import type { Clock } from '@lootboxes/ledger'
import { Observable, Subject } from 'rxjs'
import type { LifecycleEvent, StatusEvent } from '../protocol/lifecycle-event'
import { after } from './after'

/** Both false when nothing answers within the detection time. */
export type ExtensionStatus = {
  isWalletLinked: boolean
  isExtensionAvailable: boolean
  /** The extension is there and has not said whether a wallet is linked: its worker may be waking up. */
  isLinkUnknown?: true
}

export type ExtensionStatusOptions = {
  clock: Clock | undefined
  /** How long an answer may take. */
  detectionMs: number
  newId: () => string
  /** Whether anything waits for a wallet, so that it matters. */
  isNeeded: () => boolean
  /** Sends a status query with this id, at once or when the document is parsed; the undo keeps it from being sent. */
  query: (interactionId: string, sent: () => void) => (() => void) | undefined
}

/** Pauses before the next question to an extension that only echoes: its worker may be waking up (wallet-protocol E4). */
const PAUSES_MS = [250, 500, 1000, 2000]

/** The status of the extension: presence by echo, link by its last status event (wallet-protocol M8). */
export const trackExtensionStatus = ({ clock, detectionMs, newId, isNeeded, query }: ExtensionStatusOptions) => {
  const changes = new Subject<ExtensionStatus>()
  const waiting = new Set<() => void>()
  let known: ExtensionStatus | undefined
  /** Undefined until a status was heard. */
  let sessions: boolean | undefined
  /** Undefined until a status was heard. */
  let linked: boolean | undefined
  /** What another connector of this page has heard. */
  let wasLinked = false
  let queryId: string | undefined
  let echoed = false
  let unanswered = 0
  /** The last question was echoed and not answered. */
  let missed = false
  let stop = () => {}

  const become = (next: ExtensionStatus) => {
    const isSame =
      known?.isExtensionAvailable === next.isExtensionAvailable &&
      known.isWalletLinked === next.isWalletLinked &&
      known.isLinkUnknown === next.isLinkUnknown
    known = next
    if (!isSame) changes.next(known)
  }
  /** An echo says that the extension is there. Only a status can say that no wallet is linked. */
  const becomePresent = () =>
    become(
      (linked ?? wasLinked)
        ? { isExtensionAvailable: true, isWalletLinked: true }
        : { isExtensionAvailable: true, isWalletLinked: false, isLinkUnknown: true },
    )
  const becomeAbsent = () => become({ isExtensionAvailable: false, isWalletLinked: false })
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
    missed = echoed
    if (echoed) becomePresent()
    else becomeAbsent()
    const pause = missed ? PAUSES_MS[unanswered] : undefined
    if (pause !== undefined && (changes.observed || isNeeded())) {
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
      if (queryId === id) disarm = after(clock, detectionMs, conclude)
    })
    stop = () => {
      forget?.()
      disarm()
    }
    if (queryId !== id) stop()
  }
  /** Asks, if no sign of life was heard. */
  const probe = () => {
    if (known?.isExtensionAvailable !== true) ask()
  }
  /** Asks again, if anyone listens. */
  const refresh = () => {
    if (changes.observed) ask()
  }

  return {
    canHandleSessions: () => sessions === true,
    isLinked: () => linked === true,
    /** Asks, if no status was heard: without one a link made later is no change (wallet-protocol E3). */
    learn: () => {
      if (linked === undefined) ask()
    },
    probe,
    /** Another connector of this page has heard a status. Only its link counts: a wallet that was not linked then may be now. */
    recall: ({ isWalletLinked }: StatusEvent) => {
      wasLinked = isWalletLinked
    },
    /** Returns whether a wallet was linked just now, as far as anyone can tell. `release` is the caller's to follow. */
    hearStatus: (status: StatusEvent): boolean => {
      const before = linked ?? (missed ? false : undefined)
      finish()
      unanswered = 0
      missed = false
      sessions = status.canHandleSessions === true
      linked = status.isWalletLinked
      become({ isExtensionAvailable: status.isExtensionAvailable, isWalletLinked: linked })
      return linked && before === false
    },
    /** Lets go of what waited for the status. */
    release,
    hearLifecycle: ({ interactionId }: LifecycleEvent) => {
      if (interactionId === queryId) echoed = true
      if (known === undefined || known.isExtensionAvailable) return
      becomePresent()
      if (sessions === undefined) refresh()
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
    /** `attach` runs before the first query; unreachable means no wallet can ever answer. A page that was not ready asks once more. */
    stream: (
      attach: () => boolean,
      whenReady: (run: () => void) => (() => void) | undefined,
    ): Observable<ExtensionStatus> =>
      new Observable((subscriber) => {
        if (known) subscriber.next(known)
        subscriber.add(changes.subscribe(subscriber))
        subscriber.add(() => {
          if (!changes.observed) finish()
        })
        if (subscriber.closed) return
        if (!attach()) {
          becomeAbsent()
          return
        }
        ask()
        subscriber.add(whenReady(probe))
      }),
    destroy: () => {
      finish()
      changes.complete()
    },
  }
}
