import type { Clock } from '@lootboxes/ledger'
import type { WalletTransport } from '../transport/wallet-transport'
import { after } from './after'

/** Longest wait for a page that does not finish loading (wallet-protocol M7). */
const LONGEST_WAIT_MS = 400

export type ReadyOptions = { transport: WalletTransport; clock: Clock | undefined; enabled: boolean }

/** Holds messages back while nobody could hear them: an extension starts late on a slow page (wallet-protocol A1.3, M7). */
export const waitUntilReady = ({ transport, clock, enabled }: ReadyOptions) => {
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
    const loading = new AbortController()
    const ready = transport.whenReady?.(loading.signal)
    if (!ready) {
      open()
      return
    }
    const disarm = after(clock, LONGEST_WAIT_MS, open)
    stop = () => {
      stop = undefined
      disarm()
      loading.abort()
    }
    const goOn = () => {
      if (!loading.signal.aborted) open()
    }
    ready.then(goOn, goOn)
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
