import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { formatCount } from '../parts/format-count'
import { linkStyle } from '../parts/link'
import { countText } from '../records/market'

export type SearchGroupProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode
  /** The number of all hits of this kind. A group without hits is not rendered. */
  count: number
  /** What is counted, if the title does not say it: “collection”. */
  unit?: string
  /** A link to all hits, beside the heading, if the group shows only the first ones. */
  more?: ReactNode
}

/** The hits of one kind under a heading. */
export function SearchGroup({ title, count, unit, more, className, children, ...props }: SearchGroupProps) {
  if (count === 0) return null
  return (
    <div data-slot="search-group" {...props} className={cn('flex flex-col gap-4', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 border-rule border-t-[1.5px] pt-5">
        <h2 className="heading text-2xl">
          {title}{' '}
          <span
            className={cn(
              'font-medium text-ink-soft',
              unit === undefined ? 'figure text-base' : 'text-sm tracking-normal',
            )}
          >
            {unit === undefined ? formatCount(count) : countText(count, unit)}
          </span>
        </h2>
        {more}
      </div>
      {children}
    </div>
  )
}

export type SearchHit = { key: string; href: string; title: string; picture?: ReactNode; note?: ReactNode }

export type SearchHitsProps = Omit<ComponentProps<'ul'>, 'children'> & {
  hits: readonly SearchHit[]
}

/** Hits as cards in up to three columns. The whole card is the link. */
export function SearchHits({ hits, className, ...props }: SearchHitsProps) {
  return (
    <ul
      data-slot="search-hits"
      {...props}
      className={cn('grid list-none gap-3 p-0 sm:grid-cols-2 lg:grid-cols-3', className)}
    >
      {hits.map(({ key, href, title, picture, note }) => (
        <li key={key} className="outline-card relative flex items-center gap-4 bg-card p-4">
          {picture}
          <div className="min-w-0">
            <a href={href} className={cn(linkStyle(), 'heading text-xl after:absolute after:inset-0')}>
              {title}
            </a>
            {note ? <p className="text-ink-soft text-sm">{note}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
