import { err, ok, type Result, ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { lazily } from '../lazily'
import { parse } from '../protocol/parse'

const relayEntry = /* @__PURE__ */ lazily(() => {
  const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2})+$/i))
  return z.union([
    z.object({ sessionId: z.string(), publicKey: hex.check(z.length(64)), data: hex }),
    z.object({ sessionId: z.string(), error: z.string(), interactionId: z.optional(z.string()) }),
  ])
})

/** One entry of a wallet at the relay: an encrypted response, or an error. */
export type RelayEntry = z.infer<ReturnType<typeof relayEntry>>

const list = /* @__PURE__ */ lazily(() => z.array(z.unknown()))

/** The readable entries, and the number of unreadable ones. */
export type RelayBatch = { entries: readonly RelayEntry[]; unreadable: number }

const batchOf = (body: unknown): Result<RelayBatch, unknown> =>
  parse(list(), body).map((items) => {
    const entries = items.flatMap((item) => {
      const entry = parse(relayEntry(), item)
      return entry.isOk() ? [entry.value] : []
    })
    return { entries, unreadable: items.length - entries.length }
  })

export type FetchAnswersOptions = {
  relayUrl: string
  sessionId: string
  fetch: typeof globalThis.fetch
  signal: AbortSignal
}

const ATTEMPT_MS = 10_000

/**
 * Fetches all entries of a session from the relay, which deletes them. One unreadable entry must therefore not discard the
 * others. Err: no response, or a response that is not a list.
 */
export const fetchAnswers = ({
  relayUrl,
  sessionId,
  fetch,
  signal,
}: FetchAnswersOptions): ResultAsync<RelayBatch, unknown> =>
  ResultAsync.fromThrowable(
    async () => {
      const response = await fetch(relayUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ method: 'getResponses', sessionId }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]),
      })
      return { status: response.status, body: response.ok ? ((await response.json()) as unknown) : undefined }
    },
    (cause) => cause,
  )()
    .andThen(({ status, body }) => (body === undefined ? err(new Error(`relay answered ${status}`)) : ok(body)))
    .andThen(batchOf)
