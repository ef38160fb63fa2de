'use client'

import type { ListedActivity, ListPage } from '@lootboxes/catalog/lists'
import { type ActivityParams, useLiveActivity } from '@lootboxes/catalog/react'
import { useLootboxQueryClient } from '@lootboxes/lootbox/react'
import { ActivityFeed, activityRows, EmptyState, LoadMore } from '@lootboxes/ui'
import { useClient } from '@/client/use-client'
import { marketOf } from './market'

type Props = {
  /** Filters of the list: kind, box, collection, account or item. */
  query: ActivityParams
  first: ListPage<ListedActivity>
  /** The page's own address, for the link to the next page. */
  path?: string
  /** The most rows, where another page has the rest. */
  shown?: number
}

/** The activity list, live. */
export function ActivityTape({ query, first, path, shown }: Props) {
  const market = marketOf(useClient().site)
  const { rows, isLive, more } = useLiveActivity(query, first, path, useLootboxQueryClient())
  return (
    <div className="flex flex-col">
      <ActivityFeed
        rows={activityRows(rows, market).slice(0, shown)}
        live={isLive}
        empty={<EmptyState title="Nothing of this kind yet">The first one shows up here.</EmptyState>}
      />
      {more && shown === undefined && <LoadMore {...more} />}
    </div>
  )
}

/** The history of one item, as the server read it. */
export function ItemHistory({ rows }: { rows: readonly ListedActivity[] }) {
  const market = marketOf(useClient().site)
  return (
    <ActivityFeed
      rows={activityRows(rows, market, true)}
      empty={<p className="text-ink-soft">Nothing has happened to it since it was put into its box.</p>}
    />
  )
}
