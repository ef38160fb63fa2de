import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

/** The prefix makes a browser refuse the cookie from a subdomain, and without `Secure`. */
const name = '__Host-session'
const pattern = new RegExp(`(?:^|; )${name}=([\\w-]{36})\\.([\\w-]{43})(?:;|$)`)

/** Session ids in a cookie. Each carries a code of this server, so that an id which somebody else made up counts for nothing. */
export function cookieSessions() {
  const key = randomBytes(32)
  const codeOf = (id) => createHmac('sha256', key).update(id).digest('base64url')
  return {
    /** The id that this server issued, if the request has one. */
    read: ({ headers }) => {
      const [, id, code] = pattern.exec(headers.cookie ?? '') ?? []
      const isOurs = id !== undefined && timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(id)))
      return isOurs ? id : undefined
    },
    /** Gives the browser a new id. */
    issue: (response) => {
      const id = randomUUID()
      response.cookie(name, `${id}.${codeOf(id)}`, { httpOnly: true, secure: true, sameSite: 'strict', path: '/' })
      return id
    },
  }
}
