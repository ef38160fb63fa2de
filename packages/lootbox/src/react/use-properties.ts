'use client'
import { useQuery } from '@tanstack/react-query'
import {
  type CollectionSample,
  type NonFungibleId,
  type Properties,
  readCollectionSample,
  readProperties,
} from '../client/properties'
import { useLootboxClient } from './lootbox-context'
import { queryClientOf, queryDefaults } from './query-client'
import { lootboxKeys } from './query-keys'

/** Returns an NFT's data and the rights of others over it: `undefined` while it is read, `failed` without an answer. */
export function useProperties({ resource, id }: NonFungibleId): Properties | 'failed' | undefined {
  const client = useLootboxClient()
  const { data, isError } = useQuery(
    {
      ...queryDefaults,
      queryKey: lootboxKeys.properties(resource, id),
      queryFn: async ({ signal }) => {
        const { gateway, networkId } = client.options
        const read = await readProperties({ gateway: await gateway(), networkId, signal }, { resource, id })
        if (read.isErr()) throw new Error('The properties could not be read.', { cause: read.error })
        return read.value
      },
      gcTime: 0,
    },
    queryClientOf(client),
  )
  return isError ? 'failed' : data
}

/** Returns an even sample of the NFT's collection, for `valueShares`: `undefined` while it is read, `failed` without an answer. */
export function useCollectionSample({ resource, id }: NonFungibleId): CollectionSample | 'failed' | undefined {
  const client = useLootboxClient()
  const { data, isError } = useQuery(
    {
      ...queryDefaults,
      queryKey: lootboxKeys.sample(resource, id),
      queryFn: async ({ signal }) => {
        const read = await readCollectionSample(await client.options.gateway(), { resource, id }, signal)
        if (read.isErr()) throw new Error('The collection could not be read.', { cause: read.error })
        return read.value
      },
      gcTime: 0,
    },
    queryClientOf(client),
  )
  return isError ? 'failed' : data
}
