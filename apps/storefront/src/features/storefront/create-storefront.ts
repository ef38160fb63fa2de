import type { AccountAddress } from '@lootboxes/ledger'
import { ResultAsync } from 'neverthrow'
import { followOpened } from '../account/follow-opened'
import { type Holdings, noHoldings } from '../account/holdings'
import { createActivityLog } from '../activity/activity'
import type { CurrentBox } from '../box/current-box'
import { createFlags } from '../flags/flags'
import { emptyLootbox, type LootboxState, rememberSelected } from '../lootbox/selected-lootbox'
import type { Session } from '../session/session'
import type { Shop } from '../shop/shop'
import { createStore } from '../store/create-store'
import { loadOnce } from '../store/load-once'
import { reportFailure } from '../trade/report-failure'
import type { Order, Trade, TradeFailure } from '../trade/trade'
import { type Draw, watchDraws } from '../trade/watch-draws'
import type { ButtonStatus, Wallet, WalletStatus } from '../wallet/wallet'
import { createOrders } from './create-orders'
import { createReads } from './create-reads'
import type { Storefront, StorefrontWorld } from './storefront'

/** What screen readers hear when the wallet's code, and with it its own words, is not there. */
const unloadedText = 'The part of this page that talks to wallets could not be loaded. Reload the page and try again.'

/** Wires the stores to the wallet, which is loaded on first use. */
export function createStorefront(shop: Shop, world: StorefrontWorld): Storefront {
  const { clock, log } = world
  const stores = {
    session$: createStore<Session>({ status: 'restoring' }),
    holdings$: createStore<Holdings>(noHoldings),
    trade$: createStore<Trade>({ step: 'idle' }),
    overlay$: createStore<boolean>(false),
    draw$: createStore<Draw>({ status: 'none' }),
    box$: createStore<CurrentBox | undefined>(undefined),
    lootbox$: createStore<LootboxState>(emptyLootbox),
    walletStatus$: createStore<WalletStatus | undefined>(undefined),
    buttonStatus$: createStore<ButtonStatus>('default'),
    activity: createActivityLog(),
  }
  const { session$, holdings$, trade$, draw$, lootbox$, activity } = stores

  const wallet = loadOnce(async () => {
    const loaded = await world.loadWallet(shop, { ...stores, ...reads, log })
    explain = loaded.explain
    return loaded
  })
  let explain: Wallet['explain'] = () => unloadedText
  const reads = createReads({ shop, log, session$, holdings$, lootbox$, wallet })
  const { account, ticketAddress, refresh } = reads

  const isBusy = () => trade$.get().step !== 'idle'
  const opened = followOpened({
    holdings$,
    ticketAddress,
    clock,
    refresh: async () => (isBusy() || draw$.get().status === 'waiting' ? undefined : refresh()),
  })

  /** A draw is watched for one account and one box; who comes back to them is caught up by `opened`. */
  const draws = watchDraws({
    draw$,
    clock,
    onDrawn: refresh,
    read: (who, signal) =>
      ResultAsync.fromPromise(wallet(), (cause) => cause).andThen(({ readRevealed }) =>
        readRevealed(who, ticketAddress(), { signal, minStateVersion: undefined }),
      ),
  })
  const onCommitted = (done: Order, payer: AccountAddress) => {
    if (done.kind === 'reveal' && payer === account()) void draws.follow(payer, done.ids)
  }
  let seen: string | undefined
  const onSession = () => {
    if (account() === seen) return
    seen = account()
    draws.stop()
    void refresh()
  }
  let seenTickets = ''
  const onBox = () => {
    opened.stop()
    if (ticketAddress() !== seenTickets) draws.stop()
    seenTickets = ticketAddress()
  }

  const fail = (kind: 'connect' | Order['kind'], failure: TradeFailure) =>
    reportFailure({ activity, log, now: () => clock.now(), explain, surface: shop.errorSurface }, kind, failure)
  /** The wallet, or undefined after it was reported that its code cannot be had. The next use tries again. */
  const reach = async (kind: 'connect' | Order['kind']) => {
    try {
      return await wallet()
    } catch (cause) {
      log('The wallet could not be loaded.', cause)
      session$.set((now) => (now.status === 'restoring' ? { status: 'disconnected' } : now))
      fail(kind, { kind: 'refused', why: 'unloaded' })
      return undefined
    }
  }

  const order = createOrders({ ...stores, ...reads, shop, clock, log, reach, fail, onCommitted })

  return {
    ...stores,
    shop,
    clock,
    flags: createFlags(),
    start() {
      const ended = new AbortController()
      const undo = [
        session$.subscribe(onSession),
        holdings$.subscribe(() => opened.consider()),
        lootbox$.subscribe(onBox),
        opened.stop,
        () => draws.stop(),
      ]
      // Whoever comes back to the page sees what happened meanwhile, for example a draw.
      const onReturn = () => (document.visibilityState === 'visible' && !isBusy() ? void refresh() : undefined)
      document.addEventListener('visibilitychange', onReturn, { signal: ended.signal })
      if (world.hasStoredState()) void reach('connect')
      else session$.set({ status: 'disconnected' })
      return () => {
        ended.abort()
        for (const end of undo) end()
      }
    },
    // Whoever then presses the button hears about a failure.
    prepare: () => void wallet().catch(() => undefined),
    async connect() {
      const connected = await (await reach('connect'))?.connect()
      if (connected?.isErr()) fail('connect', connected.error)
    },
    disconnect: async () => (await wallet()).disconnect(),
    openPopup: async () => (await wallet()).openPopup(),
    async openBox(address) {
      rememberSelected(world.sessionStorage, address)
      await reads.openBox(address)
    },
    refresh,
    describeLoot: async (tickets, signal) => {
      const { stateVersion } = holdings$.get()
      const minStateVersion = stateVersion === 0 ? undefined : stateVersion
      return (await wallet()).readLoot(tickets, ticketAddress(), { signal, minStateVersion })
    },
    order,
    cancelOrder: async () => (await wallet()).cancelOrder(),
    cancelRequest: async (id) => (await wallet()).cancel(id),
    checkAgain: async (hash) => (await wallet()).checkAgain(hash),
  }
}
