import { createGateway } from '@lootboxes/gateway'
import { type AccountAddress, createStore, type Store } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { act } from '@testing-library/react'
import { okAsync, type ResultAsync } from 'neverthrow'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { club, component, config, tickets } from '../ledger.fixture'
import { createShopServer } from '../testing/index'
import {
  createLootboxClient,
  type LootboxClient,
  type LootboxClientOptions,
  LootboxProvider,
  type LootboxWallet,
  type OpenTransaction,
  useStore,
  type WalletFailure,
  type WalletToolkit,
  type WalletTransaction,
} from './index'

const [listed] = config.lootboxes
if (listed === undefined) throw new Error('The fixture lists no box.')
export const box = listed

type Sent = ReturnType<WalletToolkit['walletApi']['sendTransaction']>

/** The result of a transaction that the ledger has committed. */
export const committed = (transactionIntentHash = 'txid_loc1a', committedStateVersion = 7): Sent =>
  okAsync({ settlement: { status: 'committed', transactionIntentHash, committedStateVersion } })

/** Stops intervals. Call it before `openShop`; the returned function lets time pass. */
export function stopIntervals(): (ms: number) => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms) => act(() => vi.advanceTimersByTimeAsync(ms))
}

type ShopProps = Omit<LootboxWallet, 'account'> & {
  client: LootboxClient
  account$: Store<AccountAddress | undefined>
  children: ReactNode
}

function Shop({ client, account$, children, ...wallet }: ShopProps) {
  const address = useStore(account$)
  return (
    <LootboxProvider client={client} wallet={{ ...wallet, account: address && { address, label: 'Main' } }}>
      {children}
    </LootboxProvider>
  )
}

export type ShopOptions = Partial<LootboxClientOptions> & {
  /** The connected account; none by default. */
  login?: AccountAddress | undefined
  openTransactions?: readonly OpenTransaction[]
}

/** A storefront's page without a browser: the real client and hooks, a fake wallet, and servers that a test controls. */
export function openShop({ login, openTransactions, ...own }: ShopOptions = {}) {
  const clock = fakeClock()
  const log = vi.fn<(message: string, cause: unknown) => void>()
  const server = createShopServer({ component, ticketAddress: tickets, product: 'baller' })
  vi.stubGlobal('fetch', server.fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const account$ = createStore<AccountAddress | undefined>(login)
  const ticketAddress$ = createStore<string | undefined>(tickets)
  const accounts = () => {
    const address = account$.get()
    return address === undefined ? [] : [{ address, label: 'Main' }]
  }
  const send = vi.fn<(transaction: WalletTransaction) => Sent>(() => committed())
  const toolkit: WalletToolkit = {
    walletApi: { getWalletData: () => ({ accounts: accounts() }), sendTransaction: send },
  }
  const withToolkit = vi.fn((): ResultAsync<WalletToolkit, WalletFailure> => okAsync(toolkit))
  const onOrderFailure = vi.fn<NonNullable<LootboxClientOptions['onOrderFailure']>>()
  const client = createLootboxClient({
    networkId: 240,
    boxes: config.lootboxes,
    product: 'baller',
    deposit: 'deposit_batch',
    lockFeeProof: 'auth-zone',
    clubToken: { address: club },
    gateway: () => createGateway({ networkId: 240, baseUrl: 'http://gateway.test', applicationName: 'Test' }),
    ticketAddress$,
    clock,
    log,
    onOrderFailure,
    ...own,
  })
  return {
    client,
    clock,
    log,
    server,
    state: server.state,
    send,
    withToolkit,
    onOrderFailure,
    ticketAddress$,
    connect: (address: AccountAddress | undefined) => account$.set(address),
    /** Resolves when every module is loaded, every request has its answer, and three turns brought no other request. */
    settled: async () => {
      for (let quietTurns = 0; quietTurns < 3; quietTurns += 1) {
        const before = server.requests.length
        await act(async () => {
          await vi.dynamicImportSettled()
          await clock.advance(0)
        })
        if (server.pending() > 0 || server.requests.length > before) quietTurns = -1
      }
    },
    wrapper: ({ children }: { children: ReactNode }) => (
      <Shop client={client} account$={account$} withToolkit={withToolkit} openTransactions={openTransactions}>
        {children}
      </Shop>
    ),
  }
}
