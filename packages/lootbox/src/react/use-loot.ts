'use client'
import { pollPause } from '@lootboxes/ledger'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { HeldLoot } from '../client/holdings'
import { type LootDetails, type LootRead, readLoot } from '../client/loot'
import { useLootboxClient, useStore } from './lootbox-context'
import { productClientOf } from './product-client'
import { queryClientOf, queryDefaults } from './query-client'
import { lootboxKeys } from './query-keys'
import { useHoldings } from './use-holdings'

/** Reads of pictures that could not be read at first, in all. */
const MAX_READS = 6

/** The loot of tickets that were read completely, by ticket id, whichever tickets they were read with. */
function completeLoot(queryClient: QueryClient, ticketAddress: string): ReadonlyMap<string, readonly LootDetails[]> {
  const reads = queryClient.getQueriesData<LootRead>({ queryKey: lootboxKeys.loot(ticketAddress, []) })
  const complete = new Map<string, LootDetails[]>()
  for (const [, read] of reads) {
    const found = new Map<string, LootDetails[]>()
    for (const one of read?.loot ?? []) found.set(one.ticketId, [...(found.get(one.ticketId) ?? []), one])
    for (const [id, loot] of found) if (!read?.unread.includes(id)) complete.set(id, loot)
  }
  return complete
}

/**
 * Returns the loot of these tickets, safe to show; `undefined` while it is read. Loot whose picture could not be read is
 * listed without one, and the picture is read again up to five times.
 *
 * @example
 * const loot = useLoot(useDrawnTickets(ids))
 */
export function useLoot(tickets: readonly HeldLoot[]): readonly LootDetails[] | undefined {
  const client = useLootboxClient()
  const queryClient = queryClientOf(client)
  const ticketAddress = useStore(client.ticketAddress$) ?? ''
  const { stateVersion } = useHoldings()
  const { pictureUrl } = client.options
  const ids = tickets.map(({ non_fungible_id }) => non_fungible_id)
  const { data } = useQuery(
    {
      ...queryDefaults,
      queryKey: lootboxKeys.loot(ticketAddress, ids),
      queryFn: async ({ signal }): Promise<LootRead> => {
        const { gateway, ipfsUrl = '', log } = client.options
        const complete = completeLoot(queryClient, ticketAddress)
        const read = await readLoot({
          gateway: await gateway(),
          client: productClientOf(client),
          ipfsUrl,
          onError: (error) => log?.('The pictures of loot could not be read.', error),
        })(
          tickets.filter(({ non_fungible_id }) => !complete.has(non_fungible_id)),
          ticketAddress,
          { signal, minStateVersion: stateVersion === 0 ? undefined : stateVersion },
        )
        const lootOf = (id: string) => complete.get(id) ?? read.loot.filter(({ ticketId }) => ticketId === id)
        return { ...read, loot: ids.flatMap(lootOf) }
      },
      enabled: ids.length > 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state: { data: read, dataUpdateCount } }) =>
        read !== undefined && read.unread.length > 0 && dataUpdateCount < MAX_READS
          ? pollPause(dataUpdateCount - 1)
          : false,
    },
    queryClient,
  )
  return useMemo(() => {
    if (pictureUrl === undefined) return data?.loot
    return data?.loot.map((one) => ({ ...one, picture: one.picture && pictureUrl(one.resource, one.id) }))
  }, [data, pictureUrl])
}
