'use client'

import { displayLocalIds, pollPause } from '@lootboxes/ledger'
import { type HeldLoot, type LootDetails, type LootRead, readLoot } from '@lootboxes/lootbox/client'
import { Address, LootCard, parseRarity } from '@lootboxes/ui'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHoldings } from '@/client/holdings'
import { useQueries } from '@/client/queries'
import { queryKeys } from '@/client/query-keys'
import { pageGateway, productClient } from '@/client/read-account'
import { useClient, useStore } from '@/client/use-client'
import { mediaPath } from '@/config/paths'
import { PropertiesButton } from './properties-button'

/** How often pictures that could not be read are asked for. */
const attempts = 6

/** What is known of tickets nothing is missing of, whichever choice they were read for. */
function wholeLoot(queries: QueryClient, ticketAddress: string): ReadonlyMap<string, readonly LootDetails[]> {
  const reads = queries.getQueriesData<LootRead>({ queryKey: queryKeys.loot(ticketAddress, []) })
  const known = new Map<string, LootDetails[]>()
  for (const [, read] of reads) {
    const found = new Map<string, LootDetails[]>()
    for (const one of read?.loot ?? []) found.set(one.ticketId, [...(found.get(one.ticketId) ?? []), one])
    for (const [id, loot] of found) if (!read?.unread.includes(id)) known.set(id, loot)
  }
  return known
}

/** The loot of these tickets; undefined while it is being read. What could be read only in part is asked for again. */
export function useLoot(tickets: readonly HeldLoot[]): readonly LootDetails[] | undefined {
  const { site, log, lootbox$ } = useClient()
  const queries = useQueries()
  const { ticketAddress } = useStore(lootbox$)
  const { stateVersion } = useHoldings()
  const ids = tickets.map(({ non_fungible_id }) => non_fungible_id)
  const { data } = useQuery(
    {
      queryKey: queryKeys.loot(ticketAddress, ids),
      queryFn: async ({ signal }): Promise<LootRead> => {
        const known = wholeLoot(queries, ticketAddress)
        const read = await readLoot({
          gateway: pageGateway(site),
          client: productClient(site),
          ipfsUrl: site.ipfsUrl,
          onError: (error) => log('The pictures of loot could not be read.', error),
        })(
          tickets.filter(({ non_fungible_id }) => !known.has(non_fungible_id)),
          ticketAddress,
          { signal, minStateVersion: stateVersion === 0 ? undefined : stateVersion },
        )
        return {
          ...read,
          loot: ids.flatMap((id) => known.get(id) ?? read.loot.filter(({ ticketId }) => ticketId === id)),
        }
      },
      enabled: ids.length > 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state: { data: read, dataUpdateCount } }) =>
        read !== undefined && read.unread.length > 0 && dataUpdateCount < attempts
          ? pollPause(dataUpdateCount - 1)
          : false,
    },
    queries,
  )
  return useMemo(
    // Through this server, so that no visitor's address reaches whoever wrote the metadata.
    () => data?.loot.map((one) => ({ ...one, picture: one.picture && mediaPath(one.resource, one.id) })),
    [data],
  )
}

/** One card for each piece of loot: picture, id, shortened resource address, field name (spec section 2, modal 3), data. */
export function LootCards({ loot }: { loot: readonly LootDetails[] }) {
  return (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 p-0 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:gap-4">
      {loot.map((one) => (
        <li key={`${one.resource}:${one.id}`}>
          <LootCard
            name={one.name}
            description={one.description}
            picture={one.picture}
            rarity={parseRarity(one.rarity)}
            className="h-full"
          >
            {one.name === one.fieldName ? null : <span>{one.fieldName}</span>}
            <span className="figure">{displayLocalIds([one.id])}</span>
            <Address address={one.resource} label="collection" />
            <div className="grid pt-1.5">
              <PropertiesButton piece={{ name: one.name, resource: one.resource, id: one.id }} />
            </div>
          </LootCard>
        </li>
      ))}
    </ul>
  )
}
