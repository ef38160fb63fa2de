import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

/** With this prefix a browser rejects the cookie from a subdomain or without `Secure`. */
const name = '__Host-session'
const pattern = new RegExp(`(?:^|; )${name}=([\\w-]{36})\\.([\\w-]{43})(?:;|$)`)

/** Session ids in a cookie, each with this server's authentication code, so that forged ids are rejected. */
export function cookieSessions() {
  const key = randomBytes(32)
  const codeOf = (id) => createHmac('sha256', key).update(id).digest('base64url')
  return {
    /** Returns the request's session id if this server issued it. */
    read: ({ headers }) => {
      const [, id, code] = pattern.exec(headers.cookie ?? '') ?? []
      const isOurs = id !== undefined && timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(id)))
      return isOurs ? id : undefined
    },
    /** Sets a new session id in the browser. */
    issue: (response) => {
      const id = randomUUID()
      response.cookie(name, `${id}.${codeOf(id)}`, { httpOnly: true, secure: true, sameSite: 'strict', path: '/' })
      return id
    },
  }
}
