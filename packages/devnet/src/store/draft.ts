import type { Families, Logs } from './families'
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
  const cells: { [F in keyof Families]: Map<string, Families[F]> } = {
    entity: new Map(),
    supply: new Map(),
    vault: new Map(),
    vaultOf: new Map(),
    place: new Map(),
    nonFungibleData: new Map(),
    metadata: new Map(),
    roleAssignment: new Map(),
    depositRule: new Map(),
    resourcePreference: new Map(),
    authorizedDepositor: new Map(),
    component: new Map(),
    keyValue: new Map(),
  }
  const logs: { [L in keyof Logs]: Map<string, Logs[L][]> } = {
    vaults: new Map(),
    arrivals: new Map(),
    minted: new Map(),
    metadataKeys: new Map(),
    resourcePreferences: new Map(),
    authorizedDepositors: new Map(),
    lockerVaults: new Map(),
    resourceVaults: new Map(),
    requirementUses: new Map(),
    keyValueKeys: new Map(),
  }
  const read = <F extends keyof Families>(family: F, key: string): Versioned<Families[F]> | undefined => {
    const value = cells[family].get(key)
    return value === undefined ? base.read(family, key) : { version, value }
  }
  return {
    version,
    read,
    get: (family, key) => read(family, key)?.value,
    list: (log, key) => {
      const added = logs[log].get(key)
      const before = base.list(log, key)
      return added ? [...before, ...added.map((value) => ({ version, value }))] : before
    },
    set: (family, key, value) => void cells[family].set(key, value),
    append: (log, key, value) => {
      const added = logs[log].get(key)
      if (added) added.push(value)
      else logs[log].set(key, [value])
    },
    writes: { cells, logs },
  }
}
