import type { Observable } from 'rxjs'
import type * as z from 'zod/mini'
import type { Logger } from '../connector/logger'
import { createValue } from '../stream'
import type { StorageLike } from './storage'

export type StoredValueOptions<T> = {
  storage: StorageLike
  key: string
  fallback: T
  /** Returns undefined for invalid content, which is then deleted. */
  read: (stored: unknown) => T | undefined
  /** The stored form of a value. Undefined removes the key. */
  write: (value: T) => unknown
  logger?: Logger | undefined
}

export type StoredValue<T> = {
  get(): T
  readonly value$: Observable<T>
  /** Reads the stored value, changes it and writes it back in one step, so that no update is lost. */
  update(change: (current: T) => T): T
  /** Emits the stored value in another form without writing it. */
  show(adapt: (stored: T) => T): void
  /** Takes over the value that another tab has written, after `adapt`, without writing it. */
  refresh(adapt?: (stored: T) => T): void
  complete(): void
}

/** Reads a stored list and returns the valid entries that pass the filter; undefined if the value is not a list. */
export const listOf =
  <S extends z.ZodMiniType>(entry: () => S, isKept: (item: z.output<S>) => boolean = () => true) =>
  (stored: unknown): z.output<S>[] | undefined =>
    Array.isArray(stored)
      ? stored.flatMap((one: unknown) => {
          const item = entry().safeParse(one)
          return item.success && isKept(item.data) ? [item.data] : []
        })
      : undefined

/** Writes a list. An empty one removes the key. */
export const nonEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list)

/** A value in storage. Deletes broken content. If writing fails, the value lasts as long as the page. */
export const storedValue = <T>({
  storage,
  key,
  fallback,
  read,
  write,
  logger,
}: StoredValueOptions<T>): StoredValue<T> => {
  const load = (): string | null => {
    try {
      return storage.getItem(key)
    } catch {
      return null
    }
  }
  const store = (text: string | undefined) => {
    try {
      if (text === undefined) storage.removeItem(key)
      else storage.setItem(key, text)
    } catch (cause) {
      logger?.warn(`Could not write ${key}`, cause)
    }
  }
  const parsed = (text: string): T => {
    try {
      const value = read(JSON.parse(text))
      if (value !== undefined) return value
    } catch {
      // Invalid JSON counts as invalid content.
    }
    logger?.warn(`Dropped unreadable content of ${key}`)
    store(undefined)
    return fallback
  }

  let text = load()
  const current = createValue(text === null ? fallback : parsed(text))
  const latest = (): T => {
    const now = load()
    if (now === text) return current.get()
    text = now
    return now === null ? fallback : parsed(now)
  }
  return {
    get: current.get,
    value$: current.value$,
    update: (change) => {
      const next = change(latest())
      const kept = write(next)
      store(kept === undefined ? undefined : JSON.stringify(kept))
      text = load()
      current.set(next)
      return next
    },
    show: (adapt) => current.set(adapt(latest())),
    refresh: (adapt = (stored) => stored) => {
      const next = latest()
      if (next !== current.get()) current.set(adapt(next))
    },
    complete: current.complete,
  }
}
