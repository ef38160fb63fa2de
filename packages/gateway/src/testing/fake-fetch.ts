import { type Clock, systemClock } from '@lootboxes/ledger'

/** One request as the Gateway would have seen it. */
export type Exchange = {
  readonly path: string
  /** The parsed body; `undefined` when there was none. */
  readonly body: unknown
  readonly headers: Headers
}

/** What comes back: JSON, any other text, or a socket that drops; after `afterMs` of the clock. */
export type FakeReply = {
  readonly status?: number
  readonly json?: unknown
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly dropped?: boolean
  readonly afterMs?: number
}

export type FakeFetch = {
  readonly fetch: typeof fetch
  /** Every request so far, in order. */
  readonly exchanges: readonly Exchange[]
}

/** A `fetch` that asks `answer` instead of the network. It listens to its signal, like the real one. */
export function createFakeFetch(
  answer: (exchange: Exchange) => FakeReply | Promise<FakeReply>,
  clock: Clock = systemClock,
): FakeFetch {
  const exchanges: Exchange[] = []
  const fakeFetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const exchange: Exchange = { path: url.pathname, body, headers: new Headers(init.headers) }
    exchanges.push(exchange)
    const {
      status = 200,
      json,
      text = JSON.stringify(json),
      headers = {},
      dropped = false,
      afterMs = 0,
    } = await answer(exchange)
    if (afterMs > 0) await clock.sleep(afterMs, init.signal ?? undefined)
    init.signal?.throwIfAborted()
    if (dropped) throw new TypeError('fetch failed')
    return new Response(text, { status, headers })
  }
  return { fetch: fakeFetch, exchanges }
}
