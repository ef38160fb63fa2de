import { fakeClock } from '@lootboxes/ledger/testing'
import { createGateway, type GatewayOptions } from './index'
import { createFakeFetch, type Exchange, type FakeReply } from './testing/index'

export type Extra = Partial<Omit<GatewayOptions, 'networkId' | 'baseUrl'>>

/** A gateway on a fake fetch and a fake clock; `answer` gets each request and its place in the order. */
export function setup(answer: (exchange: Exchange, nth: number) => FakeReply, options: Extra = {}) {
  const clock = fakeClock()
  let inFlight = 0
  let mostInFlight = 0
  let nth = 0
  const fake = createFakeFetch((exchange) => ({ afterMs: 10, ...answer(exchange, nth++) }), clock)
  const fetch: typeof fake.fetch = async (...request) => {
    mostInFlight = Math.max(mostInFlight, ++inFlight)
    try {
      return await fake.fetch(...request)
    } finally {
      inFlight--
    }
  }
  const gateway = createGateway({
    baseUrl: 'http://gateway.test',
    applicationName: 'Shop',
    fetch,
    clock,
    retry: { jitter: 0 },
    ...options,
  })
  const bodies = () => fake.exchanges.map(({ body }) => body as Record<string, unknown>)
  return { clock, gateway, bodies, exchanges: fake.exchanges, mostInFlight: () => mostInFlight }
}

/** The answer after the clock has advanced. */
export const soon = async <T>(clock: ReturnType<typeof fakeClock>, answer: PromiseLike<T>, ms = 60_000): Promise<T> => {
  await clock.advance(ms)
  return answer
}
