'use client'

import type { ListedActivity, ListPage } from '@lootboxes/catalog/lists'
import { useLiveActivity } from '@lootboxes/catalog/react'
import { useLootboxQueryClient } from '@lootboxes/lootbox/react'
import { ActivityFeed, activityRow, LiveWall, wallTiles } from '@lootboxes/ui'
import { useClient } from '@/client/use-client'
import { marketOf } from './market'

const TAPE_ROWS = 10
/** One large tile with sixteen or eleven small ones fills four or three rows of five columns. */
const [TILES, FEWER_TILES] = [17, 12]

/** The newest events as a wall of pictures and a list, live. */
export function ActivityWall({ first }: { first: ListPage<ListedActivity> }) {
  const market = marketOf(useClient().site.tokenSymbol)
  const { rows } = useLiveActivity({}, first, undefined, useLootboxQueryClient())
  const tiles = wallTiles(rows, market)
  return (
    <LiveWall tiles={tiles.slice(0, tiles.length < TILES ? FEWER_TILES : TILES)}>
      <ActivityFeed rows={rows.slice(0, TAPE_ROWS).map((row) => activityRow(row, market))} live />
    </LiveWall>
  )
}
