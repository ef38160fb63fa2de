/** Keeps the id that ties a login to one linked wallet. */
export type SessionStore = {
  load(): string | undefined
  /** Undefined forgets it. */
  save(sessionId: string | undefined): void
}

/** Forgets with the page; the toolkit brings one that lasts. */
export const memorySession = (): SessionStore => {
  let current: string | undefined
  return {
    load: () => current,
    save: (sessionId) => {
      current = sessionId
    },
  }
}
