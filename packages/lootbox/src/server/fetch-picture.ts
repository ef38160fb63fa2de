import { lookup } from 'node:dns'
import ipaddr from 'ipaddr.js'
import { Agent, fetch } from 'undici'
import { readBoundedBytes } from './request-body'

/** A picture and its media type. */
export type Picture = { type: string; bytes: Uint8Array<ArrayBuffer> }

/** Limits of `fetchPicture`. */
export type FetchPictureOptions = {
  /** Origins that may be on a private network, for example a configured IPFS gateway. */
  trustedOrigins: readonly string[]
  maxBytes?: number
  timeoutMs?: number
}

const types = /^image\/(?:png|jpeg|gif|webp|avif|svg\+xml)(?:\s*;|$)/i
const maxRedirects = 3

/** Whether an IP address is on the public internet: not loopback, private or link-local. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}

type LookupError = NodeJS.ErrnoException | null
type Found = { address: string; family: number }[]

/** Connects to public addresses only. The check runs on each lookup, so a host cannot change its address in between. */
const publicAgent = new Agent({
  connect: {
    lookup: (hostname, options, done) =>
      lookup(hostname, { ...options, all: true }, (error: LookupError, found: Found) => {
        if (error) {
          done(error, '', 0)
          return
        }
        const [first] = found
        if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
          done(new Error(`${hostname} is not on the public internet.`), '', 0)
        else if (options.all === true) (done as unknown as (error: null, all: Found) => void)(null, found)
        else done(null, first.address, first.family)
      }),
  },
})

const dataUrl = /^data:(image\/[\w.+-]+)(?:;charset=[\w-]+)?(;base64)?,(.*)$/is

function readDataUrl(url: string): Picture | undefined {
  const [, type = '', isBase64, body = ''] = dataUrl.exec(url) ?? []
  if (!types.test(type)) return undefined
  const text = isBase64 === undefined ? decodeURIComponent(body) : body
  return {
    type: type.toLowerCase(),
    bytes: new Uint8Array(Buffer.from(text, isBase64 === undefined ? 'utf8' : 'base64')),
  }
}

/**
 * Fetches a picture whose URL comes from untrusted metadata. Allows https on public addresses (or a trusted origin), three
 * redirects, image types, 5 MB and 5 s. Also reads `data:` URLs. Rejects with the reason.
 *
 * @example
 * ```ts
 * import { fetchPicture } from '@lootboxes/lootbox/server'
 *
 * const { type, bytes } = await fetchPicture('https://example.org/a.png', { trustedOrigins: [] })
 * ```
 */
export async function fetchPicture(
  url: string,
  { trustedOrigins, maxBytes = 5_000_000, timeoutMs = 5_000 }: FetchPictureOptions,
): Promise<Picture> {
  if (url.startsWith('data:')) {
    const read = readDataUrl(url)
    if (read === undefined) throw new Error('The data URL is not a picture.')
    return read
  }
  const signal = AbortSignal.timeout(timeoutMs)
  let next = new URL(url)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const isTrusted = trustedOrigins.includes(next.origin)
    if (!isTrusted && next.protocol !== 'https:') throw new Error(`${next.protocol} is not https.`)
    // The agent checks names on lookup; a literal address has no lookup.
    const host = next.hostname.replace(/^\[|\]$/g, '')
    if (!isTrusted && ipaddr.isValid(host) && !isPublicAddress(host))
      throw new Error(`${host} is not on the public internet.`)
    const response = await fetch(next, {
      redirect: 'manual',
      signal,
      headers: { accept: 'image/*' },
      ...(isTrusted ? {} : { dispatcher: publicAgent }),
    })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel()
      next = new URL(location, next)
      continue
    }
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || response.body === null) throw new Error(`Answered ${response.status}.`)
    if (!types.test(type) || Number(response.headers.get('content-length') ?? 0) > maxBytes) {
      await response.body.cancel()
      throw new Error(`Not a picture of at most ${maxBytes} bytes: ${type}.`)
    }
    const bytes = await readBoundedBytes(response.body, maxBytes)
    if (bytes === undefined) throw new Error(`The picture is larger than ${maxBytes} bytes.`)
    return { type: type.split(';')[0]?.trim().toLowerCase() ?? type, bytes }
  }
  throw new Error('Too many redirects.')
}
