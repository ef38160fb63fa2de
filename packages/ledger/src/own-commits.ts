type Versions<K> = { get(key: K): number | undefined; set(key: K, stateVersion: number): unknown }

/** The page's own commits, and reads that see them. */
export type OwnCommits<K> = {
  /** Notes that a transaction was committed at a state version. */
  note(key: K, stateVersion: number): void
  /**
   * Calls `read` with the state version of the latest noted commit, and again if another one was noted meanwhile: a cache
   * such as TanStack Query does not restart a first read when it is invalidated.
   */
  read<T>(key: K, signal: AbortSignal, read: (minStateVersion: number | undefined) => Promise<T>): Promise<T>
}

/**
 * Creates the record of commits in a `Map` or a `WeakMap`.
 * @example
 * const commits = createOwnCommits(new Map<string, number>())
 * commits.note(account, settlement.committedStateVersion)
 * await commits.read(account, signal, (minStateVersion) => readBalance(account, { minStateVersion, signal }))
 */
export const createOwnCommits = <K>(versions: Versions<K>): OwnCommits<K> => ({
  note: (key, stateVersion) => void versions.set(key, Math.max(versions.get(key) ?? 0, stateVersion)),
  read: async (key, signal, read) => {
    for (;;) {
      const minStateVersion = versions.get(key)
      const result = await read(minStateVersion)
      if (versions.get(key) === minStateVersion || signal.aborted) return result
    }
  },
})
