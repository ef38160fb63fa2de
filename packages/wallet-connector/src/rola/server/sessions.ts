/** A verified user. `label` is the name that the wallet sent with the login; it proves nothing. */
export type RolaUser = {
  persona?: { address: string; label?: string | undefined } | undefined
  accounts: readonly { address: string; label?: string | undefined }[]
}

/** A session of one browser. `user` is set by a verified login. */
export type RolaSession = { id: string; user?: RolaUser | undefined }

type Eventually<T> = T | PromiseLike<T>

/**
 * Stores sessions. `read` returns the session of a `Cookie` header if the server issued it and it has not expired. `issue` creates a
 * session with a new id and returns its `Set-Cookie` header. `end` removes the session and returns the header that deletes the cookie.
 */
export type SessionStore = {
  read(cookie: string | null | undefined): Eventually<RolaSession | undefined>
  issue(user?: RolaUser): Eventually<{ session: RolaSession; setCookie: string }>
  end(session: RolaSession | undefined): Eventually<string>
}
