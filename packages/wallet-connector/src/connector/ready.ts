import type { Clock } from '@lootboxes/ledger'
import type { WalletTransport } from '../transport/wallet-transport'
import { after } from './after'

/** Maximum wait for a parsed page that does not finish loading (wallet-protocol M7). */
const MAX_WAIT_MS = 400

export type ReadyOptions = {
  transport: WalletTransport
  clock: Clock | undefined
  enabled: boolean
  /** The detection time of a sent message. The message can be sent this much before the extension must have started. */
  detectionMs: number
  /** Whether the extension has sent any message on this page. */
  hasResponded: () => boolean
  /** Sends a status query. */
  probe: () => void
}

/** Runs immediately if the document is parsed, otherwise when it is. The returned function cancels it. */
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
 * Delays messages while no extension can receive them: until the document is parsed, until it has loaded or 400 ms have passed,
 * and until an extension that starts with the page had time to start (wallet-protocol A1.3, E5, M7).
 */
export const waitUntilReady = ({ transport, clock, enabled, detectionMs, hasResponded, probe }: ReadyOptions) => {
  const waiting = new Set<() => void>()
  let isOpen = !enabled
  let stop: (() => void) | undefined

  /** Sends all delayed messages: the page is ready, or the extension has sent a message. */
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
      const ms = hasResponded() ? 0 : (transport.startsWithin?.() ?? 0) - detectionMs
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
      disarm = after(clock, MAX_WAIT_MS, goOn)
      ready.then(goOn, goOn)
    }
    const forget = whenParsed(transport, loaded)
    if (forget) disarm = forget
  }

  return {
    open,
    /** Runs immediately if the page is ready, otherwise when it is. The returned function cancels it. */
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
