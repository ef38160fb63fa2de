import type { ExtensionStatus } from '../connector/extension-status'
import type { ButtonStatus } from '../toolkit/button-status'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { JournalEntry } from '../toolkit/journal'
import type { WalletData } from '../toolkit/login-state'
import type { RequestItem } from '../toolkit/request-items'
import { beforeAnything, type Journey, journeyOf } from './journey'
import { createRequestNotes, type LedgerCheck, noNotes, type RequestNotes } from './request-notes'
import { constantStore, type Store, storeOf } from './store'

/** Everything the hooks look at, once per toolkit. */
export type WalletStores = {
  walletData: Store<WalletData | undefined>
  items: Store<readonly RequestItem[]>
  /** Submitted transactions the ledger has not settled. */
  open: Store<readonly JournalEntry[]>
  button: Store<ButtonStatus>
  extension: Store<ExtensionStatus | undefined>
  journey: Store<Journey>
  notes: Store<RequestNotes>
}

/** The stores of one toolkit, and what changes them from a page. */
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
  journey: constantStore(beforeAnything),
  notes: constantStore(noNotes),
})

/** A server, and a page that does not know yet whether anyone is logged in. */
export const noStores: WalletStores = /* @__PURE__ */ storesWith(undefined)

/** A page where nobody is logged in and no wallet code has been asked for. */
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
    journey: storeOf(journeyOf(walletApi.progress$, walletApi.requestItems$), beforeAnything),
    notes: storeOf(notes$, noNotes),
  }
  return { stores, markSeen, noteCheck }
}
