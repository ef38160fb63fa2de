import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { Skeleton } from '../parts/skeleton'
import { type Property, shareText } from '../tickets/properties-table'

/** A property of an item with its share of the collection. */
export type PropertyCard = Property & {
  /** The page of the items with the same value. */
  href?: string
}

export type PropertyCardsProps = Omit<ComponentProps<'dl'>, 'children'> & {
  properties: readonly PropertyCard[]
  words?: { haveIt: string; counting: string }
}

const english = { haveIt: 'of the collection', counting: 'Being counted' }

/** The properties of an item, one card for each field, with the share of the collection that has the same value. */
export function PropertyCards({ properties, words = english, className, ...props }: PropertyCardsProps) {
  return (
    <dl
      data-slot="property-cards"
      {...props}
      className={cn('grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2.5', className)}
    >
      {properties.map(({ name, value, share, href }) => (
        <div
          key={name}
          className={cn(
            'relative flex min-w-0 flex-col rounded-[9px] border-[1.5px] border-rule bg-card px-3 py-2.5',
            href && 'hover:border-frame',
          )}
        >
          <dt className="text-ink-soft text-xs first-letter:uppercase [overflow-wrap:anywhere]">{name}</dt>
          <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            {href ? (
              <a href={href} className="stretched-link hover:underline">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
          {typeof share === 'number' ? (
            <dd className="mt-auto pt-1.5">
              <svg aria-hidden="true" className="block h-1.5 w-full rounded-[2px] bg-wash-strong">
                <rect width={`${Math.max(share * 100, 1.5)}%`} height="100%" rx="2" fill="currentColor" />
              </svg>
              <span className="figure block text-ink-soft text-xs leading-snug">
                {shareText(share)} {words.haveIt}
              </span>
            </dd>
          ) : share === 'counting' ? (
            <dd className="mt-auto pt-1.5 text-xs">
              <span className="sr-only">{words.counting}</span>
              <Skeleton className="w-16" />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
