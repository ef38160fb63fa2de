import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { CollectionCard, type CollectionCardProps } from './collection-card'

export type CollectionGridProps = Omit<ComponentProps<'ul'>, 'children'> &
  Pick<CollectionCardProps, 'headingLevel'> & {
    collections: readonly CollectionCardProps[]
  }

/** Collection cards in as many columns as fit. */
export function CollectionGrid({ collections, headingLevel, className, ...props }: CollectionGridProps) {
  return (
    <ul
      data-slot="collection-grid"
      {...props}
      className={cn(
        'grid w-full list-none grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-5',
        className,
      )}
    >
      {collections.map((card) => (
        <li key={card.href}>
          <CollectionCard {...card} {...(headingLevel ? { headingLevel } : {})} className="h-full" />
        </li>
      ))}
    </ul>
  )
}
