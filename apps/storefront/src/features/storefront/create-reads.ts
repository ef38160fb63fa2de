import type { AccountAddress } from '@lootboxes/ledger'
import { logged } from '@/words'
import type { Holdings } from '../account/holdings'
import { type AccountWatch, watchAccount } from '../account/watch-account'
import { readLootbox } from '../lootbox/read-lootbox'
import { emptyLootbox, failedLootbox, type LootboxState } from '../lootbox/selected-lootbox'
import { accountOf, type Session } from '../session/session'
import { findBox, type Shop } from '../shop/shop'
import { createLatest } from '../store/create-latest'
import type { Store } from '../store/create-store'
import type { Wallet } from '../wallet/wallet'
import type { Log } from './storefront'

export type ReadsOptions = {
  shop: Shop
  log: Log
  session$: Store<Session>
  holdings$: Store<Holdings>
  lootbox$: Store<LootboxState>
  wallet: () => Promise<Pick<Wallet, 'readHoldings'>>
}

/** Reads the page's box and what the connected account holds of it (spec section 4). */
export function createReads({ shop, log, session$, holdings$, lootbox$, wallet }: ReadsOptions) {
  const account = () => accountOf(session$.get())?.address
  const ticketAddress = () => lootbox$.get().ticketAddress
  const boxReads = createLatest()
  let wanted = ''
  let watching: AccountWatch | undefined

  const readBox = async () => {
    const answer = await boxReads.run((signal) => readLootbox(wanted, signal))
    if (answer === undefined) return
    if (answer.isErr()) {
      log(logged.lootboxResources, answer.error)
      lootbox$.set(failedLootbox)
      return
    }
    const componentAddress = answer.value
    // There is nothing to ask tickets of where nothing is listed (trap T29).
    const box = findBox(shop, componentAddress)
    const ready: LootboxState = { ...emptyLootbox, status: 'ready' }
    lootbox$.set(
      componentAddress === ''
        ? ready
        : { ...ready, resources: { componentAddress }, ticketAddress: box?.ticketAddress ?? '' },
    )
  }
  /** Undefined when the wallet's code cannot be had, which whoever pressed a button hears. */
  const watch = async () => {
    try {
      const { readHoldings } = await wallet()
      watching ??= watchAccount(holdings$, readHoldings)
    } catch (cause) {
      log(logged.wallet, cause)
    }
    return watching
  }
  /** While nobody was ever connected there is nothing to read. */
  const readAccount = async () => {
    if (account() !== undefined || watching !== undefined) await (await watch())?.read(account(), ticketAddress())
  }
  /** On wallet data or route change (spec section 4). A box that could not be read is asked for again. */
  const refresh = async () => {
    if (lootbox$.get().status === 'failed') await readBox()
    await readAccount()
  }
  return {
    account,
    ticketAddress,
    refresh,
    async openBox(address: string) {
      wanted = address
      await readBox()
      await readAccount()
    },
    /** After a commit of this account, unless somebody else is connected by now. */
    async readUntil(payer: AccountAddress, stateVersion: number) {
      const who = account()
      if (who === undefined || who !== payer) return refresh()
      await (await watch())?.readUntil(who, ticketAddress(), stateVersion)
    },
  }
}
