'use client'

import type { ListedAlbum } from '@lootboxes/catalog/lists'
import { fetchAlbum } from '@lootboxes/catalog/react'
import { useAccount, useHoldings, useLootboxQueryClient } from '@lootboxes/lootbox/react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useClient, useStore } from '@/client/use-client'
import { albumPath } from '@/config/paths'

/** How often the album is read again until the index has a draw, and how many times. */
const untilDrawnMs = 1_000
const MAX_READS = 20

/**
 * Returns the connected account's album of the page's box, else of the default box; `undefined` while it is unknown. It is read
 * again when the account's holdings change. With `draws` (`resource:localId`), also until the index has all of them.
 */
export function useAlbum(draws: readonly string[] = []): ListedAlbum | undefined {
  const { box$, site } = useClient()
  const account = useAccount()?.address
  const box = useStore(box$)?.address ?? site.defaultBox
  const { stateVersion } = useHoldings()
  const { data } = useQuery(
    {
      queryKey: ['album', account, box, stateVersion, draws],
      queryFn:
        account === undefined || box === undefined
          ? skipToken
          : ({ signal }: { signal: AbortSignal }) => fetchAlbum({ account, box }, signal),
      placeholderData: (before: ListedAlbum | undefined, query) =>
        query?.queryKey[1] === account && query?.queryKey[2] === box ? before : undefined,
      refetchInterval: ({ state: { data: read, dataUpdateCount, errorUpdateCount } }) =>
        hasDraws(read, draws) || dataUpdateCount + errorUpdateCount >= MAX_READS ? false : untilDrawnMs,
      retry: false,
    },
    useLootboxQueryClient(),
  )
  return data
}

/** The path of the connected account's album of the same box; `undefined` without an account. */
export function useAlbumPath(): string | undefined {
  const { box$, site } = useClient()
  const account = useAccount()?.address
  const box = useStore(box$)?.box?.componentAddress
  return account && albumPath(account, box === site.defaultBox ? undefined : box)
}

const hasDraws = (album: ListedAlbum | undefined, draws: readonly string[]): boolean => {
  const known = new Set(album?.draws.map(({ collection, localId }) => `${collection}:${localId}`))
  return draws.every((draw) => known.has(draw))
}
