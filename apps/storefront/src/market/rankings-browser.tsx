'use client'

import { categories, filterRankings, postDates, type RankingControl } from '@lootboxes/catalog/lists'
import {
  Button,
  buttonStyle,
  EmptyState,
  Field,
  RankingsTable,
  Select,
  type Sort,
  useEarlyChoices,
} from '@lootboxes/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { SiteAnchor } from '@/client/site-link'
import { hrefOf } from './href-of'
import type { RankingsQuery } from './list-query'
import type { RankedRow } from './ranking-rows'

/** Columns that are an order of the catalog, too, by the names of either. */
const sortOfColumn: Readonly<Record<string, RankingsQuery['sort']>> = {
  tickets: 'sold',
  volume: 'volume',
  owners: 'holders',
  claimed: 'claimRate',
}
const columnOfSort = (sort: RankingsQuery['sort']): string =>
  Object.keys(sortOfColumn).find((column) => sortOfColumn[column] === sort) ?? 'volume'

type Props = {
  path: string
  query: RankingsQuery
  rows: readonly RankedRow[]
  /** The rows are the whole list, before any control. */
  isWhole: boolean
  nextHref: string | undefined
  blockchains: readonly string[]
}

const resetOf: Readonly<Record<RankingControl, string>> = {
  category: 'All',
  blockchain: 'All',
  postDate: 'All Time',
}

/** The table with its three controls, one of which counts at a time. The address holds which, and the order. */
export function RankingsBrowser({ path, query, rows, isWhole, nextHref, blockchains }: Props) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [{ sort, control }, become] = useOptimistic(query)
  const early = useEarlyChoices<HTMLFormElement>()
  const go = (next: RankingsQuery) =>
    startTransition(() => {
      become(next)
      const said = next.control === undefined ? {} : { [next.control.name]: next.control.value }
      router.push(hrefOf(path, { sort: next.sort, ...said }), { scroll: false })
    })
  const choose = (name: RankingControl, value: string) =>
    go({ sort, control: value === resetOf[name] ? undefined : { name, value } })
  const shown = isWhole && control !== undefined ? filterRankings(rows, control.name, control.value) : rows
  const controls = [
    { name: 'category', label: 'Category', options: ['All', ...categories.slice(1)] },
    { name: 'blockchain', label: 'Blockchain', options: blockchains },
    { name: 'postDate', label: 'Post date', options: postDates.toReversed() },
  ] as const
  return (
    <>
      <form ref={early} action={path} className="flex flex-wrap items-end gap-3 border-rule border-t-[1.5px] py-4">
        {sort === undefined ? null : <input type="hidden" name="sort" value={sort} />}
        {controls.map(({ name, label, options }) => (
          <Field key={name} label={label} className="w-44 text-sm max-sm:w-full">
            {(field) => (
              <Select
                {...field}
                autoComplete="off"
                name={name}
                size="small"
                value={control?.name === name ? control.value : resetOf[name]}
                onChange={({ target }) => choose(name, target.value)}
                options={options.map((value) => ({ value, label: value }))}
              />
            )}
          </Field>
        ))}
        <p className="flex min-h-11 items-center text-ink-soft text-sm">
          One filter at a time: a new one takes the last one’s place.
        </p>
        <noscript>
          <Button type="submit" size="small">
            Show
          </Button>
        </noscript>
      </form>
      <div className="flex flex-col gap-6 pb-14" aria-busy={isPending}>
        <RankingsTable
          rows={shown}
          link={SiteAnchor}
          sort={{ key: columnOfSort(sort), direction: 'descending' }}
          onSortChange={({ key }: Sort) => go({ control, sort: sortOfColumn[key] })}
          empty={
            <EmptyState
              title="No collection of this kind"
              action={
                <Link href={path} className={buttonStyle({ size: 'small' })}>
                  Show all
                </Link>
              }
            >
              {control === undefined ? 'Nothing was sold or made on this ledger yet.' : `None is ${control.value}.`}
            </EmptyState>
          }
        />
        {nextHref === undefined ? null : (
          <Link href={nextHref} rel="next" className={buttonStyle({ size: 'small' })}>
            The next hundred
          </Link>
        )}
      </div>
    </>
  )
}

/** The first of the rankings, to be sorted where they stand. */
export const RankingsShelf = ({ rows }: { rows: readonly RankedRow[] }) => (
  <RankingsTable
    rows={rows}
    link={SiteAnchor}
    defaultSort={{ key: 'volume', direction: 'descending' }}
    empty={<EmptyState title="Nothing was sold or made on this ledger yet" />}
  />
)
