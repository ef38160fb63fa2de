import { type AccountAddress, type Amount, type Clock, ZERO } from '@lootboxes/ledger'
import { err, type Result } from 'neverthrow'
import { balanceOf, type Holdings, isFetched } from '../account/holdings'
import { findBox, type Shop } from '../shop/shop'
import { awaitStore } from '../store/await-store'
import type { Store } from '../store/create-store'
import { placeOrder } from '../trade/place-order'
import type { Committed, Order, Trade, TradeFailure } from '../trade/trade'
import { mayHaveRun } from '../trade/trade-words'
import type { Wallet } from '../wallet/wallet'
import type { Log } from './storefront'

export type OrdersOptions = {
  shop: Shop
  clock: Clock
  log: Log
  holdings$: Store<Holdings>
  trade$: Store<Trade>
  overlay$: Store<boolean>
  account: () => AccountAddress | undefined
  /** The wallet, or undefined after its absence was reported. */
  reach: (kind: Order['kind']) => Promise<Wallet | undefined>
  readUntil: (payer: AccountAddress, stateVersion: number) => Promise<void>
  refresh: () => Promise<void>
  fail: (kind: Order['kind'], failure: TradeFailure) => void
  onCommitted: (order: Order, payer: AccountAddress) => void
}

/** How long an order waits for a balance that is being read. */
const balanceMs = 5000

/** Takes orders of the connected account, one at a time, with the overlay over each. */
export function createOrders(options: OrdersOptions) {
  const { shop, clock, log, holdings$, trade$, overlay$, account, reach, readUntil, refresh, fail } = options

  const specialBalance = async (who: AccountAddress): Promise<Amount | undefined> => {
    if (shop.clubToken === undefined) return ZERO
    const isRead = (now: Holdings) => now.account === who && (isFetched(now) || now.status !== 'loading')
    const holdings = await awaitStore(holdings$, isRead, { clock, atMostMs: balanceMs })
    return holdings.account === who && isFetched(holdings) ? balanceOf(holdings, shop.clubToken.address) : undefined
  }

  return async (order: Order): Promise<Result<Committed, TradeFailure>> => {
    const payer = account()
    if (payer === undefined) return err({ kind: 'refused', why: 'not-connected' })
    const wallet = await reach(order.kind)
    if (wallet === undefined) return err({ kind: 'refused', why: 'unloaded' })
    const { askClub, send } = wallet
    const isListed = ({ component }: Order) => findBox(shop, component) !== undefined
    // The overlay of the order under way is not this one's to close.
    const isFirst = trade$.get().step === 'idle'
    if (isFirst) overlay$.set(true)
    try {
      const done = await placeOrder(
        { trade$, askClub, send, log, now: () => clock.now(), isListed, specialBalance, refresh: readUntil },
        order,
        payer,
      )
      if (done.isOk()) options.onCommitted(order, payer)
      else {
        fail(order.kind, done.error)
        if (mayHaveRun(done.error)) void refresh()
      }
      return done
    } finally {
      if (isFirst) overlay$.set(false)
    }
  }
}
