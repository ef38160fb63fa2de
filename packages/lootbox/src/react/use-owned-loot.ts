'use client'
import type { AccountAddress } from '@lootboxes/ledger'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { heldIds } from '../client/holdings'
import { type NftText, nftText } from '../client/loot'
import { safeImage } from '../media'
import type { LootboxClient } from './lootbox-client'
import { useLootboxClient } from './lootbox-context'
import { queryClientOf, queryDefaults } from './query-client'
import { lootboxKeys } from './query-keys'
import { useAccount } from './use-account'
import { useHoldings } from './use-holdings'

/** NFTs read of each collection: ten batches. */
const MAX_NON_FUNGIBLES = 290
/** Pages of 100 ids after the first that have those NFTs. */
const MORE_ID_PAGES = 2

/** One loot of an account. Its texts are foreign: `safeName` and `safeText` make them safe to show. `picture` is safe. */
export type OwnedLoot = NftText & { resource: string; id: string; picture: string | undefined }

async function readOwnedLoot(
  { options }: LootboxClient,
  account: AccountAddress,
  resource: string,
  signal: AbortSignal,
): Promise<readonly OwnedLoot[]> {
  const { ipfsUrl = '', pictureUrl } = options
  const gateway = await options.gateway()
  const held = await heldIds(gateway, { account, resource, maxPages: MORE_ID_PAGES }, { signal })
  if (held.isErr()) throw new Error(held.error.kind)
  const ids = held.value.slice(0, MAX_NON_FUNGIBLES)
  if (ids.length === 0) return []
  const data = await gateway.getNonFungibleData({ resource_address: resource, non_fungible_ids: ids }, { signal })
  if (data.isErr()) throw new Error(data.error.kind)
  return data.value.non_fungible_ids.map(({ non_fungible_id: id, data }) => {
    const text = nftText(data?.programmatic_json)
    const original = safeImage(text.key_image_url, ipfsUrl)
    return { ...text, resource, id, picture: original && (pictureUrl?.(resource, id) ?? original) }
  })
}

const none: readonly OwnedLoot[] = []

/**
 * Returns the loot of these collections that the connected account owns, at most 290 of each; `undefined` while that is
 * unknown. It reads again when the account's number of one of them changes.
 *
 * @example
 * const album = useOwnedLoot([box.lootAddress])?.map(({ name }) => safeName(name, 'Unnamed'))
 */
export function useOwnedLoot(collections: readonly string[]): readonly OwnedLoot[] | undefined {
  const client = useLootboxClient()
  const account = useAccount()?.address
  const { nonFungibles, stateVersion } = useHoldings()
  const held = useMemo(
    () => collections.filter((resource) => (nonFungibles[resource] ?? 0) > 0),
    [collections, nonFungibles],
  )
  const counts = held.map((resource) => `${resource} ${nonFungibles[resource]}`)
  const { data } = useQuery(
    {
      ...queryDefaults,
      queryKey: lootboxKeys.album(account ?? '', counts),
      queryFn:
        account === undefined || held.length === 0
          ? skipToken
          : async ({ signal }): Promise<readonly OwnedLoot[]> => {
              const read = (resource: string) => readOwnedLoot(client, account, resource, signal)
              return (await Promise.all(held.map(read))).flat()
            },
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClientOf(client),
  )
  if (account === undefined || stateVersion === 0) return undefined
  return held.length === 0 ? none : data
}
