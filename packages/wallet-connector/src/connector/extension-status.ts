import type { Clock } from '@lootboxes/ledger'
import { Observable, Subject } from 'rxjs'
import type { LifecycleEvent, StatusEvent } from '../protocol/lifecycle-event'
import { after, runAll } from './after'

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
  query: (interactionId: string, sent: () => void) => () => void
}

/** Delays before the next query to an extension that only echoes, because its worker may be waking up (wallet-protocol E4). */
const RETRY_DELAYS_MS = [250, 500, 1000, 2000]

/** Tracks the extension: availability by echo, the link by its last status event (wallet-protocol M8). */
export const trackExtensionStatus = ({ clock, detectionMs, newId, isNeeded, query }: ExtensionStatusOptions) => {
  const changes = new Subject<ExtensionStatus>()
  const waiting = new Set<() => void>()
  let known: ExtensionStatus | undefined
  /** The last status event. */
  let last: StatusEvent | undefined
  /** Whether another connector of this page received the status of a linked wallet. */
  let wasLinked = false
  let queryId: string | undefined
  let echoed = false
  let unanswered = 0
  /** Whether the last query got an echo but no status. */
  let statusMissing = false
  let stop = () => {}

  const become = (isExtensionAvailable: boolean, isWalletLinked: boolean, isLinkUnknown?: true) => {
    const before = JSON.stringify(known)
    known = { isExtensionAvailable, isWalletLinked, ...(isLinkUnknown && { isLinkUnknown }) }
    if (JSON.stringify(known) !== before) changes.next(known)
  }
  /** An echo proves that the extension is available. Only a status can prove that no wallet is linked. */
  const markAvailable = () => {
    const isWalletLinked = last?.isWalletLinked ?? wasLinked
    become(true, isWalletLinked, isWalletLinked ? undefined : true)
  }
  const finish = () => {
    stop()
    stop = () => {}
    queryId = undefined
  }
  const onIdle = () => {
    if (!changes.observed) finish()
  }
  const conclude = () => {
    finish()
    statusMissing = echoed
    if (echoed) markAvailable()
    else become(false, false)
    const delayMs = RETRY_DELAYS_MS[unanswered]
    if (echoed && delayMs !== undefined && (changes.observed || isNeeded())) {
      unanswered += 1
      stop = after(clock, delayMs, ask)
    }
    runAll(waiting)
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
      forget()
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
    canHandleSessions: () => last?.canHandleSessions === true,
    isLinked: () => last?.isWalletLinked === true,
    /** Queries the status unless one was received. Without one, a later link is not detected as a change (wallet-protocol E3). */
    ensureStatus: () => {
      if (!last) ask()
    },
    probe,
    /** Takes over a status that another connector of this page received. A wallet that was not linked then may be linked now. */
    adoptStatus: ({ isWalletLinked }: StatusEvent) => {
      wasLinked = isWalletLinked
    },
    /** Handles a status event. Returns whether a wallet was linked just now. The caller must call `release` afterwards. */
    onStatus: (status: StatusEvent): boolean => {
      const wasUnlinked = last ? !last.isWalletLinked : statusMissing
      finish()
      unanswered = 0
      statusMissing = false
      last = status
      become(status.isExtensionAvailable, status.isWalletLinked)
      return status.isWalletLinked && wasUnlinked
    },
    /** Runs the callbacks that wait for the status. */
    release: () => runAll(waiting),
    onLifecycle: ({ interactionId }: LifecycleEvent) => {
      if (interactionId === queryId) echoed = true
      if (known === undefined || known.isExtensionAvailable) return
      markAvailable()
      if (!last) refresh()
    },
    refresh,
    /**
     * Runs the callback when the status is known, because it decides about sessions (wallet-protocol E1): immediately if it is
     * known or if no extension echoes the query, otherwise at the latest after the detection time.
     */
    whenKnown: (run: () => void): (() => void) | undefined => {
      if (!last) ask()
      if (queryId === undefined || !echoed) {
        run()
        return undefined
      }
      waiting.add(run)
      return () => waiting.delete(run)
    },
    /** Called when no request is open. */
    onIdle,
    /** Calls `attach` before the first query. Unreachable means that no wallet can ever respond. A page that was still loading queries twice. */
    stream: (
      attach: () => boolean,
      whenReady: (run: () => void) => (() => void) | undefined,
    ): Observable<ExtensionStatus> =>
      new Observable((subscriber) => {
        if (known) subscriber.next(known)
        subscriber.add(changes.subscribe(subscriber))
        subscriber.add(onIdle)
        if (subscriber.closed) return
        if (!attach()) {
          become(false, false)
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
