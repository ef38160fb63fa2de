import type { Clock } from '@lootboxes/ledger'
import type { WalletTransport } from '../transport/wallet-transport'
import { after } from './after'

/** Longest wait for a page that does not finish loading (wallet-protocol M7). */
const LONGEST_WAIT_MS = 400

export type AudibleOptions = { transport: WalletTransport; clock: Clock; enabled: boolean }

/** Holds messages back while nobody could hear them: an extension starts late on a slow page (wallet-protocol A1.3, M7). */
export const waitUntilAudible = ({ transport, clock, enabled }: AudibleOptions) => {
  const waiting = new Set<() => void>()
  let isOpen = !enabled

  /** Everything that waits may go: the page is ready, or something was heard. */
  const open = () => {
    isOpen = true
    for (const release of [...waiting]) release()
  }

  const hold = (run: () => void): (() => void) | undefined => {
    const loading = new AbortController()
    const ready = transport.whenAudible?.(loading.signal)
    if (!ready) {
      isOpen = true
      run()
      return undefined
    }
    const forget = () => {
      waiting.delete(release)
      stop()
      loading.abort()
    }
    const release = () => {
      if (!waiting.has(release)) return
      forget()
      run()
    }
    const stop = after(clock, LONGEST_WAIT_MS, release)
    waiting.add(release)
    ready.then(release, release)
    return forget
  }

  return {
    open,
    /** Runs at once if the page is ready, else when it is: then the undo drops it. */
    when: (run: () => void): (() => void) | undefined => {
      if (!isOpen) return hold(run)
      run()
      return undefined
    },
  }
}
