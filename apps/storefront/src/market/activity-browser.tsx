'use client'

import {
  type ActivityQuery,
  activityKinds,
  hrefWith,
  type ListedActivity,
  type ListPage,
} from '@lootboxes/catalog/lists'
import { useListQuery } from '@lootboxes/catalog/react'
import { activityKindText, BrowseLayout, countText, FilterChips, FilterRail } from '@lootboxes/ui'
import { useRouter } from 'next/navigation'
import { ActivityTape } from './activity-tape'

type Props = {
  path: string
  query: ActivityQuery
  first: ListPage<ListedActivity>
  boxes: readonly { readonly address: string; readonly name: string }[]
}

const href = (path: string, { kind, box }: ActivityQuery) => hrefWith(path, { kind, box })

/** The activity list with its filters, kind and box. The URL holds the filters. */
export function ActivityBrowser({ path, query: loaded, first, boxes }: Props) {
  const router = useRouter()
  const { query, isPending, change } = useListQuery({
    query: loaded,
    href: (next) => href(path, next),
    navigate: (to) => router.push(to, { scroll: false }),
  })
  const { kind, box } = query
  const boxName = boxes.find(({ address }) => address === box)?.name ?? 'One box'
  const chips = [
    kind !== undefined && { key: 'kind', label: activityKindText(kind), href: href(path, { box }) },
    box !== undefined && { key: 'box', label: boxName, href: href(path, { kind }) },
  ].filter((chip) => chip !== false)
  return (
    <BrowseLayout
      className="border-rule border-t-[1.5px] py-6 pb-14"
      chosen={chips.length}
      rail={
        <FilterRail
          action={path}
          groups={[
            {
              id: 'kind',
              legend: 'Action',
              options: activityKinds.map((value) => ({ value, label: activityKindText(value) })),
            },
            {
              id: 'box',
              legend: 'Box',
              options: boxes.map(({ address, name }) => ({ value: address, label: name })),
            },
          ]}
          selected={{ kind: kind ? [kind] : [], box: box ? [box] : [] }}
          onToggle={(group, value, chosen) => change({ [group]: chosen ? value : undefined })}
        />
      }
      summary={countText(first.total, 'event')}
      chips={<FilterChips chips={chips} clear={{ href: path }} />}
    >
      <div aria-busy={isPending} className={isPending ? 'opacity-60' : undefined}>
        <ActivityTape
          key={hrefWith('', { kind: loaded.kind, box: loaded.box, cursor: loaded.cursor })}
          query={loaded}
          first={first}
          path={path}
        />
      </div>
    </BrowseLayout>
  )
}
