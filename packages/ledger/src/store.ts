/** An observable value. Listeners run after a change; setting an identical value notifies none of them. */
export type Store<T> = {
  get: () => T
  set: (next: T | ((current: T) => T)) => void
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

const isUpdater = <T>(next: T | ((current: T) => T)): next is (current: T) => T => typeof next === 'function'

/**
 * Creates a store. `subscribe` and `get` fit React's `useSyncExternalStore`.
 *
 * @example
 * const count$ = createStore<number>(0)
 * const unsubscribe = count$.subscribe(() => console.log(count$.get()))
 * count$.set((count) => count + 1)
 * unsubscribe()
 */
export function createStore<T extends object | string | number | boolean | undefined>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      const after = isUpdater(next) ? next(value) : next
      if (Object.is(after, value)) return
      value = after
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
