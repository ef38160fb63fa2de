import { emptyMaps, type Families, families, type Logs, logs } from './families'
import type { Versioned, View, Writes } from './store'

/** A view with pending writes. The store changes only when these `writes` are applied. */
export type Draft = View & {
  set<F extends keyof Families>(family: F, key: string, value: Families[F]): void
  append<L extends keyof Logs>(log: L, key: string, value: Logs[L]): void
  readonly writes: Writes
}

/** Creates a draft over a view. Its writes count as made at the next version. */
export function createDraft(base: View): Draft {
  const version = base.version + 1
  const cells = emptyMaps<{ [F in keyof Families]: Map<string, Families[F]> }>(families)
  const added = emptyMaps<{ [L in keyof Logs]: Map<string, Logs[L][]> }>(logs)
  const read = <F extends keyof Families>(family: F, key: string): Versioned<Families[F]> | undefined => {
    const value = cells[family].get(key)
    return value === undefined ? base.read(family, key) : { version, value }
  }
  return {
    version,
    read,
    get: (family, key) => read(family, key)?.value,
    list: (log, key) => {
      const values = added[log].get(key)
      const before = base.list(log, key)
      return values ? [...before, ...values.map((value) => ({ version, value }))] : before
    },
    set: (family, key, value) => void cells[family].set(key, value),
    append: (log, key, value) => {
      const values = added[log].get(key)
      if (values) values.push(value)
      else added[log].set(key, [value])
    },
    writes: { cells, logs: added },
  }
}
