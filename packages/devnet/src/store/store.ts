import { createHash } from 'node:crypto'
import { emptyMaps, type Families, families, type Logs, logs } from './families'

export type Versioned<T> = { readonly version: number; readonly value: T }

/** Cells and lists at one state version. */
export type View = {
  readonly version: number
  get<F extends keyof Families>(family: F, key: string): Families[F] | undefined
  /** The value and the state version that wrote it. */
  read<F extends keyof Families>(family: F, key: string): Versioned<Families[F]> | undefined
  list<L extends keyof Logs>(log: L, key: string): readonly Versioned<Logs[L]>[]
}

export type Writes = {
  readonly cells: { readonly [F in keyof Families]: ReadonlyMap<string, Families[F]> }
  readonly logs: { readonly [L in keyof Logs]: ReadonlyMap<string, readonly Logs[L][]> }
}

/** Versioned cells (MVCC): a write keeps older versions, so any state version is readable. */
export type Store = {
  at(version: number): View
  /** Applies all writes at one state version. Versions must increase. */
  apply(version: number, writes: Writes): void
  /** Drops values that no version from `oldest` on reads. Lists stay complete. */
  prune(oldest: number): void
  /** Everything in the store, by reference. */
  dump(): StoreDump
  load(dump: StoreDump): void
  /** Drops all writes after a version. */
  truncate(version: number): void
  /** A hash of the newest value of every cell and of every list. */
  hash(): string
}

export type StoreDump = { cells: Cells; lists: Lists }

type Cells = { [F in keyof Families]: Map<string, Versioned<Families[F]>[]> }
type Lists = { [L in keyof Logs]: Map<string, Versioned<Logs[L]>[]> }

/** Number of entries at or below a version. Entries are sorted by version. */
function countUpTo(entries: readonly Versioned<unknown>[], version: number): number {
  if ((entries.at(-1)?.version ?? 0) <= version) return entries.length
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entries[middle]?.version ?? 0) <= version) low = middle + 1
    else high = middle
  }
  return low
}

const emptyCells = (): Cells => emptyMaps<Cells>(families)
const emptyLists = (): Lists => emptyMaps<Lists>(logs)

function push<T>(into: Map<string, Versioned<T>[]>, key: string, entry: Versioned<T>): void {
  const entries = into.get(key)
  if (entries) entries.push(entry)
  else into.set(key, [entry])
}

const plainValue = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)

export function createStore(): Store {
  let cells = emptyCells()
  let lists = emptyLists()

  const at = (version: number): View => {
    const read = <F extends keyof Families>(family: F, key: string): Versioned<Families[F]> | undefined => {
      const entries = cells[family].get(key)
      return entries?.[countUpTo(entries, version) - 1]
    }
    return {
      version,
      read,
      get: (family, key) => read(family, key)?.value,
      list: (log, key) => {
        const entries = lists[log].get(key) ?? []
        const count = countUpTo(entries, version)
        return count === entries.length ? entries : entries.slice(0, count)
      },
    }
  }

  const applyFamily = <F extends keyof Families>(family: F, version: number, writes: Writes) => {
    for (const [key, value] of writes.cells[family]) push(cells[family], key, { version, value })
  }
  const applyLog = <L extends keyof Logs>(log: L, version: number, writes: Writes) => {
    for (const [key, values] of writes.logs[log]) for (const value of values) push(lists[log], key, { version, value })
  }

  const entries = () => [...families.map((family) => cells[family]), ...logs.map((log) => lists[log])]

  return {
    at,
    prune: (oldest) => {
      for (const family of families)
        for (const versions of cells[family].values()) {
          const kept = countUpTo(versions, oldest) - 1
          if (kept > 0) versions.splice(0, kept)
        }
    },
    dump: () => ({ cells, lists }),
    load: (dump) => {
      cells = dump.cells
      lists = dump.lists
    },
    truncate: (version) => {
      for (const values of entries())
        for (const [key, versions] of values) {
          while ((versions.at(-1)?.version ?? 0) > version) versions.pop()
          if (versions.length === 0) values.delete(key)
        }
    },
    hash: () => {
      const hash = createHash('sha256')
      const add = (name: string, key: string, value: unknown) => {
        hash.update(`${name}\n${key}\n${JSON.stringify(value, plainValue)}\n`)
      }
      for (const family of families)
        for (const key of [...cells[family].keys()].sort()) add(family, key, cells[family].get(key)?.at(-1)?.value)
      for (const log of logs)
        for (const key of [...lists[log].keys()].sort())
          add(
            log,
            key,
            lists[log].get(key)?.map(({ value }) => value),
          )
      return hash.digest('hex')
    },
    apply: (version, writes) => {
      for (const family of families) applyFamily(family, version, writes)
      for (const log of logs) applyLog(log, version, writes)
    },
  }
}
