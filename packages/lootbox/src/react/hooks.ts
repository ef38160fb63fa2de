import { type AccountAddress, poll, pollPause } from '@lootboxes/ledger'
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { createContext, createElement, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Draw } from '../client/draws'
import { askForecast, type ForecastState } from '../client/forecast'
import { type HeldLoot, type Holdings, noHoldings, waitingTickets } from '../client/holdings'
import type { LootDetails } from '../client/loot'
import { type OrderState, orderWhat, type TriableOrder } from '../client/order'
import type { Store } from '../client/store'
import type { LootboxEntry } from '../lootbox-config'
import type { Purchase } from '../purchases'
import type { LootboxClient, UndeterminedOrder } from './lootbox-client'
import { lootboxKeys } from './query-keys'

const LootboxContext = createContext<LootboxClient | undefined>(undefined)

export type LootboxProviderProps = { client: LootboxClient; children: ReactNode }

/** Gives the hooks below their client; goes inside a `QueryClientProvider` with the same query client. */
export const LootboxProvider = ({ client, children }: LootboxProviderProps): ReactNode =>
  createElement(LootboxContext.Provider, { value: client }, children)

export function useLootboxClient(): LootboxClient {
  const client = useContext(LootboxContext)
  if (client === undefined) throw new Error('useLootboxClient: there is no LootboxProvider above.')
  return client
}

/** The value now, on the server its first value. Select outside: this compares by identity. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get)

/** An account and the tickets of a box; without an account nothing is read, without an address no tickets are. */
export type HoldingsOf = { account: AccountAddress | undefined; ticketAddress: string }

/** Parts of a page that appear one after the other need no reading each. */
const HOLDINGS_FRESH_MS = 5_000

const holdingsQuery = (client: LootboxClient, { account, ticketAddress }: HoldingsOf) => {
  const { networkId, readHoldings, queryClient } = client.options
  const queryKey = lootboxKeys.holdings(networkId, account, ticketAddress)
  return queryOptions({
    queryKey,
    enabled: account !== undefined,
    staleTime: HOLDINGS_FRESH_MS,
    retry: false,
    queryFn: ({ signal }): Promise<Holdings> =>
      account === undefined
        ? Promise.resolve(noHoldings)
        : readHoldings(account, ticketAddress, queryClient.getQueryData<Holdings>(queryKey) ?? noHoldings, {
            signal,
            minStateVersion: client.leastVersion(account),
          }),
  })
}

/** What an account holds of a box. `loading` keeps what was there; an answer of another account never shows. */
export function useHoldings(of: HoldingsOf): Holdings {
  const { data, isFetching, isError } = useQuery(holdingsQuery(useLootboxClient(), of))
  if (of.account === undefined) return noHoldings
  const known = data ?? { ...noHoldings, account: of.account }
  return isFetching ? { ...known, status: 'loading' } : isError ? { ...known, status: 'failed' } : known
}

/** How long tickets that wait for their draw are looked at again. */
const OPENED_MS = 600_000

/**
 * While the account holds tickets that wait for their draw, whoever opened them and whenever, its holdings are read again
 * after 2, 4, 8, 10, 10 … seconds: until they are drawn, or 10 minutes after their number last changed. Use it once a page.
 */
export function useOpenedTickets(of: HoldingsOf): void {
  const client = useLootboxClient()
  const { account, ticketAddress } = of
  const { data } = useQuery({ ...holdingsQuery(client, of), notifyOnChangeProps: ['data'] })
  const waiting = data === undefined ? 0 : waitingTickets(data, ticketAddress)
  useEffect(() => {
    if (account === undefined || ticketAddress === '' || waiting === 0) return
    const ended = new AbortController()
    const isBusy = () => client.orderState$.get().step !== 'idle' || client.draw$.get().status === 'waiting'
    void poll({
      clock: client.clock,
      signal: ended.signal,
      deadlineMs: OPENED_MS,
      ask: async () => {
        // Whatever is under way reads by itself.
        if (!isBusy()) await client.refresh(account)
        return undefined
      },
    })
    return () => ended.abort()
  }, [client, account, ticketAddress, waiting])
}

/** The draw that follows the last reveal. */
export const useDraws = (): Draw => useStore(useLootboxClient().draw$)

/** The order under way, if any, and how to send one. */
export function useOrder(): {
  state: OrderState
  order: LootboxClient['order']
  orderInParts: LootboxClient['orderInParts']
} {
  const { orderState$, order, orderInParts } = useLootboxClient()
  return { state: useStore(orderState$), order, orderInParts }
}

/** Orders of this box whose end is not known. One without a transaction id goes when the holdings of its account settle it. */
export function useUndetermined(component: string | undefined): readonly UndeterminedOrder[] {
  const client = useLootboxClient()
  const open = useStore(client.undetermined$).filter(({ order }) => order.component === component)
  const holdings = useQueries({
    queries: open.map(({ order, account }) => holdingsQuery(client, { account, ticketAddress: order.ticketResource })),
  })
  return open.filter(({ isSettledBy }, place) => {
    const known = holdings[place]?.data
    return known === undefined || !isSettledBy(known)
  })
}

export type ForecastOf = {
  /** Nothing is asked without one. */
  order: TriableOrder | undefined
  account: AccountAddress | undefined
  /** The proof of the 100-club goes with it. */
  lockFee: boolean
  /** That of the holdings: over others the same order is asked about again, with the last answer in place meanwhile. */
  stateVersion: number
}

/** What the ledger expects of an order once it has settled. Undefined while there is nothing to ask, or nobody to pay. */
export function useForecast({ order, account, lockFee, stateVersion }: ForecastOf): ForecastState | undefined {
  const { clock, orderState$, options } = useLootboxClient()
  const isPaused = useStore(orderState$).step !== 'idle'
  const what =
    order === undefined || account === undefined
      ? undefined
      : [order.kind, order.component, orderWhat(order), account, lockFee].join(' ')
  const { data } = useQuery<ForecastState, Error, ForecastState, ReturnType<typeof lootboxKeys.forecast>>({
    queryKey: lootboxKeys.forecast(options.networkId, what, stateVersion),
    enabled: what !== undefined && !isPaused,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    placeholderData: (before, query) => (query?.queryKey[3] === what ? before : undefined),
    queryFn: async ({ signal }): Promise<ForecastState> => {
      if (order === undefined || account === undefined) return { outcome: 'unknown' }
      const read = (scope: AbortSignal) => options.readForecast({ order, account, lockFee, signal: scope })
      return (await askForecast({ clock, signal, read })) ?? { outcome: 'unknown' }
    },
  })
  return what === undefined ? undefined : (data ?? { outcome: 'asking' })
}

const ATTEMPTS = 6

/** The loot of these tickets; undefined while it is being read. What could be read only in part is asked for again. */
export function useLoot(tickets: readonly HeldLoot[], ticketAddress: string): readonly LootDetails[] | undefined {
  const client = useLootboxClient()
  const { networkId, queryClient, readLoot } = client.options
  const ids = tickets.map(({ non_fungible_id }) => non_fungible_id)
  const keyOf = (id: string) => lootboxKeys.ticketLoot(networkId, ticketAddress, id)
  const known = (id: string) => queryClient.getQueryData<readonly LootDetails[]>(keyOf(id))
  type Found = { loot: Readonly<Record<string, readonly LootDetails[]>>; unread: readonly string[] }
  const wholly = (): Found | undefined => {
    const found = ids.flatMap((id) => {
      const loot = known(id)
      return loot === undefined ? [] : [[id, loot] as const]
    })
    return found.length === ids.length ? { loot: Object.fromEntries(found), unread: [] } : undefined
  }
  const { data } = useQuery({
    queryKey: lootboxKeys.loot(networkId, ticketAddress, ids),
    enabled: ids.length > 0,
    initialData: wholly,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.unread.length > 0 && state.dataUpdateCount < ATTEMPTS
        ? pollPause(state.dataUpdateCount - 1)
        : false,
    queryFn: async ({ signal }): Promise<Found> => {
      const open = tickets.filter(({ non_fungible_id }) => known(non_fungible_id) === undefined)
      const minStateVersion = client.leastVersion(client.options.account())
      const read = await readLoot(open, ticketAddress, { signal, minStateVersion })
      const of = (id: string) => known(id) ?? read.loot.filter(({ ticketId }) => ticketId === id)
      const loot = Object.fromEntries(ids.map((id) => [id, of(id)]))
      for (const { non_fungible_id: id } of open)
        if (!read.unread.includes(id)) queryClient.setQueryData(keyOf(id), loot[id])
      return { loot, unread: read.unread }
    },
  })
  return ids.length === 0 ? [] : data && ids.flatMap((id) => data.loot[id] ?? [])
}

/** The last purchases from a box; `failed` when the ledger did not answer. */
export function usePurchases(box: LootboxEntry | undefined): readonly Purchase[] | 'failed' | undefined {
  const { networkId, readPurchases } = useLootboxClient().options
  const { data, isError } = useQuery({
    queryKey: lootboxKeys.purchases(networkId, box?.componentAddress),
    enabled: box !== undefined,
    retry: false,
    queryFn: async ({ signal }) => {
      if (box === undefined) return []
      const read = await readPurchases(box, signal)
      if (read.isErr()) throw new Error('The purchases could not be read.', { cause: read.error })
      return read.value
    },
  })
  return isError ? 'failed' : data
}
