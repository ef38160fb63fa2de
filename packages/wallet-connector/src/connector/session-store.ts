/** Stores the session id, which ties a login to one linked wallet. */
export type SessionStore = {
  load(): string | undefined
  /** Undefined deletes the id. */
  save(sessionId: string | undefined): void
}

/** A session that lasts as long as the page. The toolkit uses a persistent store. */
export const memorySession = (): SessionStore => {
  let current: string | undefined
  return {
    load: () => current,
    save: (sessionId) => {
      current = sessionId
    },
  }
}
