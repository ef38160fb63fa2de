'use client'
import { useQuery } from '@tanstack/react-query'
import type { LootboxEntry } from '../lootbox-config'
import { type Purchase, readPurchases } from '../purchases'
import { useLootboxClient } from './lootbox-context'
import { queryClientOf, queryDefaults } from './query-client'
import { lootboxKeys } from './query-keys'

/** Returns the last purchases from a box, newest first: `undefined` while they are read, `failed` without an answer. */
export function usePurchases(box: LootboxEntry): readonly Purchase[] | 'failed' | undefined {
  const client = useLootboxClient()
  const { data, isError } = useQuery(
    {
      ...queryDefaults,
      queryKey: lootboxKeys.purchases(box.componentAddress),
      queryFn: async ({ signal }) => {
        const read = await readPurchases(await client.options.gateway(), box, { signal })
        if (read.isErr()) throw new Error('The purchases could not be read.', { cause: read.error })
        return read.value
      },
      gcTime: 0,
    },
    queryClientOf(client),
  )
  return isError ? 'failed' : data
}
