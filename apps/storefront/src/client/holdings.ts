'use client'

import { type AccountAddress, type Clock, pollPause } from '@lootboxes/ledger'
import { CLUB_THRESHOLD } from '@lootboxes/lootbox'
import { balanceOf, type Holdings, noHoldings, waitingTickets } from '@lootboxes/lootbox/client'
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount } from './account'
import type { Client } from './client'
import { queriesOf } from './queries'
import { queryKeys } from './query-keys'
import { useClient, useStore } from './use-client'

/*
 * What the connected account has. Not part of the first load: whoever shows it is fetched with it, when somebody is
 * connected.
 */

/** The oldest version of the ledger an answer about an account may be of, once a commit of it was seen. */
const least = new WeakMap<Client, Map<AccountAddress, number>>()

const holdingsQuery = (client: Client, account: AccountAddress, ticketAddress: string) =>
  queryOptions({
    queryKey: queryKeys.holdings(account, ticketAddress),
    queryFn: async ({ signal, queryKey }): Promise<Holdings> => {
      const { readAccount } = await import('./read-account')
      const before = queriesOf(client).getQueryData<Holdings>(queryKey) ?? { ...noHoldings, account }
      return readAccount(client, {
        account,
        ticketAddress,
        before,
        signal,
        minStateVersion: least.get(client)?.get(account),
      })
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever comes back to the page sees what happened meanwhile, for example a draw.
    refetchOnWindowFocus: () => (client.orderState$.get().step === 'idle' ? 'always' : false),
  })

/** Readings while tickets wait for their draw, whoever opened them: after 2, 4, 8, 10, 10 … s, until 10 minutes after the last change (trap T2). */
export function drawPauses(clock: Pick<Clock, 'now'>, ticketAddress: string, deadlineMs = 600_000) {
  let wait: { tickets: number; since: number; readings: number } | undefined
  return ({ data, dataUpdateCount }: { data: Holdings | undefined; dataUpdateCount: number }): number | false => {
    const tickets = data === undefined ? 0 : waitingTickets(data, ticketAddress)
    if (tickets !== wait?.tickets)
      wait = tickets === 0 ? undefined : { tickets, since: clock.now(), readings: dataUpdateCount }
    if (wait === undefined || clock.now() - wait.since >= deadlineMs) return false
    return pollPause(dataUpdateCount - wait.readings)
  }
}

/**
 * What the connected account holds of the selected box. Read when either changes; late answers have a key of their own
 * (trap T31). One part of the page, with `follow`, reads again until tickets that wait for their draw have it.
 */
export function useHoldings({ follow = false }: { follow?: boolean } = {}): Holdings {
  const client = useClient()
  const account = useAccount()?.address
  const { status, ticketAddress } = useStore(client.lootbox$)
  const pauses = useMemo(() => drawPauses(client.clock, ticketAddress), [client, ticketAddress])
  const { data, isFetching, isPlaceholderData } = useQuery(
    {
      ...(account === undefined
        ? { queryKey: queryKeys.holdings('', ''), queryFn: skipToken }
        : holdingsQuery(client, account, ticketAddress)),
      enabled: account !== undefined && status !== 'none',
      refetchInterval: follow
        ? ({ state }) => {
            const known = state as { data: Holdings | undefined; dataUpdateCount: number }
            return known.data?.status === 'failed' ? againMs : pauses(known)
          }
        : false,
      placeholderData: keepPreviousData,
    },
    queriesOf(client),
  )
  return useMemo(() => {
    if (account === undefined) return noHoldings
    if (data === undefined || data.account !== account) return { ...noHoldings, account, status: 'loading' }
    // Of another box only what does not depend on it.
    const known = isPlaceholderData ? { ...data, unrevealed: [], revealed: [], opened: [] } : data
    return isFetching ? { ...known, status: 'loading' } : known
  }, [account, data, isFetching, isPlaceholderData])
}

/** Whether the connected account is seen to hold the proof of the 100-club; the discount service has the last word. */
export function useMember(): boolean {
  const { clubToken } = useClient().site
  const holdings = useHoldings()
  return clubToken !== undefined && balanceOf(holdings, clubToken.address) >= CLUB_THRESHOLD
}

/** The account's holdings once they are there; none where they could not be read. */
export const fetchHoldings = (client: Client, account: AccountAddress): Promise<Holdings> =>
  queriesOf(client).query({
    ...holdingsQuery(client, account, client.lootbox$.get().ticketAddress),
    staleTime: 'static',
  })

/** How soon an account that could not be read is read again, by whoever follows it. */
const againMs = 5_000

/** Reads the box and the account again (spec section 4: on wallet data, route change and refresh). */
export async function refresh(client: Client): Promise<void> {
  await client.readBox()
  await queriesOf(client).invalidateQueries({ queryKey: queryKeys.accounts })
}

/** Reads the account again after a commit: from now on no answer older than its version counts (trap T36). */
export async function readUntil(client: Client, account: AccountAddress, stateVersion: number): Promise<void> {
  const seen = least.get(client) ?? new Map<AccountAddress, number>()
  least.set(client, seen.set(account, Math.max(seen.get(account) ?? 0, stateVersion)))
  client.readPage(stateVersion)
  await queriesOf(client).invalidateQueries({ queryKey: queryKeys.account(account) })
}
