import { errAsync, okAsync, ResultAsync } from 'neverthrow'

/** The component of a response of call 1: empty for a box that is not listed, `undefined` for an unreadable body. */
function componentOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('address' in body)) return undefined
  const { address } = body
  if (address === '') return ''
  if (typeof address !== 'object' || address === null || !('componentAddress' in address)) return undefined
  return typeof address.componentAddress === 'string' ? address.componentAddress : undefined
}

const ask = ResultAsync.fromThrowable(
  async (address: string, signal: AbortSignal) => {
    const response = await fetch('/api/all-lootbox-resources', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
      signal,
    })
    const { ok, status, statusText } = response
    return ok ? { ok, body: (await response.json()) as unknown } : { ok, statusText: statusText || `${status}` }
  },
  (cause) => (cause instanceof Error ? cause.message : 'unreachable'),
)

/**
 * Reads a box from the product server (spec section 7, call 1; traps T29, T44). The error is the status text for the
 * console. Parsed by hand, so that the first load has no schema library.
 */
export const readLootbox = (address: string, signal: AbortSignal): ResultAsync<string, string> =>
  ask(address, signal).andThen((answer) => {
    if (!answer.ok) return errAsync(answer.statusText)
    const component = componentOf(answer.body)
    return component === undefined ? errAsync('unreadable answer') : okAsync(component)
  })
