import { type AccountAddress, type Amount, formatAmount, withDeadline, ZERO } from '@lootboxes/ledger'
import { renderManifest } from '@lootboxes/manifest'
import { isUndetermined } from '@lootboxes/wallet-connector/protocol'
import { err, errAsync, ok, okAsync, type Result } from 'neverthrow'
import { balanceOf, isFetched } from '../client/holdings'
import { mayHaveRun } from '../client/may-have-run'
import { type Committed, checkOrder, type Order, orderLabel, orderManifest, type Progress } from '../client/order'
import type { OrderFailure } from '../client/order-failure'
import { placeOrder, type SendOptions, type SentParts, sendInParts } from '../client/place-order'
import { unsettledOrder } from '../client/unsettled'
import type { LootboxClient } from './lootbox-client'
import { productClientOf } from './product-client'
import { unsettledOrdersOf } from './unsettled-orders'
import { accountOn } from './use-account'
import { fetchHoldings, refreshAccounts, refreshCommitted, settledHoldings } from './use-holdings'
import type { LootboxWallet, WalletFailure, WalletToolkit } from './wallet'

/** How long an order waits for the ledger; the toolkit watches the transaction after that, too (trap T34). */
const COMMIT_TIMEOUT_MS = 120_000
/** How long an order waits for a balance that is being read. */
const BALANCE_TIMEOUT_MS = 5_000

const progressOf = { extension: 'received-by-extension', wallet: 'received-by-wallet' } as const satisfies Record<
  string,
  Progress
>

/** Converts a failed request to the failure of its order. Only the ledger reports `failed` or `rejected`. */
export function orderFailure({ error, message, settlement }: WalletFailure): OrderFailure {
  if (settlement === undefined || settlement.status === 'committed') return { kind: 'wallet', code: error, message }
  const { transactionIntentHash } = settlement
  return settlement.status === 'undetermined'
    ? { kind: 'undetermined', transactionIntentHash }
    : { kind: 'ledger', status: settlement.status, reason: settlement.reason, transactionIntentHash }
}

/** An amount for the discount service (spec section 7): a JSON number where that is exact, else decimal text. */
export const tokenAmount = (amount: Amount): number | string => {
  if (amount === ZERO) return 0
  const text = formatAmount(amount)
  const number = Number(text)
  return String(number) === text ? number : text
}

/**
 * Sends an order's transaction through the wallet and waits for the ledger. Until the wallet has returned its id, the order is
 * stored as unsettled, so that neither a reload nor an answer without an id loses it.
 */
const sendThrough =
  ({ walletApi }: WalletToolkit, client: LootboxClient) =>
  ({ order, account, lockFee, onProgress, onCanCancel, onTransactionId }: SendOptions) => {
    const manifest = orderManifest(client.options, { order, account, lockFee })
    if (manifest.isErr()) return errAsync<Committed, OrderFailure>({ kind: 'refused', why: 'unwritable' })
    const orders = unsettledOrdersOf(client)
    const holdings = settledHoldings(client, account, order.ticketResource)
    const unsettled = unsettledOrder(order, { account, at: client.clock.now(), holdings })
    orders.begin(unsettled)
    return walletApi
      .sendTransaction({
        transactionManifest: renderManifest(manifest.value),
        version: 1,
        label: orderLabel(order.kind, order.component),
        timeout: COMMIT_TIMEOUT_MS,
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
        const isUnknown = failure.kind === 'wallet' && isUndetermined(failure.code)
        orders.end(unsettled.id, isUnknown ? failure.code : undefined)
        return failure
      })
  }

/** The balance of the 100-club's token as read for this account. Waits for a read in progress; `undefined` if unknown. */
async function clubBalance(client: LootboxClient, account: AccountAddress): Promise<Amount | undefined> {
  const { clubToken } = client.options
  if (clubToken === undefined) return ZERO
  try {
    const holdings = await withDeadline(
      { clock: client.clock, timeoutMs: BALANCE_TIMEOUT_MS, onTimeout: () => undefined },
      () => fetchHoldings(client, account),
    )
    return holdings && isFetched(holdings) ? balanceOf(holdings, clubToken.address) : undefined
  } catch {
    return undefined
  }
}

/** Sends one transaction and waits for its end. */
async function place(
  client: LootboxClient,
  toolkit: WalletToolkit,
  order: Order,
  payer: AccountAddress,
): Promise<Result<Committed, OrderFailure>> {
  const { options, clock, orderState$ } = client
  const result = await placeOrder(
    {
      orderState$,
      now: () => clock.now(),
      check: (checked) => checkOrder(options.boxes, checked, options.supplyOf?.(checked)),
      payer: () => payerOf(client, toolkit),
      askClub: (account_address, amount) =>
        productClientOf(client)
          .getClub({ account_address, token_amount: tokenAmount(amount) })
          .map((club) => club.result),
      specialBalance: (account) => clubBalance(client, account),
      clubThreshold: options.clubThreshold,
      send: sendThrough(toolkit, client),
      refresh: (account, stateVersion) => refreshCommitted(client, account, stateVersion),
      log: (message, cause) => options.log?.(message, cause),
    },
    order,
    payer,
  )
  options.onOrderResult?.(order, result)
  if (result.isErr() && mayHaveRun(result.error)) void refreshAccounts(client)
  return result
}

const payerOf = ({ options }: LootboxClient, { walletApi }: WalletToolkit): AccountAddress | undefined =>
  accountOn(options.networkId, walletApi.getWalletData().accounts[0])?.address

export type SendOrderOptions = Pick<LootboxWallet, 'withToolkit'> & {
  client: LootboxClient
  kind: Order['kind']
  /** The account that was connected when the user placed the order: no other account pays for it. */
  orderedWith: string | undefined
}

const notConnected: OrderFailure = { kind: 'refused', why: 'not-connected' }

/** Sends an order in parts, one transaction each, that one account pays for. Reports a failure once. */
export async function sendOrders<T>(
  { client, withToolkit, kind, orderedWith }: SendOrderOptions,
  parts: readonly (readonly T[])[],
  orderOf: (part: readonly T[]) => Order,
): Promise<SentParts<T, Committed>> {
  const endWith = (ended: SentParts<T, Committed>['ended']): SentParts<T, Committed> => ({
    done: [],
    results: [],
    ended,
  })
  const send = async (): Promise<SentParts<T, Committed>> => {
    const loaded = await withToolkit((toolkit) => okAsync(toolkit)).mapErr(orderFailure)
    if (loaded.isErr()) return endWith({ status: 'failed', error: loaded.error })
    const toolkit = loaded.value
    const payer = payerOf(client, toolkit)
    if (payer === undefined) return endWith({ status: 'failed', error: notConnected })
    if (orderedWith !== undefined && orderedWith !== payer) return endWith({ status: 'payer-changed' })
    return sendInParts({
      parts,
      payer,
      currentPayer: () => payerOf(client, toolkit),
      send: (part) => place(client, toolkit, orderOf(part), payer),
    })
  }
  const sent = await send()
  const failure = failureOf(sent)
  // A storefront asks for a connection before it orders, so this one needs no report.
  if (failure !== undefined && failure !== notConnected) client.options.onOrderFailure?.(kind, failure)
  return sent
}

/** Why not every part was sent, if so. */
export function failureOf({ ended }: SentParts<unknown, unknown>): OrderFailure | undefined {
  if (ended.status === 'all') return undefined
  return ended.status === 'failed' ? ended.error : { kind: 'refused', why: 'payer-changed' }
}

/** Sends an order of one transaction. */
export async function sendOrder(options: SendOrderOptions, order: Order): Promise<Result<Committed, OrderFailure>> {
  const sent = await sendOrders(options, [[order]], () => order)
  const [committed] = sent.results
  return committed === undefined ? err(failureOf(sent) ?? notConnected) : ok(committed)
}
