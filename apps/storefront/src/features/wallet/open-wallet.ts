import { parseAccountAddress, systemClock } from '@lootboxes/ledger'
import { createProductClient } from '@lootboxes/lootbox/client'
import { createDappToolkit, DataRequestBuilder, type WalletData } from '@lootboxes/wallet-connector/toolkit'
import { errAsync, okAsync, type ResultAsync } from 'neverthrow'
import { readHoldings } from '../account/read-holdings'
import { failureText } from '../activity/failure-text'
import { pageGateway } from '../ledger/page-gateway'
import { readLoot } from '../loot/read-loot'
import { browserWorkers, keepOfflinePage, whenIdle } from '../offline/keep-offline-page'
import type { Session } from '../session/session'
import type { Shop } from '../shop/shop'
import type { WalletSinks } from '../storefront/storefront'
import type { TradeFailure } from '../trade/trade'
import { accountReads } from './account-reads'
import { checkAgain } from './check-again'
import { followRequests } from './follow-requests'
import { followSettlements } from './follow-settlements'
import { createOrderKinds } from './order-kinds'
import { sendOrder, tradeFailure } from './send-order'
import { tokenAmount } from './token-amount'
import type { Wallet } from './wallet'

/** The first account of this network (trap T40); one of another network is nobody here (trap T4). */
export function sessionOf({ accounts, persona }: WalletData, networkId: number): Session {
  const [first] = accounts
  const address = first === undefined ? undefined : parseAccountAddress(first.address, networkId).unwrapOr(undefined)
  if (first === undefined || address === undefined) return { status: 'disconnected' }
  return {
    status: 'connected',
    account: { address, label: first.label },
    persona: persona && { address: persona.identityAddress, label: persona.label },
  }
}

/** A login this site can do nothing with is no login: nothing of it is kept (trap T4). */
export const usableLogin = (data: WalletData, networkId: number): ResultAsync<Session, TradeFailure> => {
  const session = sessionOf(data, networkId)
  if (session.status === 'connected') return okAsync(session)
  return errAsync({ kind: 'refused', why: data.accounts.length === 0 ? 'no-account' : 'wrongNetwork' })
}

/** Looked up late: where storage is forbidden, naming it throws. */
const localKinds = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
}

/** Puts gateway, product client and wallet toolkit together. A chunk of its own: see `Wallet`. */
export function openWallet(shop: Shop, sinks: WalletSinks): Wallet {
  const { session$, walletStatus$, buttonStatus$, activity, log } = sinks
  const { networkId, dAppDefinitionAddress } = shop
  const gateway = pageGateway(shop)
  const client = createProductClient('', { product: shop.product.slug })
  const toolkit = createDappToolkit({
    networkId,
    dAppDefinitionAddress,
    gateway,
  })
  const { walletApi, buttonApi } = toolkit
  // A persona and exactly one account (spec section 5).
  walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))

  const requests = followRequests({
    walletApi,
    activity,
    surface: shop.errorSurface,
    kinds: createOrderKinds(localKinds),
  })
  const subscriptions = [
    walletApi.walletData$.subscribe((data) => session$.set(sessionOf(data, networkId))),
    walletApi.extensionStatus$.subscribe((status) => walletStatus$.set(status)),
    buttonApi.status$.subscribe((status) => buttonStatus$.set(status)),
    followSettlements(walletApi, sinks),
  ]
  const forgetSession = keepOfflinePage({ session$, workers: browserWorkers(), whenIdle })
  const reads = accountReads(gateway, client, log)
  const send = sendOrder({ shop, toolkit, onItem: requests.name })

  return {
    connect: () => {
      session$.set({ status: 'connecting' })
      return buttonApi
        .connect()
        .mapErr(tradeFailure)
        .andThen((data) => usableLogin(data, networkId).orTee(() => toolkit.disconnect()))
        .orTee(() => session$.set(sessionOf(walletApi.getWalletData(), networkId)))
        .map((session) => session$.set(session))
    },
    disconnect: () => toolkit.disconnect(),
    cancel: (id) => void walletApi.cancelRequest(id),
    cancelOrder: () => {
      const pending = walletApi
        .getRequestItems()
        .find(({ type, status }) => type === 'sendTransaction' && status === 'pending')
      if (pending !== undefined) void walletApi.cancelRequest(pending.id)
    },
    send,
    checkAgain: checkAgain({ walletApi, activity, now: () => systemClock.now() }),
    askClub: (account_address, amount) =>
      client.getClub({ account_address, token_amount: tokenAmount(amount) }).map(({ result }) => result),
    readHoldings: readHoldings(reads),
    readRevealed: reads.revealed,
    readLoot: readLoot({ gateway, client, ipfsUrl: shop.ipfsUrl, log }),
    openPopup: () => buttonApi.openPopup(),
    explain: (code) => failureText(code).sentence,
    destroy: () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      requests.stop()
      forgetSession()
      toolkit.destroy()
    },
  }
}
