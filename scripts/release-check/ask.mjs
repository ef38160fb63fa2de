import { request } from 'node:https'
import { gunzipSync } from 'node:zlib'

const textOf = (body, { 'content-encoding': encoding }) =>
  (encoding === 'gzip' ? gunzipSync(body) : body).toString('latin1')

/** Addresses of this machine, one for each visitor of a crowd: the site counts what a client asks by its address. */
export const addressOf = (crowd, place) => `127.${crowd}.${Math.floor(place / 250)}.${1 + (place % 250)}`

/**
 * Asks the site as a browser would, through the proxy. An answer that is not whole, or none, has status 0; it never throws.
 */
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

/** The text of an attribute. */
export const unescapeHtml = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
