import type { Clock } from '@lootboxes/ledger'
import { Observable } from 'rxjs'
import type { LifecycleEvent, StatusEvent } from '../protocol/lifecycle-event'
import { createEmitter } from '../stream'
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

/**
 * Tracks the extension: availability by echo, the link by its last status event (wallet-protocol M8).
 * A class, because its steps share the state of the running query.
 */
export class ExtensionStatusTracker {
  /** Whether the extension has sent any message on this page. */
  hasResponded = false
  readonly #options: ExtensionStatusOptions
  readonly #changes = createEmitter<ExtensionStatus>()
  readonly #waiting = new Set<() => void>()
  #known: ExtensionStatus | undefined
  /** The last status event. */
  #last: StatusEvent | undefined
  /** Whether another connector of this page received the status of a linked wallet. */
  #wasLinked = false
  #queryId: string | undefined
  #echoed = false
  #unanswered = 0
  /** Whether the last query got an echo but no status. */
  #statusMissing = false
  #stop = () => {}

  constructor(options: ExtensionStatusOptions) {
    this.#options = options
  }

  canHandleSessions(): boolean {
    return this.#last?.canHandleSessions === true
  }

  isLinked(): boolean {
    return this.#last?.isWalletLinked === true
  }

  /** Queries the status unless one was received. Without one, a later link is not detected as a change (wallet-protocol E3). */
  ensureStatus(): void {
    if (!this.#last) this.#query()
  }

  /** Queries the status unless the extension is known to be available. */
  probe(): void {
    if (this.#known?.isExtensionAvailable !== true) this.#query()
  }

  /** Queries the status again if there are subscribers. */
  refresh(): void {
    if (this.#changes.isObserved()) this.#query()
  }

  /** Takes over a status that another connector of this page received. A wallet that was not linked then may be linked now. */
  adoptStatus({ isWalletLinked }: StatusEvent): void {
    this.#wasLinked = isWalletLinked
  }

  /** Handles a status event. Returns whether a wallet was linked just now. The caller must call `release` afterwards. */
  onStatus(status: StatusEvent): boolean {
    const wasUnlinked = this.#last
      ? !this.#last.isWalletLinked
      : this.#statusMissing || this.#known?.isWalletLinked === false
    this.#finish()
    this.#unanswered = 0
    this.#statusMissing = false
    this.#last = status
    this.#set(status.isExtensionAvailable, status.isWalletLinked)
    return status.isWalletLinked && wasUnlinked
  }

  /** Runs the callbacks that wait for the status. */
  release(): void {
    runAll(this.#waiting)
  }

  onLifecycle({ interactionId }: LifecycleEvent): void {
    if (interactionId === this.#queryId) this.#echoed = true
    if (this.#known === undefined || this.#known.isExtensionAvailable) return
    this.#markAvailable()
    if (!this.#last) this.refresh()
  }

  /**
   * Runs the callback when the status is known, because it decides about sessions (wallet-protocol E1): immediately if it is
   * known or if no extension echoes the query, otherwise at the latest after the detection time.
   */
  whenKnown(run: () => void): (() => void) | undefined {
    this.ensureStatus()
    if (this.#queryId === undefined || !this.#echoed) {
      run()
      return undefined
    }
    this.#waiting.add(run)
    return () => this.#waiting.delete(run)
  }

  /** Called when no request is open, or when a subscriber leaves. A callback that waits for the status still needs the query. */
  onIdle(): void {
    if (!this.#changes.isObserved() && this.#waiting.size === 0) this.#finish()
  }

  /** Calls `attach` before the first query. Unreachable means that no wallet can ever respond. A page that was still loading queries twice. */
  stream(attach: () => boolean, whenReady: (run: () => void) => (() => void) | undefined): Observable<ExtensionStatus> {
    return new Observable((subscriber) => {
      if (this.#known) subscriber.next(this.#known)
      subscriber.add(this.#changes.stream$.subscribe(subscriber))
      subscriber.add(() => this.onIdle())
      if (subscriber.closed) return
      if (!attach()) {
        this.#set(false, false)
        return
      }
      this.#query()
      subscriber.add(whenReady(() => this.probe()))
    })
  }

  destroy(): void {
    this.#finish()
    this.#changes.complete()
  }

  #set(isExtensionAvailable: boolean, isWalletLinked: boolean, isLinkUnknown?: true): void {
    const before = JSON.stringify(this.#known)
    this.#known = { isExtensionAvailable, isWalletLinked, ...(isLinkUnknown && { isLinkUnknown }) }
    if (JSON.stringify(this.#known) !== before) this.#changes.next(this.#known)
  }

  /** An echo proves that the extension is available. Only a status can prove that no wallet is linked. */
  #markAvailable(): void {
    const isWalletLinked = this.#last?.isWalletLinked ?? this.#wasLinked
    this.#set(true, isWalletLinked, isWalletLinked ? undefined : true)
  }

  #query(): void {
    if (this.#queryId !== undefined) return
    const { clock, detectionMs, newId, query } = this.#options
    this.#stop()
    const id = newId()
    this.#queryId = id
    this.#echoed = false
    let disarm = () => {}
    const forget = query(id, () => {
      if (this.#queryId === id) disarm = after(clock, detectionMs, () => this.#conclude())
    })
    this.#stop = () => {
      forget()
      disarm()
    }
    if (this.#queryId !== id) this.#stop()
  }

  /** Ends a query without a status event, and repeats it while the extension only echoes. */
  #conclude(): void {
    const { clock, isNeeded } = this.#options
    this.#finish()
    this.#statusMissing = this.#echoed
    if (this.#echoed) this.#markAvailable()
    else this.#set(false, false)
    const delayMs = RETRY_DELAYS_MS[this.#unanswered]
    if (this.#echoed && delayMs !== undefined && (this.#changes.isObserved() || isNeeded())) {
      this.#unanswered += 1
      this.#stop = after(clock, delayMs, () => this.#query())
    }
    this.release()
  }

  #finish(): void {
    this.#stop()
    this.#stop = () => {}
    this.#queryId = undefined
  }
}
