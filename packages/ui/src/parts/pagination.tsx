import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** Which page numbers to print: both ends, the current one and its neighbours; `undefined` is a gap. */
export function pageNumbers(page: number, pages: number): readonly (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].toSorted((one, other) => one - other)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The page in front, from 1. */
  page: number
  pages: number
  /** Where a page lives, so that each is a link of its own. */
  hrefFor: (page: number) => string
  label?: string
  previousLabel?: string
  nextLabel?: string
  pageLabel?: (page: number) => string
}

const step =
  'grid size-11 place-items-center rounded-control font-semibold no-underline hover:bg-wash aria-[current=page]:bg-ink aria-[current=page]:text-paper forced-colors:aria-[current=page]:border [&_svg]:size-5'

/** From page to page by links: they can be opened in a tab, shared and crawled. */
export function Pagination({
  page,
  pages,
  hrefFor,
  label = 'Pages',
  previousLabel = 'Previous page',
  nextLabel = 'Next page',
  pageLabel = (number) => `Page ${number}`,
  className,
  ...props
}: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav data-slot="pagination" aria-label={label} {...props} className={className}>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 ? (
          <li>
            <a href={hrefFor(page - 1)} rel="prev" aria-label={previousLabel} className={step}>
              <ChevronLeft aria-hidden />
            </a>
          </li>
        ) : null}
        {pageNumbers(page, pages).map((number, index, all) =>
          number === undefined ? (
            <li key={`after ${all[index - 1] ?? 0}`} aria-hidden="true" className="w-6 text-center text-ink-soft">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={hrefFor(number)}
                aria-label={pageLabel(number)}
                {...(number === page ? { 'aria-current': 'page' as const } : {})}
                className={cn(step, 'figure')}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <a href={hrefFor(page + 1)} rel="next" aria-label={nextLabel} className={step}>
              <ChevronRight aria-hidden />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
