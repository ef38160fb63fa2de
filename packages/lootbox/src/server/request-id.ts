/** Header with the id of a request, both in the request and in the response. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Returns the id that the caller sent, when it is 1 to 64 of `A-Z a-z 0-9 . _ : -`; otherwise a new UUID. */
export function requestId(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER)
  return given !== null && /^[\w.:-]{1,64}$/.test(given) ? given : crypto.randomUUID()
}
