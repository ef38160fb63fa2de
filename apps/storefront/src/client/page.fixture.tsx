import { type AccountAddress, amountOf, parseAccountAddress } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { createShopServer } from '@lootboxes/lootbox/testing'
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
import { ClientScope } from './client-scope'
import { account, box, clubToken, component, ticketResource } from './genesis.fixture'

// Lazy components take long to load on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no modal dialogs.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

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
  clubThreshold: amountOf(100),
  tokenSymbol: 'XRD',
  boxes: [box],
  defaultBox: component,
  explorerUrl: undefined,
  swapWidget: undefined,
  errorSurface: 'activity',
  isRevealPreviewable: false,
  footer: exampleFooter,
}

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

export type PageOptions = {
  /** The connected account; none by default. */
  login?: AccountAddress | undefined
  /** Accounts that the wallet shares after the first. */
  others?: readonly AccountAddress[]
  site?: Partial<SiteConfig>
  /** Transactions that an earlier page left open, by their labels. Their end is unknown. */
  open?: readonly string[]
  /** The box the page is about; none where false. */
  isBoxPage?: boolean
  /** The ledger has committed every transaction the page follows; it cannot be reached where false. */
  isCommitted?: boolean
}

/**
 * A page of the site without a browser: the real state, the real toolkit with a login, and servers that a test controls.
 * `wrapper` is for `render` and `renderHook`.
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
  const server = createShopServer({ component, ticketAddress: ticketResource, product: site.product.slug })
  const { state: now, routes: answers, requests: asked } = server
  vi.stubGlobal('fetch', server.fetch)
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
        if (server.pending() > 0 || asked.length > before) quietTurns = -1
      }
    },
    /** How many requests a path has received. */
    count: server.count,
    /** Changes the connected account as another tab would; `undefined` disconnects. */
    become: (address: AccountAddress | undefined) => {
      const newValue = address === undefined ? null : loginOf(address)
      if (newValue === null) localStorage.removeItem(loginKey)
      else localStorage.setItem(loginKey, newValue)
      dispatchEvent(new StorageEvent('storage', { key: loginKey, newValue, storageArea: localStorage }))
    },
    wrapper: ({ children }: { children: ReactNode }) => (
      <WalletProvider toolkit={toolkit}>
        <ClientScope client={client}>{children}</ClientScope>
      </WalletProvider>
    ),
  }
}
