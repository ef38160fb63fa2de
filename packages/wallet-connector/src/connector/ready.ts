import type { Clock } from '@lootboxes/ledger'
import type { WalletTransport } from '../transport/wallet-transport'
import { after, runAll } from './after'
import type { ExtensionStatusTracker } from './extension-status'

/** Maximum wait for a parsed page that does not finish loading (wallet-protocol M7). */
const MAX_WAIT_MS = 400

export type ReadyOptions = {
  transport: WalletTransport
  clock: Clock | undefined
  enabled: boolean
  /** The detection time of a sent message. The message can be sent this much before the extension must have started. */
  detectionMs: number
  status: Pick<ExtensionStatusTracker, 'hasResponded' | 'probe'>
}

/** Runs when the moment has come, immediately if it is undefined. An abort cancels it. */
const whenSettled = (moment: Promise<void> | undefined, signal: AbortSignal, run: () => void): void => {
  if (!moment) {
    run()
    return
  }
  const goOn = () => {
    if (!signal.aborted) run()
  }
  moment.then(goOn, goOn)
}

/**
 * Delays messages while no extension can receive them: until the document is parsed, until it has loaded or 400 ms have passed,
 * and until an extension that starts with the page had time to start (wallet-protocol A1.3, E5, M7).
 */
export const waitUntilReady = ({ transport, clock, enabled, detectionMs, status }: ReadyOptions) => {
  const waiting = new Set<() => void>()
  let isOpen = !enabled
  let stop: (() => void) | undefined

  /** Sends all delayed messages: the page is ready, or the extension has sent a message. */
  const open = () => {
    isOpen = true
    stop?.()
    runAll(waiting)
  }

  const wait = () => {
    const loading = new AbortController()
    const { signal } = loading
    let disarm = () => {}
    stop = () => {
      stop = undefined
      loading.abort()
      disarm()
    }
    const startOfExtension = () => {
      loading.abort()
      disarm()
      const ms = status.hasResponded ? 0 : (transport.startsWithin?.() ?? 0) - detectionMs
      if (ms <= 0) {
        open()
        return
      }
      disarm = after(clock, ms, open)
      status.probe()
    }
    whenSettled(transport.whenParsed?.(signal), signal, () => {
      disarm = after(clock, MAX_WAIT_MS, startOfExtension)
      whenSettled(transport.whenReady?.(signal), signal, startOfExtension)
    })
  }

  return {
    open,
    /** Runs immediately if the document is parsed, otherwise when it is. The returned function cancels it. */
    whenParsed: (run: () => void): (() => void) => {
      const life = new AbortController()
      whenSettled(enabled ? transport.whenParsed?.(life.signal) : undefined, life.signal, run)
      return () => life.abort()
    },
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
