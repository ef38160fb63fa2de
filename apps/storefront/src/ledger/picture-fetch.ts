import { lookup } from 'node:dns'
import ipaddr from 'ipaddr.js'
import { Agent, fetch } from 'undici'

export type Picture = { type: string; bytes: Uint8Array<ArrayBuffer> }

export type PictureLimits = {
  /** Origins that may be on a private network: the picture gateway somebody configured. */
  trustedOrigins: readonly string[]
  maxBytes?: number
  timeoutMs?: number
}

const types = /^image\/(?:png|jpeg|gif|webp|avif|svg\+xml)(?:\s*;|$)/i
const maxRedirects = 3

/** Whether an address is one of the public internet: not this machine, not its network, not a link-local one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}

type LookupError = NodeJS.ErrnoException | null
type Found = { address: string; family: number }[]

/** Connects to public addresses only, whatever a name resolves to at that moment. */
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

async function readBounded(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.byteLength
    if (length > maxBytes) throw new Error(`The picture is larger than ${maxBytes} bytes.`)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/**
 * A picture named by metadata, which anybody may have written: https on public addresses (or a trusted origin), few
 * redirects, a kind of picture, not too large, not too slow. Rejects with what is wrong with it.
 */
export async function fetchPicture(
  url: string,
  { trustedOrigins, maxBytes = 5_000_000, timeoutMs = 5_000 }: PictureLimits,
): Promise<Picture> {
  if (url.startsWith('data:')) {
    const read = readDataUrl(url)
    if (read === undefined) throw new Error('The data URL is no picture.')
    return read
  }
  const signal = AbortSignal.timeout(timeoutMs)
  let next = new URL(url)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const isTrusted = trustedOrigins.includes(next.origin)
    if (!isTrusted && next.protocol !== 'https:') throw new Error(`${next.protocol} is not https.`)
    // A name is checked when it is resolved; an address that stands in the URL is never resolved.
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
    return { type: type.split(';')[0]?.trim().toLowerCase() ?? type, bytes: await readBounded(response.body, maxBytes) }
  }
  throw new Error('Too many redirects.')
}
