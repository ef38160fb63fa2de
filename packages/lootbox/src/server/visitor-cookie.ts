import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Options of `createVisitorCookie`. */
export type VisitorCookieOptions = {
  /** The key of the signatures. All instances of a site use the same one. */
  readonly secret: string
  /** Default: `lootbox-visitor`. */
  readonly name?: string | undefined
}

/** A signed cookie without personal data. A rate limit distinguishes visitors behind one address by it. */
export type VisitorCookie = {
  readonly name: string
  /** Returns the visitor of a request; undefined without a cookie that this site signed. */
  read(headers: Headers): string | undefined
  /** Returns the value of a new visitor's cookie. */
  issue(): string
}

/**
 * Creates the signed cookie of a site's visitors.
 *
 * @example
 * ```ts
 * import { createVisitorCookie } from '@lootboxes/lootbox/server'
 *
 * const visitors = createVisitorCookie({ secret: process.env.COOKIE_SECRET ?? '' })
 * const visitor = visitors.read(new Headers({ cookie: `${visitors.name}=${visitors.issue()}` }))
 * ```
 */
export function createVisitorCookie({ secret, name = 'lootbox-visitor' }: VisitorCookieOptions): VisitorCookie {
  const sign = (visitor: string) => createHmac('sha256', secret).update(`${name} ${visitor}`).digest('base64url')
  return {
    name,
    read: (headers) => {
      const cookies = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
      const value = cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
      const [visitor = '', signature = ''] = value.split('.')
      const [signed, expected] = [Buffer.from(signature), Buffer.from(sign(visitor))]
      return signed.length === expected.length && timingSafeEqual(signed, expected) ? visitor : undefined
    },
    issue: () => {
      const visitor = randomBytes(12).toString('base64url')
      return `${visitor}.${sign(visitor)}`
    },
  }
}
