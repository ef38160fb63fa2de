import { type AccountAddress, type Amount, type Clock, systemClock, withDeadline, ZERO } from '@lootboxes/ledger'
import type { QueryClient } from '@tanstack/react-query'
import { err, type Result } from 'neverthrow'
import { type Draw, watchDraws } from '../client/draws'
import type { Forecast } from '../client/forecast'
import {
  type AsyncResult,
  balanceOf,
  type HeldLoot,
  type Holdings,
  isFetched,
  noHoldings,
  type ReadHoldings,
  type ReadOptions,
} from '../client/holdings'
import type { ReadLoot } from '../client/loot'
import {
  type Committed,
  isUnknownEnd,
  mayHaveRun,
  type Order,
  type OrderFailure,
  type OrderManifestConfig,
  type OrderState,
  type Refusal,
  type TriableOrder,
} from '../client/order'
import { type PlaceOrderDeps, placeOrder, type SendOptions, type SentParts, sendInParts } from '../client/place-order'
import { createStore, type Store } from '../client/store'
import { isSettledBy, unsettledOrder } from '../client/unsettled'
import type { LootboxEntry } from '../lootbox-config'
import type { Purchase } from '../purchases'
import { lootboxKeys } from './query-keys'

/** An order whose end is not known. Without a transaction id, the holdings of its account settle it. */
export type UndeterminedOrder = {
  order: Order
  account: AccountAddress
  transactionIntentHash: string | undefined
  at: number
  isSettledBy: (holdings: Holdings) => boolean
}

export type AskForForecast = {
  order: TriableOrder
  account: AccountAddress
  lockFee: boolean
  signal: AbortSignal
}

/** What the client works with. Whatever is read or sent may load its code when it is first used. */
export type LootboxClientOptions = {
  queryClient: QueryClient
  networkId: number
  clock?: Clock | undefined
  log: (message: string, cause: unknown) => void
  readHoldings: ReadHoldings
  readRevealed: (
    account: AccountAddress,
    ticketAddress: string,
    options: ReadOptions,
  ) => AsyncResult<readonly HeldLoot[], unknown>
  readLoot: ReadLoot
  readForecast: (what: AskForForecast) => Promise<Forecast>
  readPurchases: (box: LootboxEntry, signal: AbortSignal) => AsyncResult<readonly Purchase[], unknown>
  /** Who is connected now. */
  account: () => AccountAddress | undefined
  /** Why an order must not be sent, if anything; `checkOrder` knows. */
  check: (order: Order) => Refusal | undefined
  clubToken: OrderManifestConfig['clubToken']
  clubThreshold?: Amount | undefined
  askClub: PlaceOrderDeps['askClub']
  send: (options: SendOptions) => AsyncResult<Committed, OrderFailure>
  /** Hears of every order that did not end well, and of every one that did. */
  onFailure?: ((order: Order, failure: OrderFailure) => void) | undefined
  onCommitted?: ((order: Order, committed: Committed) => void) | undefined
}

type OrderResult = Result<Committed, OrderFailure>

export type LootboxClient = {
  options: LootboxClientOptions
  clock: Clock
  orderState$: Store<OrderState>
  /** Opened tickets the ledger has yet to draw for. */
  draw$: Store<Draw>
  /** Orders whose end is not known, newest first: ask before another one of the same box is sent. */
  undetermined$: Store<readonly UndeterminedOrder[]>
  /** No later read of this account is older than this version. */
  leastVersion: (account: AccountAddress | undefined) => number | undefined
  /** The newest balances known of an account, of whatever box; `noHoldings` while nothing is. */
  knownHoldings: (account: AccountAddress) => Holdings
  /** Reads what is shown of an account anew; with a version, not older than that. */
  refresh: (account: AccountAddress | undefined, minStateVersion?: number) => Promise<void>
  /** Sends an order of the connected account: one at a time. */
  order: (order: Order) => Promise<OrderResult>
  /** Sends an order in parts that one account pays for; `orderOf` makes the order of a part. */
  orderInParts: <T>(
    parts: readonly (readonly T[])[],
    orderOf: (part: readonly T[]) => Order,
  ) => Promise<SentParts<T, Committed>>
  /** The end of a transaction came to be known. */
  settled: (transactionIntentHash: string) => void
  /** Forgets the draw that is watched: another account, or another box. */
  stopDraws: () => void
}

/** How long an order waits for a balance that is being read. */
const BALANCE_MS = 5_000

/** The state of a storefront in a browser: orders, draws, and what the query cache knows of accounts. */
export function createLootboxClient(options: LootboxClientOptions): LootboxClient {
  const { queryClient, networkId, clock = systemClock, account: connected } = options
  const orderState$ = createStore<OrderState>({ step: 'idle' })
  const draw$ = createStore<Draw>({ status: 'none' })
  const undetermined$ = createStore<readonly UndeterminedOrder[]>([])

  const leastVersion = (account: AccountAddress | undefined): number | undefined =>
    queryClient.getQueryData<number>(lootboxKeys.committed(networkId, account))

  const allHoldings = (account: AccountAddress): readonly Holdings[] =>
    queryClient
      .getQueriesData<Holdings>({ queryKey: lootboxKeys.holdingsOf(networkId, account) })
      .flatMap(([, holdings]) => holdings ?? [])
  const knownHoldings = (account: AccountAddress): Holdings =>
    allHoldings(account).toSorted((a, b) => b.stateVersion - a.stateVersion)[0] ?? noHoldings

  const refresh = async (account: AccountAddress | undefined, minStateVersion?: number): Promise<void> => {
    if (minStateVersion !== undefined)
      queryClient.setQueryData<number>(lootboxKeys.committed(networkId, account), (before = 0) =>
        Math.max(before, minStateVersion),
      )
    await queryClient.invalidateQueries({ queryKey: lootboxKeys.holdingsOf(networkId, account) })
  }

  /** Waits for a balance that is being read; undefined when nobody knows it. */
  const specialBalance = async (account: AccountAddress): Promise<Amount | undefined> => {
    const { clubToken } = options
    if (clubToken === undefined) return ZERO
    const queryKey = lootboxKeys.holdingsOf(networkId, account)
    const isKnown = () => isFetched(knownHoldings(account)) || queryClient.isFetching({ queryKey }) === 0
    if (!isKnown()) {
      let undo = () => {}
      const known = new Promise<void>((resolve) => {
        undo = queryClient.getQueryCache().subscribe(() => (isKnown() ? resolve() : undefined))
      })
      await withDeadline({ clock, timeoutMs: BALANCE_MS, onTimeout: () => undefined }, () => known)
      undo()
    }
    const holdings = knownHoldings(account)
    return isFetched(holdings) ? balanceOf(holdings, clubToken.address) : undefined
  }

  const draws = new Map<string, ReturnType<typeof watchDraws>>()
  const drawsOf = (ticketAddress: string) => {
    const known = draws.get(ticketAddress)
    if (known) return known
    const watch = watchDraws({
      draw$,
      clock,
      read: (account, signal) =>
        options.readRevealed(account, ticketAddress, { signal, minStateVersion: leastVersion(account) }),
      onDrawn: () => refresh(connected()),
    })
    draws.set(ticketAddress, watch)
    return watch
  }
  const stopDraws = () => {
    for (const watch of draws.values()) watch.stop()
  }

  const order = async (what: Order, payer = connected()): Promise<OrderResult> => {
    if (payer === undefined) return err({ kind: 'refused', why: 'not-connected' })
    const { check, askClub, send, log, clubThreshold } = options
    const holdings = queryClient.getQueryData<Holdings>(lootboxKeys.holdings(networkId, payer, what.ticketResource))
    const before = unsettledOrder(what, { account: payer, at: clock.now(), holdings })
    const done = await placeOrder(
      {
        orderState$,
        now: () => clock.now(),
        check,
        payer: connected,
        askClub,
        specialBalance,
        clubThreshold,
        send,
        refresh,
        log,
      },
      what,
      payer,
    )
    if (done.isOk()) {
      options.onCommitted?.(what, done.value)
      if (what.kind === 'reveal' && payer === connected()) void drawsOf(what.ticketResource).follow(payer, what.ids)
      return done
    }
    const failure = done.error
    const isUnknown = failure.kind === 'undetermined' || (failure.kind === 'wallet' && isUnknownEnd(failure.code))
    if (isUnknown) {
      const transactionIntentHash = failure.kind === 'undetermined' ? failure.transactionIntentHash : undefined
      const isSettledByHoldings = (holdings: Holdings) =>
        transactionIntentHash === undefined && isSettledBy(before, holdings)
      undetermined$.set((all) => [
        { order: what, account: payer, transactionIntentHash, at: clock.now(), isSettledBy: isSettledByHoldings },
        ...all,
      ])
    }
    options.onFailure?.(what, failure)
    if (mayHaveRun(failure)) void refresh(payer)
    return done
  }

  return {
    options,
    clock,
    orderState$,
    draw$,
    undetermined$,
    leastVersion,
    knownHoldings,
    refresh,
    order,
    orderInParts: async (parts, orderOf) => {
      const payer = connected()
      if (payer === undefined) {
        const error: OrderFailure = { kind: 'refused', why: 'not-connected' }
        return { done: [], results: [], ended: { status: 'failed', error } }
      }
      return sendInParts({ parts, payer, currentPayer: connected, send: (part) => order(orderOf(part), payer) })
    },
    settled: (transactionIntentHash) =>
      undetermined$.set((all) => all.filter((one) => one.transactionIntentHash !== transactionIntentHash)),
    stopDraws,
  }
}
