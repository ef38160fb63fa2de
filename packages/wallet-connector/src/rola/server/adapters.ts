import type { RolaHandlers } from './create-rola-handlers'

/** The parts of `IncomingMessage` that the adapter uses. Express adds `originalUrl`, and a body parser adds `body`. */
type NodeRequest = AsyncIterable<unknown> & {
  method?: string | undefined
  url?: string | undefined
  originalUrl?: string
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  body?: unknown
}
type NodeResponse = {
  statusCode: number
  setHeader(name: string, value: string | string[]): unknown
  end(body: string): unknown
}

const MAX_BODY_BYTES = 100_001

/** One byte more than the handlers accept is enough for their answer 413. */
const bodyOf = async (request: NodeRequest): Promise<string> => {
  // A body parser has read the stream already.
  if (request.body !== undefined) return typeof request.body === 'string' ? request.body : JSON.stringify(request.body)
  const decoder = new TextDecoder()
  let text = ''
  // The rest of a larger body is read without storing it, because a connection with unread bytes cannot be reused.
  for await (const part of request)
    if (text.length < MAX_BODY_BYTES) text += decoder.decode(part as Uint8Array, { stream: true })
  return text
}

/** The handlers for Express, Connect and `node:http`: `app.use('/auth', toNodeHandler(rola))`. It never rejects. */
export const toNodeHandler =
  (handlers: Pick<RolaHandlers, 'handler'>) =>
  async (request: NodeRequest, response: NodeResponse): Promise<void> => {
    try {
      const { method = 'GET' } = request
      const headers = new Headers()
      for (const name of ['cookie', 'origin', 'sec-fetch-site', 'content-type']) {
        const value = request.headers[name]
        if (typeof value === 'string') headers.set(name, value)
      }
      // Only the path counts; the host of the request is not trusted.
      const url = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost')
      const body = ['GET', 'HEAD'].includes(method) ? undefined : await bodyOf(request)
      const answer = await handlers.handler(new Request(url, { method, headers, ...(body ? { body } : {}) }))
      response.statusCode = answer.status
      for (const [name, value] of answer.headers) response.setHeader(name, value)
      // The loop sets only the last of several cookies.
      const cookies = answer.headers.getSetCookie()
      if (cookies.length > 0) response.setHeader('set-cookie', cookies)
      response.end(await answer.text())
    } catch {
      // The client ended the connection, or sent a request that is no HTTP.
      response.statusCode = 400
      response.end('')
    }
  }

/**
 * Route handlers for Next, in `app/auth/[action]/route.ts`: `export const { GET, POST } = toNextJsHandler(getRola)`. With a
 * function the handlers are created by the first request, because a build evaluates routes without the server's environment.
 */
export const toNextJsHandler = (handlers: RolaHandlers | (() => RolaHandlers)) => {
  const respond = (request: Request): Promise<Response> =>
    (typeof handlers === 'function' ? handlers() : handlers).handler(request)
  return { GET: respond, POST: respond }
}
