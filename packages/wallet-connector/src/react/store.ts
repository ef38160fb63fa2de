/** The arguments of `useSyncExternalStore`. */
export type Store<T> = { subscribe: (notify: () => void) => () => void; get: () => T }

/** Anything with `subscribe`, such as an Observable. */
export type Source<T> = { subscribe(next: (value: T) => void): { unsubscribe(): void } }

/** Turns a stream into a store with one subscription, while the store has subscribers. */
export const storeOf = <T>(source: Source<T>, initial: T): Store<T> => {
  const watchers = new Set<() => void>()
  let value = initial
  let subscription: { unsubscribe(): void } | undefined
  return {
    get: () => value,
    subscribe: (notify) => {
      watchers.add(notify)
      subscription ??= source.subscribe((next) => {
        value = next
        for (const tell of [...watchers]) tell()
      })
      return () => {
        watchers.delete(notify)
        if (watchers.size > 0) return
        subscription?.unsubscribe()
        subscription = undefined
      }
    },
  }
}

const nothing = () => {}

/** A store that never changes, for the time before the toolkit exists. */
export const constantStore = <T>(value: T): Store<T> => ({ subscribe: () => nothing, get: () => value })
