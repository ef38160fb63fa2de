import { type Answer, empty, json, text } from './answer'
import type { FaultKind } from './fault-settings'
import type { Gateway } from './gateway'
import { Problem } from './problem'
import { routeAt } from './routes'

/** nginx's error page, as returned by a rate limit in front of a Gateway. */
const htmlError =
  '<html>\r\n<head><title>503 Service Temporarily Unavailable</title></head>\r\n<body><center><h1>503 Service Temporarily Unavailable</h1></center></body>\r\n</html>\r\n'

const internal = (message: string, traceId: string): Answer =>
  json(
    500,
    new Problem(500, message, { type: 'InternalServerError', exception: 'Exception', cause: message }).toResponse(
      traceId,
    ),
  )

export function faultAnswer(kind: Exclude<FaultKind, 'late'>, traceId: string): Answer {
  switch (kind) {
    case '429':
      return {
        ...text(429, 'text/plain', 'Too Many Requests'),
        headers: { 'content-type': 'text/plain', 'retry-after': '1' },
      }
    case '500':
      return internal('An injected fault', traceId)
    case 'html':
      return text(503, 'text/html', htmlError)
    case 'drop':
      return { ...empty(500), drop: true }
  }
}

const parseBody = (body: string): unknown => {
  if (body.trim() === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Handles a Gateway request: returns the endpoint's response, or an error response of the real Gateway. */
export async function answerGateway(gateway: Gateway, path: string, body: string, traceId: string): Promise<Answer> {
  const endpoint = routeAt(path)
  if (!endpoint) return empty(404)
  try {
    return json(200, await endpoint(gateway, parseBody(body)))
  } catch (cause) {
    if (cause instanceof Problem) return json(cause.status, cause.toResponse(traceId))
    return internal(cause instanceof Error ? cause.message : String(cause), traceId)
  }
}
