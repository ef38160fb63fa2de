import type { ReactNode } from 'react'
import { cn } from '../cn'
import { countText } from '../records/market'
import { Section, type SectionProps } from './section'

export type Category = {
  name: string
  href: string
  /** The number of items; undefined while loading. */
  count?: number | undefined
  icon?: ReactNode
  picture?: string | undefined
  current?: boolean
}

/** Properties of `CategoryRail`. */
export type CategoryRailProps = Omit<SectionProps, 'children' | 'title'> & {
  title?: ReactNode
  categories: readonly Category[]
  words?: { items: (count: number) => string; none: string }
}

const english = {
  items: (count: number) => countText(count, 'item'),
  none: 'Nothing yet',
}

/** The categories of the catalogue in a row, which scrolls sideways on a phone. */
export function CategoryRail({
  title = 'Browse by category',
  categories,
  words = english,
  ...props
}: CategoryRailProps) {
  return (
    <Section data-slot="category-rail" title={title} {...props}>
      <ul className="-mx-(--gutter) flex list-none snap-x scroll-px-(--gutter) gap-3 overflow-x-auto px-(--gutter) py-1.5 lg:mx-0 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] lg:px-0">
        {categories.map(({ name, href, count, icon, picture, current }) => (
          <li key={name} className="w-52 max-w-[75vw] shrink-0 snap-start lg:w-auto lg:max-w-none">
            <a
              href={href}
              {...(current ? { 'aria-current': 'page' as const } : {})}
              className="group flex h-full min-h-18 items-stretch overflow-hidden rounded-card border-[1.5px] border-rule bg-card no-underline hover:border-frame aria-[current]:border-frame"
            >
              <span className="flex min-w-0 flex-1 flex-col justify-center px-3.5 py-3">
                <span className="font-bold font-display leading-tight tracking-snug group-hover:underline">{name}</span>
                <span className={cn('text-sm', count === 0 ? 'text-ink-soft italic' : 'figure text-ink-soft')}>
                  {count === undefined ? '…' : count === 0 ? words.none : words.items(count)}
                </span>
              </span>
              <span
                aria-hidden="true"
                className="grid w-14 shrink-0 place-items-center border-rule border-l-2 border-dashed group-aria-[current]:bg-stub group-aria-[current]:text-on-stub [&_svg]:size-6"
              >
                {picture ? (
                  <img src={picture} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
                ) : (
                  icon
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
