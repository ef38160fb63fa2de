/** Processes items by id, each after its delay; a delay of 0 processes an item immediately. */
export function createDelayedQueue<Item>(process: (id: string, item: Item) => void) {
  const waiting = new Map<string, { timer: NodeJS.Timeout; item: Item }>()
  const idlers = new Set<() => void>()
  const finish = (id: string, item: Item) => {
    waiting.delete(id)
    process(id, item)
    if (waiting.size > 0) return
    for (const resolve of idlers) resolve()
    idlers.clear()
  }
  return {
    get: (id: string) => waiting.get(id)?.item,
    add: (id: string, item: Item, delayMs: number) => {
      if (delayMs <= 0) finish(id, item)
      else waiting.set(id, { timer: setTimeout(() => finish(id, item), delayMs), item })
    },
    /** Resolves when no item waits. */
    idle: (): Promise<void> =>
      waiting.size === 0 ? Promise.resolve() : new Promise((resolve) => void idlers.add(resolve)),
    /** Processes all waiting items immediately, in order. */
    flush: () => {
      for (const [id, { timer, item }] of waiting) {
        clearTimeout(timer)
        finish(id, item)
      }
    },
  }
}
