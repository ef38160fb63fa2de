import type { Clock } from '@lootboxes/ledger'
import { Observable, Subject } from 'rxjs'
import type { LifecycleEvent, StatusEvent } from '../protocol/lifecycle-event'
import { after } from './after'

/** The status of the extension. Both flags are false if nothing responds within the detection time. */
export type ExtensionStatus = {
  isWalletLinked: boolean
  isExtensionAvailable: boolean
  /** The extension is available but has not reported the link, because its worker may be waking up. */
  isLinkUnknown?: true
}

export type ExtensionStatusOptions = {
  clock: Clock | undefined
  /** Time limit for a response. */
  detectionMs: number
  newId: () => string
  /** Whether a request waits for a wallet. */
  isNeeded: () => boolean
  /** Sends a status query, immediately or when the document is parsed. Returns a function that cancels a query not yet sent. */
  query: (interactionId: string, sent: () => void) => (() => void) | undefined
}

/** Delays before the next query to an extension that only echoes, because its worker may be waking up (wallet-protocol E4). */
const RETRY_DELAYS_MS = [250, 500, 1000, 2000]

/** Tracks the extension: availability by echo, the link by its last status event (wallet-protocol M8). */
export const trackExtensionStatus = ({ clock, detectionMs, newId, isNeeded, query }: ExtensionStatusOptions) => {
  const changes = new Subject<ExtensionStatus>()
  const waiting = new Set<() => void>()
  let known: ExtensionStatus | undefined
  /** Whether the extension supports sessions; undefined before the first status. */
  let sessions: boolean | undefined
  /** Whether a wallet is linked; undefined before the first status. */
  let linked: boolean | undefined
  /** Whether another connector of this page received the status of a linked wallet. */
  let wasLinked = false
  let queryId: string | undefined
  let echoed = false
  let unanswered = 0
  /** Whether the last query got an echo but no status. */
  let statusMissing = false
  let stop = () => {}

  const become = (next: ExtensionStatus) => {
    const isSame =
      known?.isExtensionAvailable === next.isExtensionAvailable &&
      known.isWalletLinked === next.isWalletLinked &&
      known.isLinkUnknown === next.isLinkUnknown
    known = next
    if (!isSame) changes.next(known)
  }
  /** An echo proves that the extension is available. Only a status can prove that no wallet is linked. */
  const markAvailable = () =>
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
    statusMissing = echoed
    if (echoed) markAvailable()
    else becomeAbsent()
    const pause = statusMissing ? RETRY_DELAYS_MS[unanswered] : undefined
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
  /** Queries the status unless the extension is known to be available. */
  const probe = () => {
    if (known?.isExtensionAvailable !== true) ask()
  }
  /** Queries the status again if there are subscribers. */
  const refresh = () => {
    if (changes.observed) ask()
  }

  return {
    canHandleSessions: () => sessions === true,
    isLinked: () => linked === true,
    /** Queries the status unless one was received. Without one, a later link is not detected as a change (wallet-protocol E3). */
    ensureStatus: () => {
      if (linked === undefined) ask()
    },
    probe,
    /** Takes over a status that another connector of this page received. A wallet that was not linked then may be linked now. */
    adoptStatus: ({ isWalletLinked }: StatusEvent) => {
      wasLinked = isWalletLinked
    },
    /** Handles a status event. Returns whether a wallet was linked just now. The caller must call `release` afterwards. */
    onStatus: (status: StatusEvent): boolean => {
      const before = linked ?? (statusMissing ? false : undefined)
      finish()
      unanswered = 0
      statusMissing = false
      sessions = status.canHandleSessions === true
      linked = status.isWalletLinked
      become({ isExtensionAvailable: status.isExtensionAvailable, isWalletLinked: linked })
      return linked && before === false
    },
    /** Runs the callbacks that wait for the status. */
    release,
    onLifecycle: ({ interactionId }: LifecycleEvent) => {
      if (interactionId === queryId) echoed = true
      if (known === undefined || known.isExtensionAvailable) return
      markAvailable()
      if (sessions === undefined) refresh()
    },
    refresh,
    /**
     * Runs the callback when the status is known, because it decides about sessions (wallet-protocol E1): immediately if it is
     * known or if no extension echoes the query, otherwise at the latest after the detection time.
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
    /** Called when no request is open. */
    onIdle: () => {
      if (!changes.observed) finish()
    },
    /** Calls `attach` before the first query. Unreachable means that no wallet can ever respond. A page that was still loading queries twice. */
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
