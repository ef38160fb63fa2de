'use client'

import {
  categories,
  filterRankings,
  postDates,
  type RankedFields,
  type RankingControl,
  type RankingsQuery,
  rankingSorts,
  rankingsHref,
} from '@lootboxes/catalog/lists'
import { useListQuery } from '@lootboxes/catalog/react'
import {
  BrowseLayout,
  Button,
  ButtonLink,
  countText,
  EmptyState,
  Field,
  FilterChips,
  type RankingRow,
  RankingsTable,
  Select,
} from '@lootboxes/ui'
import { useRouter } from 'next/navigation'

type Props = {
  path: string
  query: RankingsQuery
  rows: readonly (RankingRow & RankedFields)[]
  /** `rows` is the whole list, not filtered yet. */
  isWhole: boolean
  /** How many collections the list has in all. */
  total: number
  nextHref: string | undefined
  blockchains: readonly string[]
}

const controls = (blockchains: readonly string[]) =>
  [
    { name: 'category', label: 'Category', reset: 'All', options: ['All', ...categories.slice(1)] },
    { name: 'blockchain', label: 'Blockchain', reset: 'All', options: blockchains },
    { name: 'postDate', label: 'Post date', reset: 'All Time', options: postDates.toReversed() },
  ] as const satisfies readonly { name: RankingControl; label: string; reset: string; options: readonly string[] }[]

/** The rankings with their three controls, one of which filters at a time. The URL holds the control and the sort. */
export function RankingsBrowser({ path, query: loaded, rows, isWhole, total, nextHref, blockchains }: Props) {
  const router = useRouter()
  const { query, isPending, change, linkTo } = useListQuery({
    query: loaded,
    href: (next) => rankingsHref(path, next),
    navigate: (href) => router.push(href, { scroll: false }),
  })
  const { sort, control } = query
  const shown = isWhole && control !== undefined ? filterRankings(rows, control.name, control.value) : rows
  const reset = linkTo({ control: undefined })
  return (
    <BrowseLayout
      className="border-rule border-t-[1.5px] py-6 pb-14"
      chosen={control === undefined ? 0 : 1}
      rail={<Controls path={path} query={query} blockchains={blockchains} change={change} />}
      summary={countText(isWhole ? shown.length : total, 'collection')}
      chips={
        control && (
          <FilterChips
            chips={[{ key: control.name, label: control.value, href: reset.href, onRemove: reset.onClick }]}
          />
        )
      }
    >
      <div className="flex flex-col gap-6" aria-busy={isPending}>
        <RankingsTable
          rows={shown}
          sort={{ key: sort ?? 'volume', direction: 'descending' }}
          onSortChange={({ key }) => change({ sort: rankingSorts.find((one) => one === key) })}
          empty={
            <EmptyState
              title="No collection of this kind"
              action={
                <ButtonLink size="small" href={path}>
                  Show all
                </ButtonLink>
              }
            >
              {control === undefined ? 'There is no collection yet.' : `None is ${control.value}.`}
            </EmptyState>
          }
        />
        {nextHref === undefined ? null : (
          <ButtonLink size="small" href={nextHref} rel="next">
            The next hundred
          </ButtonLink>
        )}
      </div>
    </BrowseLayout>
  )
}

type ControlsProps = Pick<Props, 'path' | 'query' | 'blockchains'> & {
  change: (own: Pick<RankingsQuery, 'control'>) => void
}

const Controls = ({ path, query: { sort, control }, blockchains, change }: ControlsProps) => (
  <form action={path} className="flex flex-col gap-4">
    {sort === undefined ? null : <input type="hidden" name="sort" value={sort} />}
    {controls(blockchains).map(({ name, label, reset, options }) => (
      <Field key={name} label={label} className="text-sm">
        {(field) => (
          <Select
            {...field}
            autoComplete="off"
            name={name}
            size="small"
            value={control?.name === name ? control.value : reset}
            onChange={({ target: { value } }) => change({ control: value === reset ? undefined : { name, value } })}
            options={options.map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
    ))}
    <p className="text-ink-soft text-sm">One filter at a time: a new one takes the last one’s place.</p>
    <noscript>
      <Button type="submit" size="small">
        Show
      </Button>
    </noscript>
  </form>
)
