'use client'

import { fetchAlbum } from '@lootboxes/catalog/react'
import { useAccount, useLootboxQueryClient } from '@lootboxes/lootbox/react'
import { type AlbumPlace, albumComparison } from '@lootboxes/ui'
import { skipToken, useQuery } from '@tanstack/react-query'

type AlbumComparisonProps = { address: string; box: string; places: readonly AlbumPlace[] }

/** How an album differs from that of the connected account. */
export function AlbumComparison({ address, box, places }: AlbumComparisonProps) {
  const account = useAccount()?.address
  const { data } = useQuery(
    {
      queryKey: ['album', account, box],
      queryFn:
        account === undefined || account === address
          ? skipToken
          : ({ signal }: { signal: AbortSignal }) => fetchAlbum({ account, box }, signal),
      retry: false,
    },
    useLootboxQueryClient(),
  )
  return data && data.kinds.length > 0 ? (
    <p className="max-w-[34ch] self-center text-ink-soft text-sm">{albumComparison(places, data)}</p>
  ) : null
}
