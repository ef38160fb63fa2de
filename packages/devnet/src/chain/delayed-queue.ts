/**
 * Processes items by id, each after its delay. Items that are due at the same time are processed together, after the requests
 * that arrived before. Held items wait for `flush`.
 */
export function createDelayedQueue<Item>(process: (due: ReadonlyMap<string, Item>) => void) {
  const waiting = new Map<string, { timer: NodeJS.Timeout | undefined; item: Item }>()
  const due = new Map<string, Item>()
  const idlers = new Set<() => void>()
  const processed = new Set<() => void>()
  let scheduled: NodeJS.Immediate | undefined
  const isIdle = () => due.size === 0 && [...waiting.values()].every(({ timer }) => timer === undefined)
  const resolveAll = (resolvers: Set<() => void>) => {
    for (const resolve of resolvers) resolve()
    resolvers.clear()
  }
  const settle = () => {
    if (isIdle()) resolveAll(idlers)
  }
  const processDue = () => {
    clearImmediate(scheduled)
    scheduled = undefined
    const batch = new Map(due)
    due.clear()
    if (batch.size > 0) process(batch)
    resolveAll(processed)
    settle()
  }
  const becomeDue = (id: string, item: Item) => {
    waiting.delete(id)
    due.set(id, item)
    scheduled ??= setImmediate(processDue)
  }
  return {
    get: (id: string) => waiting.get(id)?.item ?? due.get(id),
    /** The items that wait, oldest first. */
    all: (): readonly Item[] => [...waiting.values()].map(({ item }) => item),
    /** Adds an item. With a delay of 0 it resolves after the item is processed, otherwise immediately. */
    add: async (id: string, item: Item, delayMs: number): Promise<void> => {
      if (delayMs > 0) waiting.set(id, { timer: setTimeout(() => becomeDue(id, item), delayMs), item })
      else {
        becomeDue(id, item)
        await new Promise<void>((resolve) => void processed.add(resolve))
      }
    },
    hold: (id: string, item: Item) => void waiting.set(id, { timer: undefined, item }),
    /** Processes the held items that fit. */
    release: (isReleased: (item: Item) => boolean) => {
      for (const [id, { timer, item }] of [...waiting]) if (timer === undefined && isReleased(item)) becomeDue(id, item)
    },
    /** Removes the waiting items that fit, and returns them. */
    drop: (isDropped: (item: Item) => boolean): readonly (readonly [id: string, item: Item])[] => {
      const dropped = [...waiting].filter(([, { item }]) => isDropped(item))
      for (const [id, { timer }] of dropped) {
        clearTimeout(timer)
        waiting.delete(id)
      }
      settle()
      return dropped.map(([id, { item }]) => [id, item])
    },
    /** Resolves when no item has a running delay. */
    idle: (): Promise<void> => (isIdle() ? Promise.resolve() : new Promise((resolve) => void idlers.add(resolve))),
    /** Processes the waiting items that fit immediately, in order. Returns their ids. */
    flush: (isReleased: (item: Item, isHeld: boolean) => boolean): readonly string[] => {
      const released = [...waiting].filter(([, { timer, item }]) => isReleased(item, timer === undefined))
      for (const [id, { timer, item }] of released) {
        clearTimeout(timer)
        becomeDue(id, item)
      }
      const ids = [...due.keys()]
      processDue()
      return ids
    },
    /** Drops all waiting items. */
    clear: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
      due.clear()
      processDue()
    },
  }
}
