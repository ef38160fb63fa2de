import type { ExtensionStatus } from '../connector/extension-status'
import type { ButtonStatus } from '../toolkit/button-status'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { WalletData } from '../toolkit/login-state'
import type { RequestItem } from '../toolkit/request-items'
import { beforeAnything, type Journey, journeyOf } from './journey'
import { constantStore, type Store, storeOf } from './store'

/** Everything the hooks look at, once per toolkit. */
export type WalletStores = {
  walletData: Store<WalletData | undefined>
  items: Store<readonly RequestItem[]>
  button: Store<ButtonStatus>
  extension: Store<ExtensionStatus | undefined>
  journey: Store<Journey>
}

const none: readonly RequestItem[] = []

/** A server, and a page before its toolkit: restoring. */
export const noStores: WalletStores = {
  walletData: /* @__PURE__ */ constantStore(undefined),
  items: /* @__PURE__ */ constantStore(none),
  button: /* @__PURE__ */ constantStore('default'),
  extension: /* @__PURE__ */ constantStore(undefined),
  journey: /* @__PURE__ */ constantStore(beforeAnything),
}

export const walletStores = ({ walletApi, buttonApi }: DappToolkit): WalletStores => ({
  walletData: storeOf<WalletData | undefined>(
    walletApi.walletData$,
    walletApi.getLoginState().initialized ? walletApi.getWalletData() : undefined,
  ),
  items: storeOf(walletApi.requestItems$, walletApi.getRequestItems()),
  button: storeOf(buttonApi.status$, buttonApi.getStatus()),
  extension: storeOf<ExtensionStatus | undefined>(walletApi.extensionStatus$, undefined),
  journey: storeOf(journeyOf(walletApi.progress$, walletApi.requestItems$), beforeAnything),
})

export const emptyWalletData: WalletData = { accounts: [], personaData: [], proofs: [] }
