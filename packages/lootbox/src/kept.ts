import type { Clock } from '@lootboxes/ledger'

/** What was read at a state of the ledger. */
export type Versioned = { readonly stateVersion: number }

export type KeptOptions = { readonly clock: Clock; readonly ms: number }

/** Keeps answers for a moment. What has had its moment is dropped when something else is kept, so little is ever held. */
export function createKept<T extends Versioned>({ clock, ms }: KeptOptions) {
  const entries = new Map<string, { readonly value: T; readonly since: number }>()
  const isFresh = (since: number): boolean => {
    const age = clock.now() - since
    // A clock that was put back must not keep anything longer.
    return age >= 0 && age < ms
  }
  return {
    get(key: string, minStateVersion = 0): T | undefined {
      const entry = entries.get(key)
      if (entry === undefined || !isFresh(entry.since) || entry.value.stateVersion < minStateVersion) return undefined
      return entry.value
    },
    keep(key: string, value: T): void {
      entries.delete(key)
      for (const [oldest, { since }] of entries) {
        if (isFresh(since)) break
        entries.delete(oldest)
      }
      entries.set(key, { value, since: clock.now() })
    },
    forget(key: string): void {
      entries.delete(key)
    },
    get size() {
      return entries.size
    },
  }
}
