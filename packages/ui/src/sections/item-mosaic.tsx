import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import { formatCount } from '../parts/format-count'
import { edgeStyle } from '../tickets/edge-style'
import { groupByRarity, type Rarity } from '../tickets/rarity'
import { RarityEdge } from '../tickets/rarity-edge'

/** The items of one kind, by where they are. */
export type MosaicGroup = {
  key: string
  name: string
  href: string
  picture?: string | undefined
  rarity: Rarity
  claimed: number
  /** Revealed by a ticket and not redeemed yet. */
  drawn: number
  inBox: number
}

const english = { claimed: 'Redeemed', drawn: 'Revealed, not redeemed', inBox: 'In the box', revealed: 'Revealed' }

export type ItemMosaicProps = Omit<ComponentProps<'div'>, 'children'> & {
  groups: readonly MosaicGroup[]
  words?: typeof english
}

const fills = { claimed: 'fill-leaf', drawn: 'fill-stub', inBox: 'fill-wash-strong' } as const
const states = ['claimed', 'drawn', 'inBox'] as const
const COLUMNS = 30
const STEP = 10

const sumOf = (groups: readonly MosaicGroup[], state: (typeof states)[number]) =>
  groups.reduce((sum, group) => sum + group[state], 0)

/** Every item as a square, coloured by where it is. The figures are in the text above them. */
export function ItemMosaic({ groups, words = english, className, ...props }: ItemMosaicProps) {
  return (
    <div data-slot="item-mosaic" {...props} className={cn('flex flex-col gap-6', className)}>
      <ul className="flex list-none flex-wrap gap-x-6 gap-y-2 text-sm">
        {states.map((state) => (
          <li key={state} className="inline-flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3.5">
              <rect width="10" height="10" rx="1.5" className={cn(fills[state], 'stroke-edge')} />
            </svg>
            {words[state]}: {formatCount(sumOf(groups, state))}
          </li>
        ))}
      </ul>
      {groupByRarity(groups).map(({ rarity, same }) => (
        <div key={rarity} className="flex flex-col gap-3 border-rule border-t-[1.5px] pt-4">
          <h3 className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <RarityEdge rarity={rarity} />
            <span className="font-normal text-ink-soft text-sm">
              {words.inBox}: {formatCount(sumOf(same, 'inBox'))}
            </span>
          </h3>
          <ul className="grid list-none grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {same.map((group) => (
              <Kind key={group.key} group={group} words={words} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** The items of one kind: its picture, its figures, and its squares. */
function Kind({ group, words }: { group: MosaicGroup; words: typeof english }) {
  const figures = [
    { label: words.revealed, count: group.claimed + group.drawn },
    { label: words.claimed, count: group.claimed },
  ]
  return (
    <li className="group relative flex items-start gap-3">
      <div
        data-rarity={group.rarity}
        className={cn('w-14 shrink-0 rounded-[9px] p-1 sm:w-18', edgeStyle(group), group.inBox === 0 && 'opacity-60')}
      >
        <Artwork src={group.picture} alt="" className="overflow-hidden rounded-[5px]" />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <a href={group.href} className="stretched-link font-semibold [overflow-wrap:anywhere] group-hover:underline">
            {group.name}
          </a>
          <Figure label={words.inBox} count={group.inBox} className="text-ink-soft text-xs" />
        </p>
        <p className="flex flex-wrap gap-x-2.5 text-ink-soft text-xs">
          {figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </p>
        <Cells group={group} />
      </div>
    </li>
  )
}

type FigureProps = { label: string; count: number; className?: string }

const Figure = ({ label, count, className }: FigureProps) => (
  <span className={cn('whitespace-nowrap', className)}>
    {label} <span className="figure">{formatCount(count)}</span>
  </span>
)

/** One path for each state keeps a mosaic of thousands of items small. */
function Cells({ group }: { group: MosaicGroup }) {
  const total = states.reduce((sum, state) => sum + group[state], 0)
  const paths = states.map((state, order) => {
    const first = states.slice(0, order).reduce((sum, before) => sum + group[before], 0)
    const cells = Array.from({ length: group[state] }, (_, index) => first + index)
    const path = cells
      .map((cell) => `M${(cell % COLUMNS) * STEP} ${Math.floor(cell / COLUMNS) * STEP}h8v8h-8z`)
      .join('')
    return { state, path }
  })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${COLUMNS * STEP} ${Math.max(1, Math.ceil(total / COLUMNS)) * STEP}`}
      className="w-full"
    >
      {paths.map(({ state, path }) => (
        <path key={state} d={path} className={fills[state]} />
      ))}
    </svg>
  )
}
