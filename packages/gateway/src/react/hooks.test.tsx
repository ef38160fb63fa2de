// @vitest-environment jsdom
import { amountOf, parseAmount } from '@lootboxes/ledger'
import type { ProgrammaticScryptoSborValue } from '@radixdlt/babylon-gateway-api-sdk'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { createGateway } from '../create-gateway'
import { createFakeFetch, type StaticLedger, staticLedgerAnswers } from '../testing/index'
import { endpoints } from '../wire/index'
import {
  GatewayProvider,
  type GatewayReader,
  gatewayKeys,
  useBalance,
  useComponentState,
  useEntity,
  useNonFungibles,
  useNoteCommit,
} from './index'

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

const account = 'account_loc1holder'
const xrd = 'resource_loc1xrd'
const tickets = 'resource_loc1ticket'
const counter = 'component_loc1counter'
const ids = ['#1#', '#2#', '#3#']
const ticket: ProgrammaticScryptoSborValue = { kind: 'Tuple', fields: [] }

const ledgerAt = (stateVersion: number, xrdAmount: string): StaticLedger => ({
  networkId: 240,
  network: 'localnet',
  stateVersion,
  entities: { [account]: { fungibles: { [xrd]: xrdAmount }, nonFungibles: { [tickets]: ids } } },
  nonFungibles: { [tickets]: Object.fromEntries(ids.map((id) => [id, ticket])) },
  stores: {},
  validators: [],
  transactions: [],
  pageSize: 2,
})

/** A Gateway whose ledger a test replaces, and whose component has the state of the state version. */
function changingGateway() {
  let ledger = ledgerAt(7, '10')
  const { fetch, exchanges } = createFakeFetch((exchange) => {
    const reply = staticLedgerAnswers(ledger)(exchange)
    if (!JSON.stringify(exchange.body ?? null).includes(counter)) return reply
    const item = { ...EMPTY, address: counter, details: { type: 'Component', state: { count: ledger.stateVersion } } }
    return { json: { ...(reply.json as object), items: [item] } }
  })
  const line = { delay: Promise.resolve() }
  const slowFetch: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    await line.delay
    return response
  }
  const gateway = createGateway({ baseUrl: 'http://gateway.test', applicationName: 'Shop', fetch: slowFetch })
  return { gateway, exchanges, line, become: (next: StaticLedger) => (ledger = next) }
}
const none = { total_count: 0, items: [] }
const EMPTY = { metadata: none, fungible_resources: none, non_fungible_resources: none }

function around(gateway: GatewayReader | undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={client}>
        <GatewayProvider gateway={gateway}>{children}</GatewayProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  return { client, wrapper }
}

const countOf = (state: unknown): number => {
  if (typeof state !== 'object' || state === null || !('count' in state)) throw new Error('This is no counter.')
  return Number(state.count)
}

test('reads entities, balances, non-fungibles across pages, and parsed state; balances of an account share a request', async () => {
  const { gateway, exchanges } = changingGateway()
  const { wrapper } = around(gateway)
  const { result } = renderHook(
    () => ({
      entity: useEntity(account),
      missing: useEntity('component_loc1missing'),
      balance: useBalance(account, xrd),
      nothing: useBalance(account, 'resource_loc1other'),
      held: useNonFungibles(account, tickets),
      count: useComponentState(counter, countOf),
      noComponent: useComponentState(account, countOf),
    }),
    { wrapper },
  )
  await waitFor(() => expect(Object.values(result.current).every(({ isSuccess }) => isSuccess)).toBe(true))
  expect(result.current.entity.data?.address).toBe(account)
  expect(result.current.missing.data).toBe(null)
  expect(result.current.balance.data).toBe(amountOf(10))
  expect(result.current.nothing.data).toBe(0n)
  expect(result.current.held.data).toEqual(ids.map((id) => ({ id, data: ticket })))
  expect(result.current.count.data).toBe(7)
  expect(result.current.noComponent.data).toBe(null)
  expect(exchanges.filter(({ path }) => path === endpoints.fungibles.path)).toHaveLength(1)
})

test('refetches after an own commit, and only accepts its state version or a later one', async () => {
  const { gateway, exchanges, become } = changingGateway()
  const { wrapper } = around(gateway)
  const { result } = renderHook(() => ({ balance: useBalance(account, xrd), note: useNoteCommit() }), { wrapper })
  await waitFor(() => expect(result.current.balance.data).toBe(amountOf(10)))
  const before = exchanges.length
  act(() => result.current.note({ status: 'undetermined' }))
  expect(exchanges).toHaveLength(before)

  act(() => result.current.note({ status: 'committed', committedStateVersion: 9 }))
  await waitFor(() => expect(exchanges).toHaveLength(before + 1))
  expect(result.current.balance.data).toBe(amountOf(10))
  become(ledgerAt(9, '4.5'))
  await waitFor(() => expect(result.current.balance.data).toBe(parseAmount('4.5')._unsafeUnwrap()), { timeout: 5_000 })
})

test('a commit during a first read repeats the read', async () => {
  const { gateway, exchanges, line, become } = changingGateway()
  let arrive = () => {}
  line.delay = new Promise((resolve) => (arrive = resolve))
  const { wrapper } = around(gateway)
  const { result } = renderHook(() => ({ balance: useBalance(account, xrd), note: useNoteCommit() }), { wrapper })
  await waitFor(() => expect(exchanges).toHaveLength(1))
  become(ledgerAt(9, '4.5'))
  act(() => result.current.note({ status: 'committed', committedStateVersion: 9 }))
  arrive()
  await waitFor(() => expect(result.current.balance.data).toBe(parseAmount('4.5')._unsafeUnwrap()))
})

test('a refused state and an error of the Gateway are the errors of the query', async () => {
  const { wrapper } = around(changingGateway().gateway)
  const { result } = renderHook(
    () => ({
      state: useComponentState(counter, () => {
        throw new Error('other state')
      }),
      held: useNonFungibles(account, 'resource_loc1unknown'),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.state.error).toMatchObject({ message: 'other state' }))
  await waitFor(() => expect(result.current.held.error).toMatchObject({ kind: 'response', status: 404 }))
})

function Balance() {
  return <p>{useBalance(account, xrd).status}</p>
}

test('waits for a gateway and an account, and reads nothing on a server', async () => {
  const { gateway, exchanges } = changingGateway()
  const Server = around(gateway).wrapper
  expect(
    renderToString(
      <Server>
        <Balance />
      </Server>,
    ),
  ).toBe('<p>pending</p>')
  const idle = { status: 'pending', fetchStatus: 'idle' }
  expect(
    renderHook(() => useBalance(account, xrd), { wrapper: around(undefined).wrapper }).result.current,
  ).toMatchObject(idle)
  expect(renderHook(() => useBalance(undefined, xrd), { wrapper: Server }).result.current).toMatchObject(idle)
  expect(exchanges).toHaveLength(0)
})

test('the keys find the entries of one Gateway', async () => {
  const { gateway } = changingGateway()
  const { client, wrapper } = around(gateway)
  const { result } = renderHook(() => useEntity(account, { explicit_metadata: ['name'] }), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(client.getQueriesData({ queryKey: gatewayKeys.entity(gateway.baseUrl, account) })).toHaveLength(1)
  expect(client.getQueriesData({ queryKey: gatewayKeys.reads('http://other.test') })).toHaveLength(0)
})
