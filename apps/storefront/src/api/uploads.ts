import { readBoundedBytes, savePicture, securityHeaders } from '@lootboxes/lootbox/server'
import { env } from '@/config/env'
import { errorName, serverLog } from '@/config/log'
import { mediaHeaders, mediaPolicy } from '@/config/media-policy'
import { retrySeconds } from '@/config/paths'
import { uploads } from '@/ledger/uploads'
import { isForeignForm } from './forms'
import { clientAddress, takePoints } from './rate-limit'
import { uploadQuota } from './upload-quota'

/** Limits of a stored picture. The page sends smaller ones. */
const limits = { maxBytes: 2_000_000, maxSide: 4_000 }

/** The points of one upload: 120 a minute for an address, with the default limit. */
const POINTS = 5

/** Headers of every answer to an upload. The proxy does not see this path. */
const headers = { ...securityHeaders, 'content-security-policy': mediaPolicy, 'cache-control': 'no-store' }

const refuse = (status: number, message: string, own: Record<string, string> = {}): Response =>
  Response.json({ error: { message } }, { status, headers: { ...headers, ...own } })

const tooMany = (message: string, seconds: number): Response =>
  refuse(429, `${message} Try again in ${seconds} s.`, { 'retry-after': `${seconds}` })

/**
 * Stores the PNG or JPEG in the body under the hash of its bytes, and answers with its URL and the hash. The proxy does
 * not see this path, because it would buffer the body; so this handler makes the proxy's checks itself.
 */
export async function takeUpload(request: Request): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Send the picture with POST.', { allow: 'POST' })
  const { store, url } = uploads()
  if (env().maintenance !== undefined)
    return refuse(503, 'The site is closed for maintenance.', { 'retry-after': `${retrySeconds}` })
  if (store === undefined) return refuse(404, 'This site stores no pictures. Enter the address of a picture instead.')
  if (isForeignForm(request)) return refuse(403, 'A page of another site sent this picture.')
  const seconds = await takePoints(request.headers, POINTS)
  if (seconds !== undefined) return tooMany('Too many pictures at once.', seconds)
  const bytes =
    request.body === null ? undefined : await readBoundedBytes(request.body, limits.maxBytes).catch(() => undefined)
  if (bytes === undefined) return refuse(413, `A picture may have ${limits.maxBytes / 1e6} MB at most.`)
  const wait = await uploadQuota().take(clientAddress(request.headers), bytes.byteLength)
  if (wait !== undefined) return tooMany('The limit of pictures for today is reached.', wait)
  try {
    const saved = await savePicture(store, bytes, limits)
    if (saved === undefined) return refuse(415, 'Only PNG and JPEG pictures can be stored, up to 4,000 pixels wide.')
    return Response.json({ url: `${url}/${saved.name}`, sha256: saved.sha256 }, { status: 201, headers })
  } catch (cause) {
    serverLog().error({ because: errorName(cause) }, 'a picture could not be stored')
    return refuse(503, 'The picture could not be stored. Try again in a minute.', { 'retry-after': '60' })
  }
}

/** Serves a stored picture. Its name is the hash of its bytes, so caches may keep it forever. */
export async function serveUpload(name: string): Promise<Response> {
  const { store } = uploads()
  try {
    const picture = await store?.get(name)
    return picture === undefined
      ? new Response('There is no picture here.', {
          status: 404,
          headers: { ...mediaHeaders, 'cache-control': 'public, max-age=60' },
        })
      : new Response(picture.bytes, {
          headers: {
            ...mediaHeaders,
            'content-type': picture.type,
            'cache-control': 'public, max-age=31536000, immutable',
            etag: `"${name}"`,
          },
        })
  } catch (cause) {
    serverLog().error({ because: errorName(cause) }, 'a stored picture could not be read')
    return new Response('The storage does not answer.', {
      status: 503,
      headers: { ...mediaHeaders, 'cache-control': 'no-store', 'retry-after': '60' },
    })
  }
}
