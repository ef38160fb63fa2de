import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Loading, Skeleton } from '../parts/skeleton'
import { ItemCard, type ItemCardProps } from './item-card'

/** The views of a grid: small cards, large cards, or rows. */
export const itemViews = ['small', 'large', 'list'] as const
/** A view of a grid. */
export type ItemView = (typeof itemViews)[number]

const grid = cva('grid list-none', {
  variants: {
    view: {
      small:
        'grid-cols-1 gap-2.5 @min-[15rem]:grid-cols-2 @min-[30rem]:grid-cols-3 @min-[42rem]:grid-cols-4 @min-[54rem]:grid-cols-5 @min-[30rem]:gap-3.5',
      large: 'grid-cols-1 gap-4 @min-[26rem]:grid-cols-2 @min-[48rem]:grid-cols-3',
      list: 'grid-cols-1 gap-2.5',
    },
  },
})

/** The current number of columns of an item list, for virtualised rows. */
export const columnsOf = (list: Element): number => getComputedStyle(list).gridTemplateColumns.split(' ').length

/** One item of a grid. */
export type GridItem = Omit<ItemCardProps, 'shape' | 'evenRows' | 'ref'> & { key: string }

export type ItemGridProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The items to render: all, or the window of a virtualiser. */
  items: readonly GridItem[]
  view?: ItemView
  /** The number of skeletons while loading, after the items. Rows of them are as high as rows of items. */
  loading?: number
  /** Shown without items. */
  empty?: ReactNode
  /** The height in px of the rows before and after the window. */
  spaceBefore?: number
  spaceAfter?: number
  /** The index of the first rendered item and the total number, for screen readers of a windowed list. */
  first?: number
  total?: number
  /** The level of the items’ headings: one below the heading of the list. */
  headingLevel?: ItemCardProps['headingLevel']
  evenRows?: ItemCardProps['evenRows']
  label?: string
  loadingLabel?: string
}

/** The items of the catalogue: five small cards in a row, two on a phone; large cards; or a list. */
export function ItemGrid({
  items,
  view = 'small',
  loading = 0,
  empty,
  spaceBefore = 0,
  spaceAfter = 0,
  first = 0,
  total,
  headingLevel = 3,
  evenRows = false,
  label = 'Items',
  loadingLabel = 'Loading items',
  className,
  ...props
}: ItemGridProps) {
  if (items.length === 0 && loading === 0) return empty
  const hasCollection = items.length === 0 || items.some(({ collection }) => Boolean(collection))
  const skeletons = Array.from({ length: loading }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other identity
    <ItemSkeleton key={place} {...{ view, hasCollection, evenRows }} />
  ))
  return (
    <div className="@container flex flex-col gap-3.5">
      {items.length > 0 ? (
        <ul
          data-slot="item-grid"
          data-view={view}
          aria-label={label}
          {...props}
          className={cn(grid({ view }), className)}
        >
          <Space height={spaceBefore} />
          {items.map(({ key, ...item }, index) => (
            <li
              key={key}
              {...(total === undefined ? {} : { 'aria-setsize': total, 'aria-posinset': first + index + 1 })}
            >
              <ItemCard
                headingLevel={headingLevel}
                {...item}
                evenRows={evenRows}
                shape={view === 'list' ? 'row' : 'card'}
                className={cn('h-full', item.className)}
              />
            </li>
          ))}
          <Space height={spaceAfter} />
          {skeletons.map((skeleton) => (
            <li key={skeleton.key} aria-hidden="true">
              {skeleton}
            </li>
          ))}
        </ul>
      ) : (
        <Loading label={loadingLabel} className={grid({ view })}>
          {skeletons}
        </Loading>
      )}
    </div>
  )
}

const Space = ({ height }: { height: number }) =>
  height > 0 ? <li aria-hidden="true" className="col-span-full -mb-3.5" style={{ height }} /> : null

type ItemSkeletonProps = { view: ItemView; hasCollection: boolean; evenRows: boolean }

function ItemSkeleton({ view, hasCollection, evenRows }: ItemSkeletonProps) {
  if (view === 'list')
    return (
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 rounded-card border-[1.5px] border-rule bg-card p-1.5">
        <Skeleton shape="box" className="aspect-square h-auto! rounded-[5px]" />
        <Skeleton className="max-w-64" />
      </div>
    )
  return (
    <div className="@container rounded-card border-[1.5px] border-rule bg-card p-1.5">
      <Skeleton shape="box" className="aspect-square h-auto! rounded-[5px]" />
      <div className="flex flex-col gap-1 px-1.5 pt-2 pb-1.5 text-xs">
        <div className={evenRows ? 'min-h-10 @[12rem]:min-h-0' : ''}>
          <Skeleton className="w-3/5 text-base leading-tight" />
        </div>
        <Skeleton className="w-2/5" />
        {hasCollection ? <Skeleton className="w-3/5" /> : null}
        <div className={evenRows ? 'min-h-9 @[12rem]:min-h-0' : ''}>
          <Skeleton className="w-4/5" />
        </div>
      </div>
    </div>
  )
}
