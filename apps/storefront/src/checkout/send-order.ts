import { type AccountAddress, withDeadline, ZERO } from '@lootboxes/ledger'
import {
  balanceOf,
  type Committed,
  checkOrder,
  failureCode,
  isFetched,
  isUnknownEnd,
  mayHaveRun,
  type Order,
  type OrderFailure,
  orderManifest,
  type Progress,
  placeOrder,
  type SendOptions,
  type SentParts,
  sendInParts,
} from '@lootboxes/lootbox/client'
import { renderManifest } from '@lootboxes/manifest'
import type { UseToolkit } from '@lootboxes/wallet-connector/react'
import type { DappToolkit, RequestItem, ToolkitError } from '@lootboxes/wallet-connector/toolkit'
import { err, errAsync, okAsync, type Result } from 'neverthrow'
import { accountIn } from '@/client/account'
import { reportFailure, requestLabel } from '@/client/activity'
import type { Client } from '@/client/client'
import { fetchHoldings, readUntil, refresh } from '@/client/holdings'
import { productClient } from '@/client/read-account'
import { tellServer } from '@/client/tell-server'
import type { OrderEnd } from '@/config/order-ends'
import { tokenAmount } from './token-amount'
import { unsettledOf, unsettledOrders } from './unsettled-orders'

/** How long a dialog waits for the ledger; the toolkit goes on asking after that (trap T34). */
const waitMs = 120_000
/** How long an order waits for a balance that is being read. */
const balanceMs = 5000

const progressOf: Readonly<Record<NonNullable<RequestItem['progress']>, Progress>> = {
  extension: 'received-by-extension',
  wallet: 'received-by-wallet',
}

/** What a failed request means for the visitor. Only the ledger can say `failed` or `rejected`. */
export function orderFailure({ error, message, settlement }: ToolkitError): OrderFailure {
  if (settlement === undefined || settlement.status === 'committed') return { kind: 'wallet', code: error, message }
  const { transactionIntentHash } = settlement
  return settlement.status === 'undetermined'
    ? { kind: 'undetermined', transactionIntentHash }
    : { kind: 'ledger', status: settlement.status, reason: settlement.reason, transactionIntentHash }
}

/**
 * Sends an order's transaction through the wallet and waits for the ledger. Until the wallet has given its id, the order is kept
 * as unsettled: neither a reload nor an answer without an id may lose it.
 */
const sendThrough =
  ({ walletApi }: DappToolkit, client: Client) =>
  ({ order, account, lockFee, onProgress, onCanCancel, onTransactionId }: SendOptions) => {
    const manifest = orderManifest(client.site, { order, account, lockFee })
    if (manifest.isErr()) return errAsync<Committed, OrderFailure>({ kind: 'refused', why: 'unwritable' })
    const orders = unsettledOrders(client)
    const unsettled = unsettledOf(client, order, account)
    orders.begin(unsettled)
    return walletApi
      .sendTransaction({
        transactionManifest: renderManifest(manifest.value),
        version: 1,
        label: requestLabel(order.kind, order.component),
        timeout: waitMs,
        onTransactionId: (transactionIntentHash) => {
          orders.end(unsettled.id)
          onTransactionId(transactionIntentHash)
        },
        onItem: ({ progress, showCancel }) => {
          if (progress !== undefined) onProgress(progressOf[progress])
          onCanCancel(showCancel)
        },
      })
      .map(({ settlement: { transactionIntentHash, committedStateVersion = 0 } }) => ({
        transactionIntentHash,
        committedStateVersion,
      }))
      .mapErr((error) => {
        const failure = orderFailure(error)
        const isUnknown = failure.kind === 'wallet' && isUnknownEnd(failure.code)
        orders.end(unsettled.id, isUnknown ? failure.code : undefined)
        return failure
      })
  }

const report = (client: Client, kind: Order['kind'], failure: OrderFailure): void =>
  void reportFailure(client, kind, {
    code: failureCode(failure),
    cause: failure,
    isOurs: failure.kind === 'refused' || failureCode(failure) === 'toolkitNotLoaded',
  })

/** For the operator's figures: which step it was and how it ended, and nothing of whose it was. */
function tellEnd(kind: Order['kind'], done: Result<Committed, OrderFailure>): void {
  const end: OrderEnd = done.match(
    () => 'committed',
    (failure) =>
      failure.kind === 'ledger'
        ? failure.status
        : failure.kind === 'wallet' && failure.code === 'rejectedByUser'
          ? 'declined'
          : failure.kind,
  )
  tellServer({ orderEnd: { order: kind, end } })
}

export type OrderDeps = { client: Client; withToolkit: UseToolkit }

/** The special token as read for this account; waits for a reading under way. Undefined: nobody knows. */
async function specialBalance(client: Client, account: AccountAddress) {
  const { site, clock } = client
  if (site.clubToken === undefined) return ZERO
  try {
    const holdings = await withDeadline({ clock, timeoutMs: balanceMs, onTimeout: () => undefined }, () =>
      fetchHoldings(client, account),
    )
    return holdings && isFetched(holdings) ? balanceOf(holdings, site.clubToken.address) : undefined
  } catch {
    return undefined
  }
}

/** The price the ledger stated when the page was made, or agreed to by stating none. */
function priceOf({ box$ }: Client, { component }: Order) {
  const current = box$.get()
  if (current?.address !== component) return undefined
  if (current.sale.status === 'price-mismatch') return { price: current.sale.ledgerPrice }
  return current.sale.status === 'live' ? { price: current.box?.price } : undefined
}

const payerIn = ({ walletApi }: DappToolkit, { networkId }: Client['site']) =>
  accountIn(walletApi.getWalletData().accounts, networkId)?.address

/** The wallet's code. Where it cannot be had that is reported, and the next use tries again. */
async function loadWallet(
  { client, withToolkit }: OrderDeps,
  kind: Order['kind'],
): Promise<Result<DappToolkit, OrderFailure>> {
  const loaded = await withToolkit((toolkit) => okAsync(toolkit)).mapErr(orderFailure)
  if (loaded.isErr()) report(client, kind, loaded.error)
  return loaded
}

/** Takes an order to its end, one at a time, with the overlay over it. */
async function place(
  { client }: OrderDeps,
  toolkit: DappToolkit,
  order: Order,
  payer: AccountAddress,
): Promise<Result<Committed, OrderFailure>> {
  const { site, clock, log, orderState$, overlay$ } = client
  // The overlay of the order under way is not this one's to close.
  const isFirst = orderState$.get().step === 'idle'
  if (isFirst) overlay$.set(true)
  try {
    const done = await placeOrder(
      {
        orderState$,
        log,
        payer: () => payerIn(toolkit, site),
        now: () => clock.now(),
        check: (asked) => checkOrder(site.boxes, asked, priceOf(client, asked)),
        askClub: (account_address, amount) =>
          productClient(site)
            .getClub({ account_address, token_amount: tokenAmount(amount) })
            .map(({ result }) => result),
        specialBalance: (who) => specialBalance(client, who),
        send: sendThrough(toolkit, client),
        refresh: (who, stateVersion) => readUntil(client, who, stateVersion),
      },
      order,
      payer,
    )
    tellEnd(order.kind, done)
    if (done.isErr() && mayHaveRun(done.error)) void refresh(client)
    return done
  } finally {
    if (isFirst) overlay$.set(false)
  }
}

const notConnected: OrderFailure = { kind: 'refused', why: 'not-connected' }
const payerChanged: OrderFailure = { kind: 'refused', why: 'payer-changed' }

/**
 * Sends an order of the connected account. `orderedWith` is who was connected when it was made: that account pays, or
 * nobody does.
 */
export async function sendOrder(
  deps: OrderDeps,
  order: Order,
  orderedWith?: string,
): Promise<Result<Committed, OrderFailure>> {
  const loaded = await loadWallet(deps, order.kind)
  if (loaded.isErr()) return err(loaded.error)
  const payer = payerIn(loaded.value, deps.client.site)
  if (payer === undefined) return err(notConnected)
  const isOther = orderedWith !== undefined && orderedWith !== payer
  const done = isOther ? err(payerChanged) : await place(deps, loaded.value, order, payer)
  if (done.isErr()) report(deps.client, order.kind, done.error)
  return done
}

export type SentOrders<T> = SentParts<T, Committed>

/** More tickets than one transaction can spend: each part is one of its own, and one account pays for all of them. */
export async function sendInTransactions<T>(
  deps: OrderDeps,
  kind: Order['kind'],
  parts: readonly (readonly T[])[],
  orderOf: (part: readonly T[]) => Order,
  orderedWith?: string,
): Promise<SentOrders<T>> {
  const nothing = (ended: SentOrders<T>['ended']): SentOrders<T> => ({ done: [], results: [], ended })
  const loaded = await loadWallet(deps, kind)
  if (loaded.isErr()) return nothing({ status: 'failed', error: loaded.error })
  const currentPayer = () => payerIn(loaded.value, deps.client.site)
  const payer = currentPayer()
  if (payer === undefined) return nothing({ status: 'failed', error: notConnected })
  const isOther = orderedWith !== undefined && orderedWith !== payer
  const sent = isOther
    ? nothing({ status: 'payer-changed' })
    : await sendInParts({
        parts,
        payer,
        currentPayer,
        send: (part) => place(deps, loaded.value, orderOf(part), payer),
      })
  if (sent.ended.status === 'payer-changed') report(deps.client, kind, payerChanged)
  if (sent.ended.status === 'failed') report(deps.client, kind, sent.ended.error)
  return sent
}
