import { setTimeout as pause } from 'node:timers/promises'

/** What callers of this process want from the loop that follows the ledger in it. */
export type SyncRequests = {
  /** Resolves when the index is at the tip that the ledger has after the call. */
  catchUp(): Promise<void>
  /** Resolves when the index was built again and is at the tip. */
  rebuild(): Promise<void>
  /** True once for each rebuild that was requested. */
  takeRebuild(): boolean
  /** Called before the loop looks for the tip: requests after that wait for the next look. */
  beginLook(): void
  /** Called when the index is at the tip of the last look. */
  reachedTip(): void
  /** Waits until the next poll of the ledger, or until a request arrives. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** Resolves every request: the loop has ended. */
  end(): void
}

export function createSyncRequests(): SyncRequests {
  let fresh: (() => void)[] = []
  let looked: (() => void)[] = []
  let isRebuildDue = false
  let wake = new AbortController()
  const request = (): Promise<void> =>
    new Promise((resolve) => {
      fresh.push(resolve)
      wake.abort()
    })
  const settle = (waiting: readonly (() => void)[]) => {
    for (const resolve of waiting) resolve()
  }
  return {
    catchUp: request,
    rebuild: () => {
      isRebuildDue = true
      return request()
    },
    takeRebuild: () => {
      const isDue = isRebuildDue
      isRebuildDue = false
      return isDue
    },
    beginLook: () => {
      wake = new AbortController()
      looked.push(...fresh.splice(0))
    },
    reachedTip: () => settle(looked.splice(0)),
    wait: async (ms, signal) => {
      if (fresh.length > 0) return
      await pause(ms, undefined, { signal: AbortSignal.any([signal, wake.signal]) }).catch(() => undefined)
    },
    end: () => {
      settle([...looked, ...fresh])
      looked = []
      fresh = []
      isRebuildDue = false
    },
  }
}
