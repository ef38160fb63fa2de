import { type Clock, withDeadline } from '@lootboxes/ledger'

/** A value that can be watched. Listeners run after the change; setting the same value tells nobody. */
export type Store<T> = {
  get: () => T
  set: (next: T | ((now: T) => T)) => void
  /** Returns its undo. */
  subscribe: (listener: () => void) => () => void
}

const isChange = <T>(next: T | ((now: T) => T)): next is (now: T) => T => typeof next === 'function'

export function createStore<T extends object | string | number | boolean | undefined>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      const after = isChange(next) ? next(value) : next
      if (Object.is(after, value)) return
      value = after
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type AwaitStoreOptions = { clock: Clock; atMostMs: number }

/** Waits until the store's value is such, but no longer than `atMostMs`; gives the value it has then. */
export async function awaitStore<T>(
  store: Pick<Store<T>, 'get' | 'subscribe'>,
  isSuch: (value: T) => boolean,
  { clock, atMostMs: ms }: AwaitStoreOptions,
): Promise<T> {
  if (isSuch(store.get())) return store.get()
  let undo = () => {}
  const found = new Promise<T>((resolve) => {
    undo = store.subscribe(() => (isSuch(store.get()) ? resolve(store.get()) : undefined))
  })
  try {
    return await withDeadline({ clock, timeoutMs: ms, onTimeout: store.get }, () => found)
  } finally {
    undo()
  }
}
