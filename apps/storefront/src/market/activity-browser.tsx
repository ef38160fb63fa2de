'use client'

import type { ActivityKind } from '@lootboxes/catalog/lists'
import { BrowseLayout, FilterChips, FilterRail } from '@lootboxes/ui'
import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { SiteAnchor } from '@/client/site-link'
import { ActivityTape } from './activity-tape'
import { hrefOf } from './href-of'
import type { ListPage, ShownActivity } from './list-pages'
import type { ActivityQuery } from './list-query'

type Props = {
  path: string
  query: ActivityQuery
  first: ListPage<ShownActivity>
  kinds: readonly ActivityKind[]
  boxes: readonly { readonly address: string; readonly name: string }[]
  unit: string
}

/** The tape with what narrows it: a kind, a box. The address holds both. */
export function ActivityBrowser({ path, query: said, first, kinds, boxes, unit }: Props) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [query, become] = useOptimistic<ActivityQuery>(said)
  const hrefWith = (change: ActivityQuery) => {
    const { kind, box } = { ...query, ...change }
    return hrefOf(path, { kind, box })
  }
  const go = (change: ActivityQuery) =>
    startTransition(() => {
      become({ ...query, ...change, cursor: undefined })
      router.push(hrefWith(change), { scroll: false })
    })
  const chips = [
    ...(query.kind === undefined ? [] : [{ key: 'kind', label: query.kind, change: { kind: undefined } }]),
    ...(query.box === undefined
      ? []
      : [
          {
            key: 'box',
            label: boxes.find(({ address }) => address === query.box)?.name ?? 'One box',
            change: { box: undefined },
          },
        ]),
  ].map(({ key, label, change }) => ({ key, label, href: hrefWith(change) }))
  return (
    <BrowseLayout
      className="border-rule border-t-[1.5px] py-6 pb-14"
      chosen={chips.length}
      rail={
        <FilterRail
          action={path}
          groups={[
            { id: 'kind', legend: 'What happened', options: kinds.map((value) => ({ value, label: value })) },
            {
              id: 'box',
              legend: 'Box',
              options: boxes.map(({ address, name }) => ({ value: address, label: name })),
            },
          ]}
          selected={{ kind: query.kind ? [query.kind] : [], box: query.box ? [query.box] : [] }}
          onToggle={(group, value, chosen) => go({ [group]: chosen ? value : undefined })}
        />
      }
      summary={`${first.total.toLocaleString('en')} ${first.total === 1 ? 'line' : 'lines'}`}
      chips={chips.length === 0 ? null : <FilterChips chips={chips} clear={{ href: path }} link={SiteAnchor} />}
    >
      <div aria-busy={isPending} className={isPending ? 'opacity-60' : undefined}>
        <ActivityTape
          key={hrefOf('', { kind: said.kind, box: said.box, cursor: said.cursor })}
          query={said}
          first={first}
          path={path}
          unit={unit}
        />
      </div>
    </BrowseLayout>
  )
}
