export const REQUEST_ID_HEADER = 'x-request-id'

/** The caller's own id of a request when it is a sane one, so that logs of several machines meet; else a new one. */
export function requestId(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER)
  return given !== null && /^[\w.:-]{1,64}$/.test(given) ? given : crypto.randomUUID()
}
