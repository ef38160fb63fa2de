import { ResultAsync } from 'neverthrow'
import type { Catalog } from './catalog'
import type { CatalogError } from './catalog-error'
import { verbsFrom } from './read/verbs'

export const isWorkerUrl = (where: string): boolean => /^https?:\/\//.test(where)

type Reply = { readonly ok: unknown } | { readonly error: CatalogError }

const isReply = (value: unknown): value is Reply =>
  typeof value === 'object' && value !== null && ('ok' in value || 'error' in value)

const failed = (cause: unknown): CatalogError =>
  cause instanceof Error && cause.name === 'AbortError' ? { kind: 'aborted' } : { kind: 'unavailable', cause }

/** The verbs of a worker that holds the database. */
export function createRemoteCatalog(url: string): Catalog {
  const base = url.replace(/\/+$/, '')

  const call = <T>(path: string, body: unknown, signal?: AbortSignal): ResultAsync<T, CatalogError> => {
    const sent = async (): Promise<Reply> => {
      const response = await fetch(`${base}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: signal ?? null,
      })
      const reply: unknown = await response.json()
      if (!isReply(reply)) throw new Error(`${base} is no catalog worker.`)
      return reply
    }
    return ResultAsync.fromPromise(
      sent().then((reply) => {
        if ('error' in reply) throw new RemoteError(reply.error)
        // The worker runs this package, so the response has the verb's type.
        return reply.ok as T
      }),
      (cause) => (cause instanceof RemoteError ? cause.error : failed(cause)),
    )
  }

  const verbs = verbsFrom((name, options, { signal, ...ask }) => call(`verbs/${name}`, { options, ask }, signal))
  return {
    ...verbs,
    catchUp: ({ signal } = {}) => call('catch-up', {}, signal),
    // The worker follows the ledger; this waits until it has caught up, and then for the signal.
    follow: ({ signal } = {}) => call<null>('catch-up', {}, signal).map(() => untilAborted(signal)),
    rebuild: ({ signal } = {}) => call('rebuild', {}, signal),
    check: ({ signal } = {}) => call('check', {}, signal),
    getStatus: ({ signal, ...ask } = {}) => call('status', { ask }, signal),
    close: () => Promise.resolve(),
  }
}

const untilAborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve()
    else signal?.addEventListener('abort', () => resolve(), { once: true })
  })

class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly error: CatalogError

  constructor(error: CatalogError) {
    super(error.kind)
    this.error = error
  }
}
