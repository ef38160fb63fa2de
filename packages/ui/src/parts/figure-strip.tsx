import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Skeleton } from './skeleton'

/** A figure with its label. */
export type Figure = {
  label: string
  /** A number is formatted with separators. */
  value: ReactNode
  note?: ReactNode
}

export type FigureStripProps = Omit<ComponentProps<'dl'>, 'children'> & {
  figures: readonly Figure[]
  /** Shows skeletons. */
  loading?: boolean
  /** The figures follow from each other: an arrow leads from each to the next. */
  chain?: boolean
  /** `huge` for a strip that is a whole section. */
  size?: 'medium' | 'huge'
}

/** Percentages, not text lengths: the cells have the same width with every font, so that a late font causes no shift. */
const perLine = (count: number) => (count <= 3 ? 'sm:basis-1/4' : count === 4 ? 'sm:basis-2/5' : 'sm:basis-[30%]')

/** A strip of figures of a collection, an account or the site. */
export function FigureStrip({
  figures,
  loading = false,
  chain = false,
  size = 'medium',
  className,
  ...props
}: FigureStripProps) {
  return (
    <dl
      data-slot="figure-strip"
      {...(loading ? { 'aria-busy': true } : {})}
      {...props}
      className={cn(
        // Cells overlap the edge of the strip by one perforation, which hides the first one of each line.
        'grid w-full overflow-hidden rounded-card border-[1.5px] border-frame bg-card sm:flex',
        // Three short labels fit beside each other, also on a phone.
        figures.length === 3 && size === 'medium' && !chain ? 'grid-cols-3' : 'grid-cols-2 *:last:odd:col-span-2',
        !chain && 'sm:flex-wrap',
        className,
      )}
    >
      {figures.map(({ label, value, note }, place) => (
        <div
          key={label}
          className={cn(
            'relative -mt-0.5 -ml-0.5 grow border-rule border-t-2 border-l-2 border-dashed',
            size === 'huge'
              ? cn('basis-36 px-5 py-5 sm:px-7 sm:py-7', figures.length > 4 && 'sm:max-lg:basis-[30%]')
              : cn('min-w-0 px-4 py-3.5 max-sm:px-3', chain ? 'flex-1' : perLine(figures.length)),
          )}
        >
          {chain && place > 0 ? (
            <ChevronRight
              aria-hidden
              className="absolute top-1/2 left-0 -ml-3 size-5 -translate-y-1/2 rounded-full bg-card text-ink-soft max-sm:hidden"
            />
          ) : null}
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd
            className={cn(
              'heading tabular-nums',
              size === 'huge' ? 'mt-1 whitespace-nowrap text-3xl sm:text-4xl' : 'text-xl leading-snug',
            )}
          >
            {loading ? <Skeleton className="w-16" /> : typeof value === 'number' ? value.toLocaleString('en') : value}
          </dd>
          {note ? <dd className="mt-0.5 text-ink-soft text-sm">{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
