import type { Clock } from '@lootboxes/ledger'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import type * as z from 'zod/mini'
import { ProductErrorBody } from '../product-error-body'
import type { ProductClientError } from './product-client-error'

export type PostOptions<T> = {
  readonly url: string
  readonly body: object
  readonly headers: Readonly<Record<string, string>>
  readonly schema: z.ZodMiniType<T>
  readonly fetch: typeof fetch | undefined
  readonly clock: Clock
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

type Answer<T> = Result<T, ProductClientError>

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function read<T>(schema: z.ZodMiniType<T>, response: Response, text: string): Answer<T> {
  const json = asJson(text)
  if (!response.ok) {
    const body = ProductErrorBody.safeParse(json)
    return err({ kind: 'refused', status: response.status, error: body.success ? body.data.error : undefined })
  }
  const parsed = schema.safeParse(json)
  return parsed.success
    ? ok(parsed.data)
    : err({ kind: 'malformed', path: parsed.error.issues[0]?.path.join('.') ?? '' })
}

async function exchange<T>(options: PostOptions<T>, scope: AbortSignal): Promise<Answer<T>> {
  try {
    const response = await (options.fetch ?? fetch)(options.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...options.headers },
      body: JSON.stringify(options.body),
      cache: 'no-store',
      signal: scope,
    })
    return read(options.schema, response, await response.text())
  } catch (cause) {
    return err(options.signal?.aborted ? { kind: 'aborted' } : { kind: 'unreachable', cause })
  }
}

async function bounded<T>(options: PostOptions<T>): Promise<Answer<T>> {
  const { clock, timeoutMs, signal } = options
  if (signal?.aborted) return err({ kind: 'aborted' })
  const scope = new AbortController()
  const stop = () => scope.abort()
  const ends = clock.sleep(timeoutMs, scope.signal).then(
    (): Answer<T> => err({ kind: 'timed-out', afterMs: timeoutMs }),
    (): Answer<T> => err({ kind: 'aborted' }),
  )
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([exchange(options, scope.signal), ends])
  } finally {
    signal?.removeEventListener('abort', stop)
    scope.abort()
  }
}

/** One POST with JSON both ways, a time limit and the caller's signal; whatever happens is a value, and nothing stays behind. */
export const post = <T>(options: PostOptions<T>): ResultAsync<T, ProductClientError> =>
  new ResultAsync(bounded(options))
