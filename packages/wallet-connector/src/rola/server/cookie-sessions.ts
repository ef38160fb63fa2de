import { type Clock, systemClock } from '@lootboxes/ledger'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import { fromBase64Url, toBase64Url } from '../../base64-url'
import { lazily } from '../../lazily'
import type { RolaSession, RolaUser, SessionStore } from './sessions'

/** Options of `cookieSessions`. */
export type CookieSessionsOptions = {
  /** At least 32 characters. The first secret signs; all secrets verify, so that a secret can be replaced without a logout. */
  secret: string | readonly string[]
  /** Lifetime of a session. Default 7 days. */
  lifetimeMs?: number | undefined
  /** Default true: the cookie is called `__Host-session`, and browsers send it over https and to localhost only. */
  secure?: boolean | undefined
  clock?: Pick<Clock, 'now'> | undefined
}

const SEVEN_DAYS = 604_800_000
/** Browsers drop a cookie of more than 4,096 bytes, its name and attributes included. */
const MAX_COOKIE = 3_800

const entity = /* @__PURE__ */ lazily(() => z.object({ address: z.string(), label: z.optional(z.string()) }))
const content = /* @__PURE__ */ lazily(() =>
  z.object({
    id: z.string(),
    expiresAtMs: z.number(),
    user: z.optional(z.object({ persona: z.optional(entity()), accounts: z.array(entity()) })),
  }),
)

const codeOf = (secret: string, text: string): string =>
  toBase64Url(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)))

/** Compares every character, so that the time reveals nothing about the code. */
const isSame = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

const withoutLabels = ({ persona, accounts }: RolaUser): RolaUser => ({
  persona: persona && { address: persona.address },
  accounts: accounts.map(({ address }) => ({ address })),
})

/**
 * Sessions in a signed cookie. The server stores nothing, so several servers need only the same secret. A logout deletes the
 * cookie; a copy of it stays valid until it expires. To revoke sessions on the server, pass your own `SessionStore`.
 * @example
 * const sessions = cookieSessions({ secret: process.env.SESSION_SECRET ?? '' })
 */
export const cookieSessions = (options: CookieSessionsOptions): SessionStore => {
  const { lifetimeMs = SEVEN_DAYS, secure = true, clock = systemClock } = options
  const secrets = [options.secret].flat()
  const [signing] = secrets
  // Untyped code can pass any value, for example an environment variable that is not set.
  if (signing === undefined || secrets.some((secret: unknown) => typeof secret !== 'string' || secret.length < 32))
    throw new RangeError(
      'cookieSessions: secret: Expected at least 32 characters. To create one: openssl rand -base64 32',
    )
  const name = secure ? '__Host-session' : 'session'
  const pattern = new RegExp(`(?:^|; ?)${name}=([\\w-]+)\\.([\\w-]+)(?:;|$)`)
  const setCookie = (value: string, maxAgeMs: number) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${Math.floor(maxAgeMs / 1_000)}${secure ? '; Secure' : ''}`

  const signed = (session: RolaSession): string => {
    const text = JSON.stringify({ ...session, expiresAtMs: clock.now() + lifetimeMs })
    const body = toBase64Url(utf8ToBytes(text))
    return `${body}.${codeOf(signing, body)}`
  }
  const parsed = (body: string): RolaSession | undefined => {
    // An earlier version of the application may have signed another shape.
    const { data } = content().safeParse(JSON.parse(fromBase64Url(body)))
    return data && data.expiresAtMs > clock.now() ? { id: data.id, user: data.user } : undefined
  }
  return {
    read: (cookie) => {
      const [, body, code] = pattern.exec(cookie ?? '') ?? []
      if (body === undefined || code === undefined) return undefined
      return secrets.some((secret) => isSame(code, codeOf(secret, body))) ? parsed(body) : undefined
    },
    issue: (user) => {
      const session: RolaSession = { id: crypto.randomUUID(), user }
      const value = signed(session)
      if (user === undefined || value.length <= MAX_COOKIE) return { session, setCookie: setCookie(value, lifetimeMs) }
      const short = { ...session, user: withoutLabels(user) }
      return { session: short, setCookie: setCookie(signed(short), lifetimeMs) }
    },
    end: () => setCookie('', 0),
  }
}
