// @vitest-environment jsdom
import { parseAmount } from '@lootboxes/ledger'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { err, ok, okAsync, type Result } from 'neverthrow'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { A1 } from '../connector/sample-response.fixture'
import { WalletProvider } from '../react/index'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import { DataRequestBuilder } from '../toolkit/data-request'
import { benchToolkit } from '../toolkit/toolkit.fixture'
import type { Settlement } from '../toolkit/transaction-watcher'
import { type AccountReader, useAccountTokens, useBalance, useTransaction } from './index'

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

const xrd = 'resource_tdx_2_1xrd'
const hash = 'txid_tdx_2_1vectorintenthash'
const amount = (text: string) => parseAmount(text)._unsafeUnwrap()

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const ledger = (balances: string[]) => {
  const calls: { address: string; minStateVersion: number | undefined }[] = []
  const settlement: Settlement = { status: 'committed', transactionIntentHash: hash, committedStateVersion: 7 }
  const gateway = {
    watchTransaction: vi.fn(async (): Promise<Result<Settlement, never>> => ok(settlement)),
    getFungibles: async ({ address }: { address: string }, call?: { minStateVersion?: number | undefined }) => {
      calls.push({ address, minStateVersion: call?.minStateVersion })
      const [next = '0'] = balances.length > 1 ? balances.splice(0, 1) : balances
      return ok({
        items: [
          { resource_address: xrd, aggregation_level: 'Global', amount: next },
          { resource_address: 'resource_tdx_2_1gone', aggregation_level: 'Global', amount: '0' },
        ],
      })
    },
    getNonFungibles: () => okAsync({ items: [{ resource_address: 'resource_tdx_2_1nft', amount: 3 }] }),
  }
  return { gateway, calls }
}
const around = (toolkit: DappToolkit, client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={client}>
        <WalletProvider toolkit={toolkit}>{children}</WalletProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  return { wrapper, client }
}
const connected = async (gateway: ReturnType<typeof ledger>['gateway']) => {
  const bench = benchToolkit({ gateway, storage: localStorage })
  bench.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
  void bench.buttonApi.connect()
  await bench.clock.advance(100)
  return bench
}

test('reads the connected account, and refetches at the state of its own commit', async () => {
  const { gateway, calls } = ledger(['10', '4.5'])
  const bench = await connected(gateway)
  const { wrapper } = around(bench.toolkit)
  const { result } = renderHook(
    () => ({ balance: useBalance(xrd), none: useBalance('resource_x'), all: useAccountTokens() }),
    {
      wrapper,
    },
  )
  await waitFor(() => expect(result.current.balance.data).toBe(amount('10')))
  expect(result.current.none.data).toBe(0n)
  expect(result.current.all.data).toEqual({
    fungibles: [{ resource: xrd, amount: amount('10') }],
    nonFungibles: [{ resource: 'resource_tdx_2_1nft', count: 3 }],
  })
  expect(calls).toEqual([{ address: A1, minStateVersion: undefined }])
  await act(async () => {
    void bench.walletApi.sendTransaction({ transactionManifest: 'X;' })
    await bench.clock.advance(100)
  })
  await waitFor(() => expect(result.current.balance.data).toBe(amount('4.5')))
  expect(calls.at(-1)).toEqual({ address: A1, minStateVersion: 7 })
})

test('a commit during a first read repeats the read', async () => {
  const { gateway, calls } = ledger(['10', '4.5'])
  let release = () => {}
  const bench = await connected({
    ...gateway,
    getFungibles: async (of, call) => {
      const read = await gateway.getFungibles(of, call)
      if (calls.length === 1) await new Promise<void>((resolve) => (release = resolve))
      return read
    },
  })
  const { wrapper } = around(bench.toolkit)
  const { result } = renderHook(() => useBalance(xrd), { wrapper })
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => {
    void bench.walletApi.sendTransaction({ transactionManifest: 'X;' })
    await bench.clock.advance(100)
  })
  release()
  await waitFor(() => expect(result.current.data).toBe(amount('4.5')))
  expect(calls.map(({ minStateVersion }) => minStateVersion)).toEqual([undefined, 7])
})

function Shown({ gateway }: { gateway: AccountReader }) {
  return <p>{useBalance(xrd, { account: A1, gateway }).status}</p>
}

test('does not query without a connected account or on a server', async () => {
  const { gateway, calls } = ledger(['1'])
  const { toolkit } = benchToolkit({ gateway, storage: localStorage })
  const { wrapper: Around } = around(toolkit)
  const { result } = renderHook(() => useBalance(xrd), { wrapper: Around })
  expect(result.current).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
  expect(
    renderToString(
      <Around>
        <Shown gateway={gateway} />
      </Around>,
    ),
  ).toBe('<p>pending</p>')
  expect(calls).toEqual([])
})

test('reads another account with another gateway, and returns the error of the gateway', async () => {
  const { gateway } = ledger(['1'])
  const { toolkit } = benchToolkit({ gateway: { watchTransaction: gateway.watchTransaction }, storage: localStorage })
  const { wrapper } = around(toolkit)
  const broken = { ...gateway, getFungibles: async () => err({ kind: 'unreachable' }) }
  const { result } = renderHook(
    () => [
      useBalance(xrd, { account: 'account_a', gateway }),
      useAccountTokens({ account: 'account_b', gateway: broken }),
    ],
    { wrapper },
  )
  await waitFor(() => expect(result.current[0]?.data).toBe(amount('1')))
  await waitFor(() => expect(result.current[1]?.error).toEqual({ kind: 'unreachable' }))
})

test('a transaction is pending until it is final, and is then never fetched again', async () => {
  const { gateway } = ledger(['1'])
  let settle: (settlement: Settlement) => void = () => {}
  gateway.watchTransaction.mockImplementation(
    () => new Promise((resolve) => (settle = (settlement) => resolve(ok(settlement)))),
  )
  const { toolkit } = benchToolkit({ gateway, storage: localStorage })
  const { wrapper } = around(toolkit)
  const { result, rerender } = renderHook(() => useTransaction(hash), { wrapper })
  expect(result.current.status).toBe('pending')
  await act(async () => settle({ status: 'failed', transactionIntentHash: hash, reason: 'out of funds' }))
  await waitFor(() => expect(result.current.data).toMatchObject({ status: 'failed' }))
  const requested = gateway.watchTransaction.mock.calls.length
  rerender()
  window.dispatchEvent(new Event('visibilitychange'))
  expect(gateway.watchTransaction).toHaveBeenCalledTimes(requested)
})
