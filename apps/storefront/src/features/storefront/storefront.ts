import type { AccountAddress, Clock } from '@lootboxes/ledger'
import type { Result } from 'neverthrow'
import type { HeldLoot, Holdings } from '../account/holdings'
import type { ActivityLog } from '../activity/activity'
import type { CurrentBox } from '../box/current-box'
import type { Flags } from '../flags/flags'
import type { LootRead } from '../loot/read-loot'
import type { LootboxState } from '../lootbox/selected-lootbox'
import type { Session } from '../session/session'
import type { Shop } from '../shop/shop'
import type { Store } from '../store/create-store'
import type { Committed, Order, Trade, TradeFailure } from '../trade/trade'
import type { Draw } from '../trade/watch-draws'
import type { ButtonStatus, Wallet, WalletStatus } from '../wallet/wallet'

/** Failures go to the console (spec section 8); tests listen in. */
export type Log = (message: string, cause?: unknown) => void

/** What the lazily loaded wallet writes into. */
export type WalletSinks = {
  session$: Store<Session>
  walletStatus$: Store<WalletStatus | undefined>
  buttonStatus$: Store<ButtonStatus>
  activity: ActivityLog
  log: Log
  trade$: Store<Trade>
  holdings$: Store<Holdings>
  /** The connected account. */
  account: () => AccountAddress | undefined
  /** Reads the account again; with a version, not older than that (trap T36). */
  refresh: () => Promise<void>
  readUntil: (payer: AccountAddress, stateVersion: number) => Promise<void>
}

/** The world a storefront lives in, so that tests bring another one. */
export type StorefrontWorld = {
  clock: Clock
  log: Log
  sessionStorage: Pick<Storage, 'setItem'> | undefined
  /** A login or an open transaction is stored, so the wallet has something to restore. */
  hasStoredState: () => boolean
  loadWallet: (shop: Shop, sinks: WalletSinks) => Promise<Wallet>
}

/** The one client-side state of the site. Components watch its stores and call its verbs. */
export type Storefront = {
  shop: Shop
  clock: Clock
  flags: Flags
  session$: Store<Session>
  holdings$: Store<Holdings>
  trade$: Store<Trade>
  /** The waiting overlay: comes with an order, goes with it, may be hidden before (trap T51). */
  overlay$: Store<boolean>
  box$: Store<CurrentBox | undefined>
  /** Opened tickets the ledger has yet to draw for. */
  draw$: Store<Draw>
  lootbox$: Store<LootboxState>
  walletStatus$: Store<WalletStatus | undefined>
  buttonStatus$: Store<ButtonStatus>
  activity: ActivityLog
  /** Restores a stored login and open transactions. Returns its undo. */
  start: () => () => void
  /** Loads the wallet ahead of a click. */
  prepare: () => void
  connect: () => Promise<void>
  disconnect: () => Promise<void>
  openPopup: () => Promise<void>
  /** Makes a box the selected one and reads it; called on load and on refresh. */
  openBox: (address: string) => Promise<void>
  /** Reads the account again, and the box if that failed before. */
  refresh: () => Promise<void>
  /** What these tickets hold; names and pictures that cannot be read are left out, and the tickets named. */
  describeLoot: (tickets: readonly HeldLoot[], signal: AbortSignal) => Promise<LootRead>
  order: (order: Order) => Promise<Result<Committed, TradeFailure>>
  /** Takes the pending order back, if the wallet still lets go of it (trap T38). */
  cancelOrder: () => Promise<void>
  cancelRequest: (requestId: string) => Promise<void>
  /** Asks the ledger once more about a transaction nobody knows the end of. */
  checkAgain: (intentHash: string) => Promise<void>
}
