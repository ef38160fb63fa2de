'use client'

import type { ListedActivity, ListPage } from '@lootboxes/catalog/lists'
import { useLiveActivity } from '@lootboxes/catalog/react'
import { useLootboxQueryClient } from '@lootboxes/lootbox/react'
import { ActivityFeed, activityRow, itemTitle, LiveWall, parseRarity, type WallTile } from '@lootboxes/ui'
import { SiteAnchor } from '@/client/site-link'
import { useClient } from '@/client/use-client'
import { itemPath, mediaPath } from '@/config/paths'
import { marketOf } from './market'

const TAPE_ROWS = 9
const TILES = 15

/** The items of the newest events, each once. */
function tilesOf(rows: readonly ListedActivity[]): readonly WallTile[] {
  const items = rows.flatMap(({ things }) => things).filter(({ isTicket }) => !isTicket)
  const tiles = items.map(({ collection, localId, name, rarity }) => ({
    key: `${collection}:${localId}`,
    name: itemTitle(name, localId),
    href: itemPath(collection, localId),
    picture: mediaPath(collection, localId),
    rarity: parseRarity(rarity),
  }))
  return tiles.filter(({ key }, at) => tiles.findIndex((tile) => tile.key === key) === at).slice(0, TILES)
}

/** The newest events as a wall of pictures and a list, live. */
export function ActivityWall({ first }: { first: ListPage<ListedActivity> }) {
  const market = marketOf(useClient().site.tokenSymbol)
  const { rows } = useLiveActivity({}, first, undefined, useLootboxQueryClient())
  return (
    <LiveWall tiles={tilesOf(rows)} link={SiteAnchor}>
      <ActivityFeed rows={rows.slice(0, TAPE_ROWS).map((row) => activityRow(row, market))} link={SiteAnchor} live />
    </LiveWall>
  )
}
