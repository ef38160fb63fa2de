import type { Clock } from '@lootboxes/ledger'
import type { WalletTransport } from '../transport/wallet-transport'
import { after } from './after'

/** Longest wait for a parsed page that does not finish loading (wallet-protocol M7). */
const LONGEST_WAIT_MS = 400

export type ReadyOptions = {
  transport: WalletTransport
  clock: Clock | undefined
  enabled: boolean
  /** How long a sent message waits for a sign of life; it may be sent so much before the extension has to be there. */
  detectionMs: number
  /** Whether the extension has given a sign of life on this page. */
  isHeard: () => boolean
  /** Asks for one. */
  probe: () => void
}

/** Runs at once if the document is parsed, else when it is: then the undo drops it. */
export const whenParsed = (transport: WalletTransport, run: () => void): (() => void) | undefined => {
  const life = new AbortController()
  const parsed = transport.whenParsed?.(life.signal)
  if (!parsed) {
    run()
    return undefined
  }
  const goOn = () => {
    if (!life.signal.aborted) run()
  }
  parsed.then(goOn, goOn)
  return () => life.abort()
}

/**
 * Holds messages back while no extension can hear them: until the document is parsed, until it is loaded or 400 ms have
 * passed, and until an extension that starts with the page has had its time (wallet-protocol A1.3, E5, M7).
 */
export const waitUntilReady = ({ transport, clock, enabled, detectionMs, isHeard, probe }: ReadyOptions) => {
  const waiting = new Set<() => void>()
  let isOpen = !enabled
  let stop: (() => void) | undefined

  /** Everything that waits may go: the page is ready, or something was heard. */
  const open = () => {
    isOpen = true
    stop?.()
    for (const run of waiting) {
      waiting.delete(run)
      run()
    }
  }

  const wait = () => {
    const life = new AbortController()
    let disarm = () => {}
    stop = () => {
      stop = undefined
      disarm()
      life.abort()
    }
    const startOfExtension = () => {
      disarm()
      const ms = isHeard() ? 0 : (transport.startsWithin?.() ?? 0) - detectionMs
      if (ms <= 0) {
        open()
        return
      }
      disarm = after(clock, ms, open)
      probe()
    }
    const loaded = () => {
      const ready = transport.whenReady?.(life.signal)
      if (!ready) {
        startOfExtension()
        return
      }
      let isOver = false
      const goOn = () => {
        if (isOver || life.signal.aborted) return
        isOver = true
        startOfExtension()
      }
      disarm = after(clock, LONGEST_WAIT_MS, goOn)
      ready.then(goOn, goOn)
    }
    const forget = whenParsed(transport, loaded)
    if (forget) disarm = forget
  }

  return {
    open,
    /** Runs at once if the page is ready, else when it is: then the undo drops it. */
    when: (run: () => void): (() => void) | undefined => {
      if (!isOpen && !stop) wait()
      if (isOpen) {
        run()
        return undefined
      }
      waiting.add(run)
      return () => {
        if (waiting.delete(run) && waiting.size === 0) stop?.()
      }
    },
  }
}
