'use client'
import type { Store } from '@lootboxes/ledger'
import { createContext, createElement, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { LootboxClient } from './lootbox-client'
import type { LootboxWallet, OpenTransaction } from './wallet'

type Lootbox = Omit<LootboxWallet, 'openTransactions'> & { client: LootboxClient }

const LootboxContext = /* @__PURE__ */ createContext<Lootbox | undefined>(undefined)

const none: readonly OpenTransaction[] = []
/** A separate context: it changes with every request to the wallet, and few components read it. */
const OpenTransactionsContext = /* @__PURE__ */ createContext(none)

/** Props of `LootboxProvider`. */
export type LootboxProviderProps = { client: LootboxClient; wallet: LootboxWallet; children?: ReactNode }

/**
 * Gives the hooks below it their client and their wallet.
 *
 * @example
 * function Shop({ children }) {
 *   const { account } = useWallet()
 *   const wallet = { account, withToolkit: useToolkit(), openTransactions: useOpenTransactions() }
 *   return <LootboxProvider client={client} wallet={wallet}>{children}</LootboxProvider>
 * }
 */
export function LootboxProvider({ client, wallet, children }: LootboxProviderProps): ReactNode {
  const { account, withToolkit, openTransactions = none } = wallet
  const value = useMemo(() => ({ client, account, withToolkit }), [client, account, withToolkit])
  return createElement(
    LootboxContext.Provider,
    { value },
    createElement(OpenTransactionsContext.Provider, { value: openTransactions }, children),
  )
}

/** Returns the client and the wallet of the page. */
export function useLootbox(): Lootbox {
  const lootbox = useContext(LootboxContext)
  if (lootbox === undefined) throw new Error('This hook needs a LootboxProvider above it.')
  return lootbox
}

/** Returns the client of the page. */
export const useLootboxClient = (): LootboxClient => useLootbox().client

export const useOpenTransactionList = (): readonly OpenTransaction[] => useContext(OpenTransactionsContext)

/**
 * Returns the current value of a store and renders again when it changes; a server renders its first value. Values are
 * compared by identity.
 */
export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.get)
