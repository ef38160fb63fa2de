import type { ExtensionStatus } from '../connector/extension-status'
import type { RolaUser } from '../rola/server/sessions'
import { sessionWalletData } from '../session-wallet-data'
import type { ButtonStatus } from '../toolkit/button-status'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { JournalEntry } from '../toolkit/journal'
import type { WalletData } from '../toolkit/login-state'
import type { RequestItem } from '../toolkit/request-items'
import { initialJourney, type Journey, journeyOf } from './journey'
import { createRequestNotes, type LedgerCheck, noNotes, type RequestNotes } from './request-notes'
import { constantStore, type Store, storeOf } from './store'

/** The stores of the hooks, one set for each toolkit. */
export type WalletStores = {
  walletData: Store<WalletData | undefined>
  items: Store<readonly RequestItem[]>
  /** Submitted transactions without a final state. */
  open: Store<readonly JournalEntry[]>
  button: Store<ButtonStatus>
  extension: Store<ExtensionStatus | undefined>
  journey: Store<Journey>
  notes: Store<RequestNotes>
}

/** The stores of one toolkit, and the functions that change them. */
export type LiveStores = {
  stores: WalletStores
  markSeen: () => void
  noteCheck: (transactionIntentHash: string, check: LedgerCheck | undefined) => void
}

const none: readonly never[] = []

export const emptyWalletData: WalletData = { accounts: [], personaData: [], proofs: [] }

const storesWith = (walletData: WalletData | undefined): WalletStores => ({
  walletData: constantStore(walletData),
  items: constantStore<readonly RequestItem[]>(none),
  open: constantStore<readonly JournalEntry[]>(none),
  button: constantStore<ButtonStatus>('default'),
  extension: constantStore<ExtensionStatus | undefined>(undefined),
  journey: constantStore(initialJourney),
  notes: constantStore(noNotes),
})

/** The stores of a user whose session a server has verified, until the toolkit exists. */
export const sessionStores = (user: RolaUser): WalletStores => storesWith(sessionWalletData(user))

/** The stores on a server, and on a page whose login state is unknown. */
export const noStores: WalletStores = /* @__PURE__ */ storesWith(undefined)

/** The stores without a login and before the wallet code is requested. */
export const idleStores: WalletStores = /* @__PURE__ */ storesWith(emptyWalletData)

export const liveStores = ({ walletApi, buttonApi }: DappToolkit): LiveStores => {
  const { notes$, markSeen, noteCheck } = createRequestNotes(walletApi.requestItems$, walletApi.getRequestItems())
  const stores: WalletStores = {
    walletData: storeOf<WalletData | undefined>(
      walletApi.walletData$,
      walletApi.getLoginState().initialized ? walletApi.getWalletData() : undefined,
    ),
    items: storeOf(walletApi.requestItems$, walletApi.getRequestItems()),
    open: storeOf<readonly JournalEntry[]>(walletApi.openTransactions$, none),
    button: storeOf(buttonApi.status$, buttonApi.getStatus()),
    extension: storeOf<ExtensionStatus | undefined>(walletApi.extensionStatus$, undefined),
    journey: storeOf(journeyOf(walletApi.progress$, walletApi.requestItems$), initialJourney),
    notes: storeOf(notes$, noNotes),
  }
  return { stores, markSeen, noteCheck }
}
