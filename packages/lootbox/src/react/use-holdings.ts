'use client'
import { type AccountAddress, type Clock, createOwnCommits, type OwnCommits, pollPause } from '@lootboxes/ledger'
import { CLUB_PROOF } from '@lootboxes/manifest'
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { balanceOf, type HeldLoot, type Holdings, noHoldings, waitingTickets } from '../client/holdings'
import { oncePer } from '../once-per'
import type { LootboxClient } from './lootbox-client'
import { useLootboxClient, useStore } from './lootbox-context'
import { queryClientOf, queryDefaults } from './query-client'
import { lootboxKeys } from './query-keys'
import { useAccount } from './use-account'

/** Commits by account. No later read may be older. */
const commitsOf = /* @__PURE__ */ oncePer<LootboxClient, OwnCommits<AccountAddress>>(() => createOwnCommits(new Map()))

const holdingsQuery = (client: LootboxClient, account: AccountAddress, ticketAddress: string) =>
  queryOptions({
    ...queryDefaults,
    queryKey: lootboxKeys.holdings(account, ticketAddress),
    queryFn: async ({ signal, queryKey }): Promise<Holdings> => {
      const { readAccount } = await import('./read-account')
      const before = queryClientOf(client).getQueryData<Holdings>(queryKey) ?? { ...noHoldings, account }
      return commitsOf(client).read(account, signal, (minStateVersion) =>
        readAccount(client, { account, ticketAddress, before, signal, minStateVersion }),
      )
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Shows what happened while the page was hidden, for example a draw.
    refetchOnWindowFocus: () => (client.orderState$.get().step === 'idle' ? 'always' : false),
  })

const DRAW_DEADLINE_MS = 600_000
/** Pause before holdings that could not be read are read again. */
const FAILED_READ_PAUSE_MS = 5_000

/**
 * Returns the pause before the next read of an account that holds tickets without a draw: 2, 4, 8, 10, 10 … seconds, until
 * 10 minutes after their number last changed. `false` while no ticket waits.
 */
export function drawPauses(clock: Pick<Clock, 'now'>, ticketAddress: string, deadlineMs = DRAW_DEADLINE_MS) {
  let wait: { tickets: number; since: number; reads: number } | undefined
  return ({ data, dataUpdateCount }: { data: Holdings | undefined; dataUpdateCount: number }): number | false => {
    const tickets = data === undefined ? 0 : waitingTickets(data, ticketAddress)
    if (tickets !== wait?.tickets)
      wait = tickets === 0 ? undefined : { tickets, since: clock.now(), reads: dataUpdateCount }
    if (wait === undefined || clock.now() - wait.since >= deadlineMs) return false
    return pollPause(dataUpdateCount - wait.reads)
  }
}

/** Options of `useHoldings`. */
export type UseHoldingsOptions = {
  /** Reads again until waiting tickets are drawn, and after a failed read. Set it in one component of a page. */
  follow?: boolean | undefined
}

/**
 * Returns the tickets of the selected box in the connected account. Reads them when either changes; during a read,
 * `status` is `loading` and the last known holdings of the same account stay.
 *
 * @example
 * const { status, unrevealed, revealed } = useHoldings()
 */
export function useHoldings({ follow = false }: UseHoldingsOptions = {}): Holdings {
  const client = useLootboxClient()
  const account = useAccount()?.address
  const selected = useStore(client.ticketAddress$)
  const ticketAddress = selected ?? ''
  const pauses = useMemo(() => drawPauses(client.clock, ticketAddress), [client, ticketAddress])
  const { data, isFetching, isPlaceholderData } = useQuery(
    {
      ...(account === undefined
        ? { queryKey: lootboxKeys.holdings('', ''), queryFn: skipToken }
        : holdingsQuery(client, account, ticketAddress)),
      enabled: account !== undefined && selected !== undefined,
      refetchInterval: follow
        ? ({ state }) => {
            const read = state as { data: Holdings | undefined; dataUpdateCount: number }
            return read.data?.status === 'failed' ? FAILED_READ_PAUSE_MS : pauses(read)
          }
        : false,
      placeholderData: keepPreviousData,
    },
    queryClientOf(client),
  )
  return useMemo(() => {
    if (account === undefined) return noHoldings
    if (data === undefined || data.account !== account) return { ...noHoldings, account, status: 'loading' }
    // The placeholder is of another box: only the balances are the same.
    const known = isPlaceholderData ? { ...data, unrevealed: [], revealed: [], opened: [] } : data
    return isFetching ? { ...known, status: 'loading' } : known
  }, [account, data, isFetching, isPlaceholderData])
}

/** Whether the connected account holds enough of the 100-club's token. The discount service decides for each order. */
export function useMember(): boolean {
  const { clubToken, clubThreshold = CLUB_PROOF } = useLootboxClient().options
  const holdings = useHoldings()
  return clubToken !== undefined && balanceOf(holdings, clubToken.address) >= clubThreshold
}

const noTickets: readonly HeldLoot[] = []

/**
 * Returns these tickets with their loot as soon as the ledger has drawn for all of them; an empty list until then. Opening
 * and drawing are two transactions, so the result of a reveal comes later than its commit.
 */
export function useDrawnTickets(ids: readonly string[]): readonly HeldLoot[] {
  const { revealed } = useHoldings()
  return useMemo(() => {
    const byId = new Map<string, HeldLoot>(revealed.map((ticket) => [ticket.non_fungible_id, ticket]))
    const found = ids.flatMap((id) => byId.get(id) ?? [])
    return found.length === ids.length ? found : noTickets
  }, [ids, revealed])
}

/** Resolves to the account's holdings once a read has settled. Rejects where they could not be read at all. */
export const fetchHoldings = (client: LootboxClient, account: AccountAddress): Promise<Holdings> =>
  queryClientOf(client).query({
    ...holdingsQuery(client, account, client.ticketAddress$.get() ?? ''),
    staleTime: 'static',
  })

/** Returns the holdings of an account that no read in progress is about to replace. */
export function settledHoldings(
  client: LootboxClient,
  account: AccountAddress,
  ticketAddress: string,
): Holdings | undefined {
  const state = queryClientOf(client).getQueryState<Holdings>(lootboxKeys.holdings(account, ticketAddress))
  return state?.fetchStatus === 'idle' && !state.isInvalidated ? state.data : undefined
}

/** Reads the holdings, forecasts and albums of all accounts again. */
export async function refreshAccounts(client: LootboxClient): Promise<void> {
  await client.options.onRefresh?.()
  await queryClientOf(client).invalidateQueries({ queryKey: lootboxKeys.accounts })
}

/** Reads an account again after a commit. From now on no read of it is older than the commit's state version. */
export async function refreshCommitted(
  client: LootboxClient,
  account: AccountAddress,
  stateVersion: number,
): Promise<void> {
  commitsOf(client).note(account, stateVersion)
  client.options.onCommitted?.(stateVersion)
  await queryClientOf(client).invalidateQueries({ queryKey: lootboxKeys.account(account) })
}

/** Returns the function that reads the accounts again, for a Retry button or a change of route. */
export function useRefresh(): () => Promise<void> {
  const client = useLootboxClient()
  return useCallback(() => refreshAccounts(client), [client])
}
