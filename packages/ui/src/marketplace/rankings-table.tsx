'use client'

import { BadgeCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { BarLine } from '../parts/bar-line'
import { formatCount } from '../parts/format-count'
import { Loading, Skeleton } from '../parts/skeleton'
import { type Column, type Sort, SortableTable } from '../parts/sortable-table'

/** One collection in the rankings. */
export type RankingRow = {
  key: string
  rank: number
  name: string
  href: string
  picture?: string | undefined
  note?: ReactNode
  verified?: boolean
  /** Items that tickets have revealed. Without any, the figures of the row are dashes. */
  sold: number
  /** What the tickets of these items cost, in units of the token, for sorting; `volumeText` is printed. */
  volume: number
  volumeText: string
  owners: number
  /** The share of revealed tickets that were redeemed, 0 to 1. */
  claimed: number
  /** The same items by the day on which their ticket was bought, over the last 30 days, oldest first. */
  days: readonly number[]
}

const english = {
  caption: 'Collections by the value of their revealed items',
  rank: 'Rank',
  collection: 'Collection',
  sold: 'Revealed',
  soldBelow: (count: number) => `${formatCount(count)} revealed`,
  volume: 'Value',
  owners: 'Owners',
  claimed: 'Redeemed',
  days: '30 days',
  verified: 'Verified',
  none: '–',
  line: (row: RankingRow) =>
    `${formatCount(row.days.reduce((sum, day) => sum + day, 0))} revealed items of tickets bought in 30 days, at most ${Math.max(0, ...row.days)} a day`,
}

export type RankingsTableProps = Omit<ComponentProps<'table'>, 'children'> & {
  rows: readonly RankingRow[]
  /** The current order, if the address contains it. */
  sort?: Sort
  defaultSort?: Sort
  onSortChange?: (sort: Sort) => void
  /** The number of skeleton rows while loading. */
  loading?: number
  empty?: ReactNode
  words?: typeof english
}

/** The first rows have large ranks and pictures. */
const PODIUM = 3

const figureCell = (text: string) => <span className="figure whitespace-nowrap text-sm">{text}</span>

/**
 * Ranked collections with a chart of the days on which their tickets were bought. On a phone the number of revealed items is
 * below the name. Sorting a column does not change the ranks.
 * The keys of the columns that sort are `name`, `sold`, `volume`, `holders` and `claimRate`.
 */
export function RankingsTable({ rows, loading = 0, words = english, className, ...props }: RankingsTableProps) {
  const figureOf = ({ sold }: RankingRow, text: string) => figureCell(sold === 0 ? words.none : text)
  const columns: readonly Column<RankingRow>[] = [
    {
      key: 'rank',
      header: words.rank,
      hideHeader: true,
      cell: ({ rank }) => <span className={rank > PODIUM ? 'figure text-ink-soft' : 'headline text-4xl'}>{rank}</span>,
    },
    {
      key: 'name',
      header: words.collection,
      rowHeader: true,
      compare: (one, other) => one.name.localeCompare(other.name, 'en'),
      cell: (row) => <Name row={row} words={words} />,
    },
    {
      key: 'sold',
      header: words.sold,
      align: 'end',
      wideOnly: true,
      firstDirection: 'descending',
      compare: (one, other) => one.sold - other.sold,
      cell: (row) => figureOf(row, formatCount(row.sold)),
    },
    {
      key: 'volume',
      header: words.volume,
      align: 'end',
      firstDirection: 'descending',
      compare: (one, other) => one.volume - other.volume,
      cell: (row) => figureOf(row, row.volumeText),
    },
    {
      key: 'holders',
      header: words.owners,
      align: 'end',
      wideOnly: true,
      firstDirection: 'descending',
      compare: (one, other) => one.owners - other.owners,
      cell: ({ owners }) => figureCell(formatCount(owners)),
    },
    {
      key: 'claimRate',
      header: words.claimed,
      align: 'end',
      wideOnly: true,
      firstDirection: 'descending',
      compare: (one, other) => one.claimed - other.claimed,
      cell: (row) => figureOf(row, `${Math.round(row.claimed * 100)} %`),
    },
    {
      key: 'days',
      header: words.days,
      wideOnly: true,
      cell: (row) =>
        row.sold === 0 ? null : <BarLine values={row.days} label={words.line(row)} className="mt-1 ml-4" />,
    },
  ]
  if (loading > 0) return <RankingsSkeleton rows={loading} />
  return (
    <SortableTable
      data-slot="rankings-table"
      caption={words.caption}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      {...props}
      className={cn('max-sm:[&_:is(td,th)]:pr-2 [&_tbody_tr:hover]:bg-wash [&_thead_th:last-child]:pl-4', className)}
    />
  )
}

function Name({ row, words }: { row: RankingRow; words: typeof english }) {
  const lastWord = row.name.lastIndexOf(' ') + 1
  const size = row.rank > PODIUM ? 'size-9 sm:size-11.5' : 'aspect-square w-18'
  return (
    <span className="flex min-w-0 items-center gap-2.5 sm:gap-3.5">
      {row.picture ? (
        <img
          src={row.picture}
          alt=""
          width="80"
          height="80"
          loading="lazy"
          decoding="async"
          className={cn('shrink-0 rounded-[7px] border-[1.5px] border-rule', size)}
        />
      ) : (
        <span aria-hidden="true" className={cn('shrink-0 rounded-[7px] bg-wash-strong', size)} />
      )}
      <span className="flex min-w-0 flex-col">
        <span>
          <a
            href={row.href}
            className={cn(
              'touch-target relative rounded-[2px] font-bold font-display tracking-snug no-underline hover:underline',
              row.rank <= PODIUM && 'text-lg leading-tight sm:text-xl',
            )}
          >
            {row.name.slice(0, lastWord)}
            {/* The mark stays beside the last word. */}
            <span className="whitespace-nowrap">
              {row.name.slice(lastWord)}
              {row.verified ? (
                <span title={words.verified} aria-hidden className="pl-1 text-leaf">
                  <BadgeCheck className="inline size-4 align-text-bottom" />
                </span>
              ) : null}
            </span>
          </a>
          {row.verified ? <span className="sr-only"> {words.verified}</span> : null}
        </span>
        <span className="font-normal text-ink-soft text-sm sm:hidden">{words.soldBelow(row.sold)}</span>
        {row.note ? <span className="font-normal text-ink-soft text-sm max-sm:hidden">{row.note}</span> : null}
      </span>
    </span>
  )
}

function RankingsSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label="Loading rankings" className="flex flex-col">
      {Array.from({ length: rows }, (_, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other identity
          key={place}
          className="grid grid-cols-[1.5rem_2.875rem_minmax(0,1fr)_5rem] items-center gap-3.5 border-rule border-t-[1.5px] py-3"
        >
          <Skeleton />
          <Skeleton shape="box" className="size-11.5 rounded-[7px]" />
          <Skeleton className="max-w-64" />
          <Skeleton />
        </div>
      ))}
    </Loading>
  )
}
