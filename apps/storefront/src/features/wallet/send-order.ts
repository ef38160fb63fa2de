import {
  buyTickets,
  claimLoot,
  type Manifest,
  type ManifestError,
  renderManifest,
  revealTickets,
} from '@lootboxes/manifest'
import type { DappToolkit, ToolkitError } from '@lootboxes/wallet-connector/toolkit'
import type { Result } from 'neverthrow'
import { errAsync } from 'neverthrow'
import type { Shop } from '../shop/shop'
import type { SendOptions } from '../trade/place-order'
import type { Order, TradeFailure } from '../trade/trade'

/** How long a dialog waits for the ledger; the toolkit goes on asking after that (trap T34). */
const waitMs = 120_000

/** The transaction of an order, as the builder writes it: every address and id is checked on the way (trap T3). */
export function manifestOf(
  shop: Pick<Shop, 'networkId' | 'deposit' | 'clubToken' | 'lockFeeProof'>,
  { order, account, lockFee }: Pick<SendOptions, 'order' | 'account' | 'lockFee'>,
): Result<Manifest, ManifestError> {
  const { networkId, deposit, clubToken, lockFeeProof: proof } = shop
  const shared = {
    account,
    component: order.component,
    networkId,
    deposit,
    ...(lockFee && clubToken !== undefined ? { lockFee: { clubToken: clubToken.address, proof } } : {}),
  }
  switch (order.kind) {
    case 'buy':
      return buyTickets({ ...shared, token: order.token, price: order.price, count: order.count })
    case 'reveal':
      return revealTickets({ ...shared, ticketResource: order.ticketResource, ids: order.ids })
    case 'redeem':
      return claimLoot({ ...shared, ticketResource: order.ticketResource, ids: order.ids })
  }
}

/** What a failed request means for the visitor. Only the ledger can say `failed` or `rejected`. */
export function tradeFailure({ error, message, settlement }: ToolkitError): TradeFailure {
  if (settlement === undefined || settlement.status === 'committed') return { kind: 'wallet', code: error, message }
  const { intentHash } = settlement
  return settlement.status === 'undetermined'
    ? { kind: 'undetermined', intentHash }
    : { kind: 'ledger', status: settlement.status, reason: settlement.reason, intentHash }
}

export type SentOrder = { itemId: string; kind: Order['kind'] }

export type SendOrderOptions = {
  shop: Shop
  toolkit: DappToolkit
  /** Tells which request item is whose. */
  onItem: (sent: SentOrder) => void
}

/** Sends an order through the wallet and waits for the ledger. */
export const sendOrder =
  ({ shop, toolkit, onItem }: SendOrderOptions) =>
  (options: SendOptions) => {
    const manifest = manifestOf(shop, options)
    if (manifest.isErr()) return errAsync<never, TradeFailure>({ kind: 'refused', why: 'unwritable' })
    const { walletApi } = toolkit
    const known = new Set(walletApi.getRequestItems().map(({ id }) => id))
    const mine: { id: string | undefined } = { id: undefined }
    // Before it is sent: the extension's echo comes inside `sendTransaction` (wallet-protocol A1.1).
    const progress = walletApi.progress$.subscribe(({ itemId: whose, event }) => {
      if (mine.id === undefined ? known.has(whose) : whose !== mine.id) return
      if (event === 'receivedByExtension') options.onProgress('received-by-extension')
      if (event === 'receivedByWallet') options.onProgress('received-by-wallet')
    })
    const sent = walletApi.sendTransaction({
      transactionManifest: renderManifest(manifest.value),
      version: 1,
      timeout: waitMs,
      onTransactionId: options.onIntentHash,
    })
    const itemId = walletApi.getRequestItems().find(({ id }) => !known.has(id))?.id ?? ''
    mine.id = itemId
    onItem({ itemId, kind: options.order.kind })
    const items = walletApi.requestItems$.subscribe((all) => {
      const item = all.find(({ id }) => id === itemId)
      if (item !== undefined) options.onCanCancel(item.showCancel)
    })
    const done = () => {
      progress.unsubscribe()
      items.unsubscribe()
    }
    return sent
      .map(({ settlement: { intentHash, committedStateVersion = 0 } }) => ({ intentHash, committedStateVersion }))
      .mapErr(tradeFailure)
      .andTee(done)
      .orTee(done)
  }
