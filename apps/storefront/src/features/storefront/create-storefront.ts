import { ZERO } from '@lootboxes/ledger'
import { err, type Result } from 'neverthrow'
import { logged } from '@/words'
import { balanceOf, type Holdings, noHoldings } from '../account/holdings'
import { type AccountWatch, watchAccount } from '../account/watch-account'
import { createActivityLog } from '../activity/activity'
import type { CurrentBox } from '../box/current-box'
import { createFlags } from '../flags/flags'
import { readLootbox } from '../lootbox/read-lootbox'
import { emptyLootbox, type LootboxState, rememberSelected } from '../lootbox/selected-lootbox'
import { accountOf, type Session } from '../session/session'
import { findBox, type Shop } from '../shop/shop'
import { createLatest } from '../store/create-latest'
import { createStore } from '../store/create-store'
import { placeOrder } from '../trade/place-order'
import { reportFailure } from '../trade/report-failure'
import type { Committed, Order, Trade, TradeFailure } from '../trade/trade'
import { type Draw, watchDraws } from '../trade/watch-draws'
import type { ButtonStatus, Wallet, WalletStatus } from '../wallet/wallet'
import type { Storefront, StorefrontWorld } from './storefront'

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
  const { session$, holdings$, trade$, overlay$, draw$, lootbox$, activity } = stores
  const account = () => accountOf(session$.get())?.address
  const ticketAddress = () => lootbox$.get().ticketAddress

  const boxReads = createLatest()

  let loading: Promise<Wallet> | undefined
  const wallet = () => {
    loading ??= world.loadWallet(shop, { ...stores, log, onSettled })
    return loading
  }
  let watching: AccountWatch | undefined
  const holdings = async () => {
    const { reads } = await wallet()
    watching ??= watchAccount(holdings$, reads)
    return watching
  }
  /** On wallet data or route change (spec section 4). While nobody was ever connected there is nothing to read. */
  const refresh = async () => {
    if (account() !== undefined || watching !== undefined) await (await holdings()).read(account(), ticketAddress())
  }
  /** The transaction a dialog waits for is read by its own flow, not older than its commit. */
  const onSettled = async () => (trade$.get().step === 'idle' ? refresh() : undefined)
  let seen: string | undefined
  const onSession = () => {
    if (account() === seen) return
    seen = account()
    void refresh()
  }

  let draws: ReturnType<typeof watchDraws> | undefined
  const followDraw = async (ids: readonly string[]) => {
    const payer = account()
    const { reads } = await wallet()
    draws ??= watchDraws({
      draw$,
      clock,
      onDrawn: refresh,
      read: (who, signal) => reads.revealed(who, ticketAddress(), { signal, minStateVersion: undefined }),
    })
    if (payer !== undefined) await draws.follow(payer, ids)
  }

  const fail = async (kind: 'connect' | Order['kind'], failure: TradeFailure) => {
    const { explain } = await wallet()
    reportFailure({ activity, log, now: () => clock.now(), explain, surface: shop.errorSurface }, kind, failure)
  }

  const order = async (wanted: Order): Promise<Result<Committed, TradeFailure>> => {
    const payer = account()
    if (payer === undefined) return err({ kind: 'refused', why: 'not-connected' })
    const { askClub, send } = await wallet()
    const watch = await holdings()
    overlay$.set(true)
    const done = await placeOrder(
      {
        trade$,
        askClub,
        send,
        log,
        now: () => clock.now(),
        isListed: ({ component }) => findBox(shop, component) !== undefined,
        specialBalance: () =>
          shop.clubToken === undefined ? ZERO : balanceOf(holdings$.get(), shop.clubToken.address),
        refresh: (who, version) => watch.readUntil(who, ticketAddress(), version),
      },
      wanted,
      payer,
    )
    overlay$.set(false)
    if (done.isErr()) await fail(wanted.kind, done.error)
    else if (wanted.kind === 'reveal') void followDraw(wanted.ids)
    return done
  }

  return {
    ...stores,
    shop,
    clock,
    flags: createFlags(),
    start() {
      const ended = new AbortController()
      const undo = session$.subscribe(onSession)
      // Whoever comes back to the page sees what happened meanwhile, for example a draw.
      const onReturn = () =>
        document.visibilityState === 'visible' && trade$.get().step === 'idle' ? void refresh() : undefined
      document.addEventListener('visibilitychange', onReturn, { signal: ended.signal })
      if (world.hasStoredState()) void wallet()
      else session$.set({ status: 'disconnected' })
      return () => {
        ended.abort()
        undo()
      }
    },
    prepare: () => void wallet(),
    async connect() {
      const connected = await (await wallet()).connect()
      if (connected.isErr()) await fail('connect', connected.error)
    },
    disconnect: async () => (await wallet()).disconnect(),
    openPopup: async () => (await wallet()).openPopup(),
    async openBox(address) {
      rememberSelected(world.sessionStorage, address)
      const answer = await boxReads.run((signal) => readLootbox(address, signal))
      if (answer === undefined) return
      if (answer.isErr()) log(logged.lootboxResources, answer.error)
      // Not listed and not read are the same to what follows: there is nothing to ask tickets of (trap T29).
      const component = answer.unwrapOr('')
      const ticket = findBox(shop, component)?.ticketAddress ?? ''
      lootbox$.set(
        component === '' ? emptyLootbox : { resources: { componentAddress: component }, ticketAddress: ticket },
      )
      await refresh()
    },
    refresh,
    describeLoot: async (tickets, signal) =>
      (await (await wallet()).readLoot(tickets, ticketAddress(), signal)).unwrapOr([]),
    order,
    cancelOrder: async () => (await wallet()).cancelOrder(),
    cancelRequest: async (id) => (await wallet()).cancel(id),
    checkAgain: async (hash) => (await wallet()).checkAgain(hash),
  }
}
