import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Crumbs, type CrumbsProps } from '../parts/crumbs'
import { type Figure, FigureStrip } from '../parts/figure-strip'

export type PageHeadProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  title: ReactNode
  crumbs?: CrumbsProps['crumbs']
  /** The content of the page, in a line or two. */
  lede?: ReactNode
  /** `CountedAt`. */
  counted?: ReactNode
  /** The strip of figures; empty omits it. */
  figures?: readonly Figure[] | undefined
  figuresLoading?: boolean
  /** Leaves the figures out on a phone, where the list below them matters more. */
  wideFigures?: boolean
  /** Shown beside the title: a verified mark, share, a picture. */
  aside?: ReactNode
  picture?: ReactNode
  actions?: ReactNode
}

/** The head of a catalogue page: crumbs, title, description and figures. */
export function PageHead({
  title,
  crumbs,
  lede,
  counted,
  figures = [],
  figuresLoading = false,
  wideFigures = false,
  aside,
  picture,
  actions,
  className,
  ...props
}: PageHeadProps) {
  return (
    <header
      data-slot="page-head"
      {...props}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] items-end gap-x-10 gap-y-6 pt-7 pb-6 sm:pt-11',
        figures.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_minmax(auto,32rem)]',
        className,
      )}
    >
      <div className="flex min-w-0 flex-col items-start gap-3.5">
        {crumbs ? <Crumbs crumbs={crumbs} /> : null}
        <div className="flex max-w-full flex-wrap items-center gap-x-5 gap-y-3">
          {picture}
          <h1 className="headline text-6xl [overflow-wrap:anywhere]">{title}</h1>
          {aside}
        </div>
        {lede ? <div className="max-w-[58ch] text-pretty text-ink-soft">{lede}</div> : null}
        {/* One line on a phone. The basis keeps it one line while the time is a whole date. */}
        <div className="flex w-full flex-wrap items-center gap-x-5 gap-y-3.5 sm:flex-col sm:items-start">
          {counted ? (
            <div className="flex min-w-0 grow basis-40 flex-col items-start gap-3.5 sm:basis-auto">{counted}</div>
          ) : null}
          {actions ? <div className="flex flex-wrap gap-2.5 sm:pt-1">{actions}</div> : null}
        </div>
      </div>
      {figures.length > 0 ? (
        <FigureStrip figures={figures} loading={figuresLoading} className={wideFigures ? 'max-sm:hidden' : ''} />
      ) : null}
    </header>
  )
}
