/** Processes items by id, each after its delay; a delay of 0 processes an item immediately. Held items wait for `flush`. */
export function createDelayedQueue<Item>(process: (id: string, item: Item) => void) {
  const waiting = new Map<string, { timer: NodeJS.Timeout | undefined; item: Item }>()
  const idlers = new Set<() => void>()
  const isIdle = () => [...waiting.values()].every(({ timer }) => timer === undefined)
  const settle = () => {
    if (!isIdle()) return
    for (const resolve of idlers) resolve()
    idlers.clear()
  }
  const finish = (id: string, item: Item) => {
    waiting.delete(id)
    process(id, item)
    settle()
  }
  return {
    get: (id: string) => waiting.get(id)?.item,
    add: (id: string, item: Item, delayMs: number) => {
      if (delayMs <= 0) finish(id, item)
      else waiting.set(id, { timer: setTimeout(() => finish(id, item), delayMs), item })
    },
    hold: (id: string, item: Item) => void waiting.set(id, { timer: undefined, item }),
    /** Resolves when no item has a running delay. */
    idle: (): Promise<void> => (isIdle() ? Promise.resolve() : new Promise((resolve) => void idlers.add(resolve))),
    /** Processes all waiting items immediately, in order. Returns their ids. */
    flush: (options: { held: boolean }): readonly string[] => {
      const due = [...waiting].filter(([, { timer }]) => options.held || timer !== undefined)
      for (const [id, { timer, item }] of due) {
        clearTimeout(timer)
        finish(id, item)
      }
      return due.map(([id]) => id)
    },
    /** Drops all waiting items. */
    clear: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
      settle()
    },
  }
}
