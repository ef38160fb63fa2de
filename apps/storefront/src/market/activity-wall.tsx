'use client'

import type { ListedActivity, ListPage } from '@lootboxes/catalog/lists'
import { useLiveActivity } from '@lootboxes/catalog/react'
import { useLootboxQueryClient } from '@lootboxes/lootbox/react'
import { ActivityFeed, activityRow, LiveWall, wallTiles } from '@lootboxes/ui'
import { useClient } from '@/client/use-client'
import { marketOf } from './market'

/** One large tile with sixteen or eleven small ones fills four or three rows of five columns. The list is about as high. */
const [full, short] = [
  { tiles: 17, rows: 8 },
  { tiles: 12, rows: 6 },
]

/** The newest events as a wall of pictures and a list, live. */
export function ActivityWall({ first }: { first: ListPage<ListedActivity> }) {
  const market = marketOf(useClient().site)
  const { rows } = useLiveActivity({}, first, undefined, useLootboxQueryClient())
  const tiles = wallTiles(rows, market)
  const size = tiles.length < full.tiles ? short : full
  return (
    <LiveWall tiles={tiles.slice(0, size.tiles)}>
      <ActivityFeed rows={rows.slice(0, size.rows).map((row) => activityRow(row, market))} live />
    </LiveWall>
  )
}
