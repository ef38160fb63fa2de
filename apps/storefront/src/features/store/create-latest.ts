/**
 * Runs one task at a time: starting the next aborts the one before and drops its late answer (trap T31).
 * Resolves to undefined when overtaken.
 */
export function createLatest() {
  let running: AbortController | undefined
  return {
    async run<T>(task: (signal: AbortSignal) => PromiseLike<T>): Promise<T | undefined> {
      running?.abort()
      const mine = new AbortController()
      running = mine
      const answer = await task(mine.signal)
      return running === mine ? answer : undefined
    },
    stop() {
      running?.abort()
      running = undefined
    },
  }
}
