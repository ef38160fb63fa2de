import { request } from 'node:https'
import { gunzipSync } from 'node:zlib'

const textOf = (body, { 'content-encoding': encoding }) =>
  (encoding === 'gzip' ? gunzipSync(body) : body).toString('latin1')

/** A loopback address per simulated user, because the site's rate limit counts by address. */
export const addressOf = (crowd, place) => `127.${crowd}.${Math.floor(place / 250)}.${1 + (place % 250)}`

/** Sends a request through the proxy. A missing or incomplete response has status 0; it never rejects. */
export function ask({ port, ca }, path, { method = 'GET', body, headers = {}, from, agent, seconds = 30 } = {}) {
  const began = performance.now()
  return new Promise((resolve) => {
    let isDone = false
    const end = (status, text = '', answer) => {
      if (isDone) return
      isDone = true
      clearTimeout(late)
      resolve({ status, text, headers: answer?.headers ?? {}, ms: performance.now() - began, at: Date.now() })
    }
    const asked = request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        method,
        ca,
        agent,
        localAddress: from,
        headers: {
          host: `localhost:${port}`,
          'accept-encoding': 'gzip',
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (answer) => {
        const pieces = []
        answer.on('data', (piece) => pieces.push(piece))
        answer.once('end', () => {
          try {
            end(answer.statusCode, textOf(Buffer.concat(pieces), answer.headers), answer)
          } catch {
            end(0, 'cut')
          }
        })
        answer.once('error', () => end(0, 'cut'))
        answer.once('aborted', () => end(0, 'cut'))
      },
    )
    const late = setTimeout(() => {
      end(0, 'late')
      asked.destroy()
    }, seconds * 1_000)
    asked.once('error', (cause) => end(0, String(cause)))
    asked.end(body)
  })
}

/** Decodes HTML entities of an attribute value. */
export const unescapeHtml = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
