'use client'

import type { Gateway } from '@lootboxes/gateway'
import type { AccountAddress, ResourceAddress } from '@lootboxes/ledger'
import { nftText, safeName } from '@lootboxes/lootbox/client'
import { type AlbumDrawing, parseRarity } from '@lootboxes/ui'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount } from '@/client/account'
import type { Drawing } from '@/client/current-box'
import { useHoldings } from '@/client/holdings'
import { useQueries } from '@/client/queries'
import { queryKeys } from '@/client/query-keys'
import { pageGateway } from '@/client/read-account'
import { useClient, useStore } from '@/client/use-client'

/** Pieces of a collection whose data is read: ten batches. */
const most = 290

const keyOf = ({ resource, name, rarity }: Pick<Drawing, 'resource' | 'name' | 'rarity'>) =>
  JSON.stringify([resource, name, rarity])

/** How many pieces an account holds of each drawing of these collections, by `keyOf`. */
async function readOwned(
  gateway: Pick<Gateway, 'getNonFungibleVaults' | 'getNonFungibleData'>,
  account: AccountAddress,
  resources: readonly ResourceAddress[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const owned = new Map<string, number>()
  const read = async (resource: ResourceAddress) => {
    const vaults = await gateway.getNonFungibleVaults(
      { address: account, resource_address: resource, opt_ins: { non_fungible_include_nfids: true } },
      { signal },
    )
    if (vaults.isErr()) throw new Error(vaults.error.kind)
    const ids = vaults.value.items.flatMap(({ items = [] }) => items).slice(0, most)
    if (ids.length === 0) return
    const data = await gateway.getNonFungibleData({ resource_address: resource, non_fungible_ids: ids }, { signal })
    if (data.isErr()) throw new Error(data.error.kind)
    for (const piece of data.value.non_fungible_ids) {
      const { name, rarity } = nftText(piece.data?.programmatic_json)
      const key = keyOf({ resource, name: safeName(name, 'Without a name'), rarity: parseRarity(rarity) })
      owned.set(key, (owned.get(key) ?? 0) + 1)
    }
  }
  await Promise.all(resources.map(read))
  return owned
}

/** The drawings of the box the page is about, each with how many the connected account holds; undefined while that is not known. */
export function useAlbum(): readonly AlbumDrawing[] | undefined {
  const { site, box$ } = useClient()
  const account = useAccount()?.address
  const drawings = useStore(box$)?.facts?.drawings
  const { nonFungibles, stateVersion } = useHoldings()
  const held = useMemo(
    () => [...new Set(drawings?.map(({ resource }) => resource))].filter((one) => (nonFungibles[one] ?? 0) > 0),
    [drawings, nonFungibles],
  )
  const counts = held.map((resource) => `${resource} ${nonFungibles[resource]}`)
  const { data } = useQuery(
    {
      queryKey: queryKeys.album(account ?? '', counts),
      queryFn:
        account === undefined || held.length === 0
          ? skipToken
          : ({ signal }) => readOwned(pageGateway(site), account, held, signal),
      staleTime: Number.POSITIVE_INFINITY,
    },
    useQueries(),
  )
  return useMemo(() => {
    if (account === undefined || drawings === undefined || stateVersion === 0) return undefined
    const owned = held.length === 0 ? new Map<string, number>() : data
    return owned && drawings.map((one) => ({ ...one, key: keyOf(one), owned: owned.get(keyOf(one)) ?? 0 }))
  }, [account, drawings, stateVersion, held, data])
}
