import { type Clock, systemClock } from '@lootboxes/ledger'

/** One request as the Gateway receives it. */
export type Exchange = {
  readonly method: string
  readonly path: string
  /** The parsed body, `undefined` without one. */
  readonly body: unknown
  readonly headers: Headers
}

/** The reply: JSON, other text, or a dropped connection, after `afterMs` of the clock. */
export type FakeReply = {
  readonly status?: number
  readonly json?: unknown
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly dropped?: boolean
  readonly afterMs?: number
}

/** A fake `fetch` and the requests it received. */
export type FakeFetch = {
  readonly fetch: typeof fetch
  /** Every request so far, in order. */
  readonly exchanges: readonly Exchange[]
}

/**
 * Creates a `fetch` that calls `answer` instead of the network. It observes its signal like the real one.
 *
 * @example
 * const { fetch, exchanges } = createFakeFetch(() => ({ json: { duplicate: false } }))
 * const gateway = createGateway({ networkId: 240, baseUrl: 'http://gateway.test', applicationName: 'test', fetch })
 */
export function createFakeFetch(
  answer: (exchange: Exchange) => FakeReply | Promise<FakeReply>,
  clock: Clock = systemClock,
): FakeFetch {
  const exchanges: Exchange[] = []
  const fakeFetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const exchange: Exchange = {
      method: init.method ?? 'GET',
      path: url.pathname,
      body,
      headers: new Headers(init.headers),
    }
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
