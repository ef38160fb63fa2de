import type { AccountAddress } from '@lootboxes/ledger'
import { parseAccountAddress } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { WalletProvider } from '@lootboxes/wallet-connector/react'
import {
  createDappToolkit,
  type DappToolkit,
  type SendTransactionOptions,
  type SentTransaction,
  storageKeys,
  type ToolkitError,
} from '@lootboxes/wallet-connector/toolkit'
import { act, configure } from '@testing-library/react'
import { err, ok, okAsync, type ResultAsync } from 'neverthrow'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { SiteConfig } from '@/config/site-config'
import { exampleFooter } from '../../site.config'
import type { Log } from './activity'
import { createClient } from './client'
import { account, box, clubToken, component, ticketResource } from './genesis.fixture'
import { ClientContext } from './use-client'

// Parts whose code comes by itself take their time on a machine that is busy with other work.
configure({ asyncUtilTimeout: 10_000 })

export const otherAccount = parseAccountAddress(
  'account_loc12y92jh9mfd7la9q7jqksr7xtv8lujhjxvcaztapny76xpslvy86xv2',
)._unsafeUnwrap()

export const site: SiteConfig = {
  network: 'devnet',
  networkId: 240,
  networkName: 'localnet',
  gatewayUrl: 'http://gateway.test',
  ipfsUrl: '',
  dAppDefinitionAddress: account,
  product: { name: 'Baller', slug: 'baller' },
  clubToken: { address: clubToken, symbol: 'BALLER' },
  lockFeeProof: 'auth-zone',
  deposit: 'deposit_batch',
  tokenSymbol: 'XRD',
  boxes: [box],
  defaultBox: component,
  explorerUrl: undefined,
  swapWidget: undefined,
  errorSurface: 'activity',
  isRevealPreviewable: false,
  footer: exampleFooter,
}

type Answer = (body: Record<string, unknown>, request: Request) => unknown

export const ledgerState = (state_version: number) => ({
  network: 'localnet',
  state_version,
  proposer_round_timestamp: '2026-11-20T14:00:00.000Z',
  epoch: 1,
  round: 1,
})

/** What the ledger and the product server know of the connected account; a test changes it. */
const createAnswers = () => ({
  stateVersion: 7,
  balances: {} as Record<string, string>,
  /** How many tickets the account holds, whatever their state. */
  tickets: 0,
  held: [] as string[],
  unrevealed: [] as string[],
  revealed: [] as string[],
  isInClub: false,
})
type Answers = ReturnType<typeof createAnswers>

const routes = (now: Answers): Record<string, Answer> => ({
  '/api/all-lootbox-resources': () => ({ address: { componentAddress: component } }),
  '/api/all-account-tickets-unrevealed': () => now.unrevealed.map((id) => ({ id })),
  '/api/all-account-tickets-revealed-unredeemed': () =>
    now.revealed.map((non_fungible_id) => ({ non_fungible_id, loots: [] })),
  '/api/baller-100-club': () => ({ result: now.isInClub }),
  '/state/entity/page/fungibles/': ({ address }) => ({
    ledger_state: ledgerState(now.stateVersion),
    address,
    total_count: Object.keys(now.balances).length,
    items: Object.entries(now.balances).map(([resource_address, amount]) => ({
      aggregation_level: 'Global',
      resource_address,
      amount,
      last_updated_at_state_version: 1,
    })),
  }),
  '/state/entity/page/non-fungibles/': ({ address }) => ({
    ledger_state: ledgerState(now.stateVersion),
    address,
    total_count: 1,
    items:
      now.tickets === 0
        ? []
        : [
            {
              aggregation_level: 'Global',
              resource_address: ticketResource,
              amount: now.tickets,
              last_updated_at_state_version: 1,
            },
          ],
  }),
  '/state/entity/page/non-fungible-vaults/': ({ address }) => ({
    ledger_state: ledgerState(now.stateVersion),
    address,
    resource_address: ticketResource,
    total_count: 1,
    items: [
      {
        resource_address: ticketResource,
        vault_address: 'internal_vault_a',
        last_updated_at_state_version: 1,
        total_count: now.held.length,
        items: now.held,
      },
    ],
  }),
})

/** The id of a transaction that an earlier page left open. */
export const openHash = (n: number) => `txid_loc1open${n}`

/** A login as the toolkit stores it. */
const loginOf = (address: string, others: readonly string[] = []) =>
  JSON.stringify({
    loggedInTimestamp: '1',
    walletData: {
      accounts: [
        { address, label: 'Main', appearanceId: 0 },
        ...others.map((other) => ({ address: other, label: 'Other', appearanceId: 1 })),
      ],
      personaData: [],
      persona: { identityAddress: 'identity_loc1', label: 'Ada' },
      proofs: [],
    },
    sharedData: {},
  })

type Sent = ResultAsync<SentTransaction, ToolkitError>
export const committed = (transactionIntentHash = 'txid_loc1a', committedStateVersion = 7): Sent =>
  okAsync({
    transactionIntentHash,
    status: 'CommittedSuccess',
    settlement: { status: 'committed', transactionIntentHash, committedStateVersion },
  })

/** Stops the intervals at which a page reads again. Call it before `openPage`; the returned function lets time pass. */
export function stopIntervals(): (ms: number) => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms) => act(() => vi.advanceTimersByTimeAsync(ms))
}

export type PageOptions = {
  /** Who is connected; nobody by default. */
  login?: AccountAddress | undefined
  /** Accounts that the wallet shares after the first. */
  others?: readonly AccountAddress[]
  site?: Partial<SiteConfig>
  /** Transactions an earlier page left open, by their labels; nobody knows how they ended. */
  open?: readonly string[]
  /** The box the page is about; none where false. */
  isBoxPage?: boolean
  /** The ledger has committed every transaction the page follows; it cannot be reached where false. */
  isCommitted?: boolean
}

/**
 * A page of the site without a browser around it: the real client, the real toolkit with a login, and servers that
 * answer what the test says. `wrapper` is for `render` and `renderHook`.
 */
export function openPage({
  login,
  others,
  site: own = {},
  open = [],
  isBoxPage = true,
  isCommitted = false,
}: PageOptions = {}) {
  const clock = fakeClock()
  const log = vi.fn<Log>()
  const now = createAnswers()
  const answers = routes(now)
  const asked: { path: string; body: Record<string, unknown>; request: Request }[] = []
  let answering = 0
  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const body = (await request.clone().json()) as Record<string, unknown>
    asked.push({ path: pathname, body, request })
    const answer = await answers[pathname]?.(body, request)
    if (answer instanceof Response) return answer
    return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer)
  }
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    answering += 1
    try {
      return await respond(new Request(url instanceof Request ? url : new URL(url, 'http://page.test'), init))
    } finally {
      answering -= 1
    }
  })

  const { login: loginKey, journal: journalKey } = storageKeys(site.dAppDefinitionAddress, site.networkId)
  localStorage.clear()
  if (login !== undefined) localStorage.setItem(loginKey, loginOf(login, others))
  if (open.length > 0)
    localStorage.setItem(
      journalKey,
      JSON.stringify(
        open.map((label, n) => ({ transactionIntentHash: openHash(n), itemId: `${n}`, addedAt: Date.now(), label })),
      ),
    )
  const real = createDappToolkit({
    networkId: site.networkId,
    dAppDefinitionAddress: site.dAppDefinitionAddress,
    gateway: {
      watchTransaction: ({ transactionIntentHash }) =>
        Promise.resolve(
          isCommitted
            ? ok({ status: 'committed', transactionIntentHash, committedStateVersion: 7 })
            : err('the ledger cannot be reached'),
        ),
    },
  })
  const send = vi.fn<(options: SendTransactionOptions) => Sent>(() => committed())
  const toolkit: DappToolkit = { ...real, walletApi: { ...real.walletApi, sendTransaction: send } }
  onTestFinished(() => {
    toolkit.destroy()
    vi.unstubAllGlobals()
  })

  const client = createClient({ ...site, ...own }, { clock, log, sessionStorage })
  if (isBoxPage) {
    client.box$.set({ address: component, box, sale: { status: 'live' }, facts: undefined })
    client.openBox(component)
  }
  return {
    client,
    toolkit,
    clock,
    log,
    send,
    /** Sends through the wallet of the page, which a test creates. */
    sendToWallet: (options: SendTransactionOptions) => real.walletApi.sendTransaction(options),
    now,
    answers,
    asked,
    /**
     * Resolves when the page is idle: every module is loaded, every request has its answer, and three turns of the event
     * loop brought no other request. In these turns the page reads an answer, renders it, and requests what depends on it.
     */
    settled: async () => {
      for (let quietTurns = 0; quietTurns < 3; quietTurns += 1) {
        const before = asked.length
        await act(async () => {
          await vi.dynamicImportSettled()
          await clock.advance(0)
        })
        if (answering > 0 || asked.length > before) quietTurns = -1
      }
    },
    /** How often a path was asked. */
    count: (path: string) => asked.filter((one) => one.path === path).length,
    /** As another tab would: connects another account, or nobody. */
    become: (address: AccountAddress | undefined) => {
      const newValue = address === undefined ? null : loginOf(address)
      if (newValue === null) localStorage.removeItem(loginKey)
      else localStorage.setItem(loginKey, newValue)
      dispatchEvent(new StorageEvent('storage', { key: loginKey, newValue, storageArea: localStorage }))
    },
    wrapper: ({ children }: { children: ReactNode }) => (
      <WalletProvider toolkit={toolkit}>
        <ClientContext value={client}>{children}</ClientContext>
      </WalletProvider>
    ),
  }
}
