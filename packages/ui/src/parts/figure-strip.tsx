import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Skeleton } from './skeleton'

export type Figure = {
  label: string
  /** A number is formatted with separators. */
  value: ReactNode
  note?: ReactNode
}

export type FigureStripProps = Omit<ComponentProps<'dl'>, 'children'> & {
  figures: readonly Figure[]
  /** Holds the places while the figures are on their way. */
  loading?: boolean
  /** `huge` for a strip that is a section of its own. */
  size?: 'medium' | 'huge'
}

/** Percentages, not lengths of words: the cells of a line are the same in every font, so that a late font moves nothing below. */
const perLine = (count: number) => (count <= 3 ? 'sm:basis-1/4' : count === 4 ? 'sm:basis-2/5' : 'sm:basis-[30%]')

/** A ruled strip of figures, torn off by perforations: what a collection, an account or the whole house comes to. */
export function FigureStrip({ figures, loading = false, size = 'medium', className, ...props }: FigureStripProps) {
  return (
    <dl
      data-slot="figure-strip"
      {...(loading ? { 'aria-busy': true } : {})}
      {...props}
      className={cn(
        // Cells overlap the strip's own edge by one perforation, which hides the first of each line.
        'grid w-full grid-cols-2 overflow-hidden rounded-card border-[1.5px] border-frame bg-card *:last:odd:col-span-2 sm:flex sm:flex-wrap',
        className,
      )}
    >
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className={cn(
            '-mt-0.5 -ml-0.5 grow border-rule border-t-2 border-l-2 border-dashed',
            size === 'huge' ? 'basis-36 px-5 py-5 sm:px-7 sm:py-7' : cn('min-w-0 px-4 py-3.5', perLine(figures.length)),
          )}
        >
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd
            className={cn(
              'heading tabular-nums',
              size === 'huge' ? 'mt-1 text-4xl sm:whitespace-nowrap' : 'text-xl leading-snug',
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
