import { fakeClock } from '@lootboxes/ledger/testing'
import { expect, test, vi } from 'vitest'
import { createProductApi } from '../create-product-api'
import { account, club, component, config, createLedger, ids, tickets } from '../ledger.fixture'
import { MIN_STATE_VERSION_HEADER, type ProductCall, productCalls, productPath } from '../product-calls'
import { productErrorBody, productErrorStatus } from '../product-error'
import { createProductClient, productClientErrorText } from './create-product-client'

/** The product server as a `fetch`: the same functions behind the same paths. */
const serve = () => {
  const ledger = createLedger()
  const api = createProductApi(ledger.gateway, config)
  const seen: { path: string; headers: Headers }[] = []
  const names = Object.keys(productCalls) as ProductCall[]
  const server: typeof fetch = async (input, init) => {
    const path = typeof input === 'string' ? input.replace('https://shop.test', '') : ''
    seen.push({ path, headers: new Headers(init?.headers) })
    const call = names.find((name) => productPath(name, 'baller') === path)
    if (!call) return new Response('<h1>Not found</h1>', { status: 404 })
    const answer = await api.answer(call, JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
    return answer.match(
      (body) => Response.json(body),
      (error) => Response.json(productErrorBody(error), { status: productErrorStatus(error) }),
    )
  }
  return { ledger, seen, server }
}

test('all five verbs reach the server and come back parsed', async () => {
  const { ledger, server } = serve()
  ledger.put(account, tickets, ids(2))
  ledger.hold(account, club, '100')
  const client = createProductClient('https://shop.test/', { product: 'baller', fetch: server })
  const mine = { account_address: account, ticket_address: tickets }
  const resources = (await client.getLootboxResources({ address: component }))._unsafeUnwrap().address
  expect(resources).toMatchObject({ componentAddress: component })
  expect((await client.getUnrevealedTickets(mine))._unsafeUnwrap()).toEqual([{ id: '#1#' }, { id: '#2#' }])
  expect((await client.getRevealedTickets(mine))._unsafeUnwrap()).toEqual([])
  expect((await client.getClub({ account_address: account, token_amount: 0 }))._unsafeUnwrap()).toEqual({
    result: true,
  })
  const info = await client.getTicketInfo({ resource_address: tickets, non_fungible_ids: ['#2#'] })
  expect(info._unsafeUnwrap()).toEqual({ address: tickets, info: [{ non_fungible_id: '#2#', loots: [] }] })
})

test('a state version travels in its header, and only when given', async () => {
  const { seen, server } = serve()
  const client = createProductClient('https://shop.test', { fetch: server })
  await client.getClub({ account_address: account, token_amount: 0 }, { minStateVersion: 77 })
  await client.getClub({ account_address: account, token_amount: 0 })
  expect(seen.map(({ headers }) => headers.get(MIN_STATE_VERSION_HEADER))).toEqual(['77', null])
})

test('the server’s typed errors come through, a proxy’s page keeps its status', async () => {
  const { server } = serve()
  const client = createProductClient('https://shop.test', { fetch: server })
  const refused = (
    await client.getUnrevealedTickets({ account_address: 'x', ticket_address: tickets })
  )._unsafeUnwrapErr()
  expect(refused).toMatchObject({
    kind: 'refused',
    status: 400,
    error: { kind: 'bad-request', fields: [{ path: 'account_address' }] },
  })
  const other = createProductClient('https://shop.test', { product: 'other', fetch: server })
  const missing = (await other.getClub({ account_address: account, token_amount: 0 }))._unsafeUnwrapErr()
  expect(missing).toEqual({ kind: 'refused', status: 404, error: undefined })
  expect(productClientErrorText(missing)).toBe('The shop answered with status 404.')
})

test('an answer of another shape is malformed, a dropped socket unreachable', async () => {
  const answering = (fetch: typeof globalThis.fetch) =>
    createProductClient('', { fetch }).getLootboxResources({ address: component })
  expect(
    (await answering(async () => Response.json({ address: { componentAddress: 7 } })))._unsafeUnwrapErr().kind,
  ).toBe('malformed')
  expect((await answering(async () => new Response('<html>')))._unsafeUnwrapErr().kind).toBe('malformed')
  expect((await answering(async () => Promise.reject(new TypeError('fetch failed'))))._unsafeUnwrapErr()).toMatchObject(
    { kind: 'unreachable' },
  )
})

test('silence ends: after the time limit, or at once when the caller gives up; the request is aborted and nothing is left', async () => {
  const clock = fakeClock()
  const scopes: AbortSignal[] = []
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      if (!init?.signal) return
      scopes.push(init.signal)
      init.signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
    })
  const client = createProductClient('', { fetch: silent, clock, timeoutMs: 5_000 })
  const late = client.getLootboxResources({ address: component })
  await clock.advance(5_000)
  expect((await late)._unsafeUnwrapErr()).toEqual({ kind: 'timed-out', afterMs: 5_000 })

  const leaving = new AbortController()
  const removed = vi.spyOn(leaving.signal, 'removeEventListener')
  const left = client.getLootboxResources({ address: component }, { signal: leaving.signal })
  leaving.abort()
  expect((await left)._unsafeUnwrapErr()).toEqual({ kind: 'aborted' })
  expect(
    (await client.getLootboxResources({ address: component }, { signal: leaving.signal }))._unsafeUnwrapErr(),
  ).toEqual({ kind: 'aborted' })
  expect(scopes.map(({ aborted }) => aborted)).toEqual([true, true])
  expect(removed).toHaveBeenCalled()
  expect(clock.pending()).toBe(0)
})
