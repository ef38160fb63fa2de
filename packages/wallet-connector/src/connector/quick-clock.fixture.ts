import type { FakeClock } from '@lootboxes/ledger/testing'

/** Test material: a clock that advances without real time, fast enough for tens of thousands of runs. */
export const quickClock = (startMs = 0): FakeClock => {
  let time = startMs
  const sleepers = new Set<{ at: number; wake: () => void }>()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    now: () => time,
    pending: () => sleepers.size,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          sleepers.delete(sleeper)
          reject(new Error('stopped'))
        }
        const sleeper = {
          at: time + ms,
          wake: () => {
            sleepers.delete(sleeper)
            signal?.removeEventListener('abort', stop)
            resolve()
          },
        }
        sleepers.add(sleeper)
        if (signal?.aborted) stop()
        else signal?.addEventListener('abort', stop, { once: true })
      }),
    advance: async (ms) => {
      const until = time + ms
      for (;;) {
        await settle()
        const next = [...sleepers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        time = next.at
        next.wake()
      }
      time = until
    },
  }
}
