'use client'

import type { ListedActivity, ListPage } from '@lootboxes/catalog/lists'
import { useLiveActivity } from '@lootboxes/catalog/react'
import { useLootboxQueryClient } from '@lootboxes/lootbox/react'
import { ActivityFeed, activityRows, Button, LiveWall, wallTiles } from '@lootboxes/ui'
import { useRef, useSyncExternalStore } from 'react'
import { useClient } from '@/client/use-client'
import { marketOf } from './market'

/** One large tile with fourteen or eleven small ones fills three rows. The list is about as high. */
const MAX_TILES = 15
const ROWS = 5

const watchFullScreen = (notify: () => void) => {
  document.addEventListener('fullscreenchange', notify)
  return () => document.removeEventListener('fullscreenchange', notify)
}
/** The label of the button; undefined where the browser has no full screen. */
const useFullScreen = () =>
  useSyncExternalStore(
    watchFullScreen,
    () => (document.fullscreenEnabled ? (document.fullscreenElement ? 'Leave full screen' : 'Full screen') : undefined),
    () => undefined,
  )

/** The newest events as a wall of pictures and a list, live. */
export function ActivityWall({ first }: { first: ListPage<ListedActivity> }) {
  const market = marketOf(useClient().site)
  const { rows } = useLiveActivity({}, first, undefined, useLootboxQueryClient())
  const wall = useRef<HTMLElement>(null)
  const fullScreen = useFullScreen()
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : wall.current?.requestFullscreen())?.catch(
      () => undefined,
    )
  return (
    <LiveWall ref={wall} tiles={wallTiles(rows, market).slice(0, MAX_TILES)}>
      <ActivityFeed
        rows={activityRows(rows, market).slice(0, ROWS)}
        live
        title={
          fullScreen ? (
            <Button size="small" onClick={toggle}>
              {fullScreen}
            </Button>
          ) : null
        }
      />
    </LiveWall>
  )
}
