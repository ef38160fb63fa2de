import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import { Badge } from '../parts/badge'

export type CollectionCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  name: string
  href: string
  /** Up to four pictures of what is in it. */
  pictures: readonly string[]
  items?: number
  owners?: number
  verified?: boolean
  /** Another line: the category, the last sale. */
  note?: ReactNode
  words?: { items: string; owners: string; verified: string }
}

const english = { items: 'items', owners: 'owners', verified: 'Verified' }

/** A collection as a sheet of four stamps, its name, and how big it is. The whole card is the link. */
export function CollectionCard({
  name,
  href,
  pictures,
  items,
  owners,
  verified = false,
  note,
  words = english,
  className,
  ...props
}: CollectionCardProps) {
  const facts = [
    items === undefined ? undefined : `${items.toLocaleString('en')} ${words.items}`,
    owners === undefined ? undefined : `${owners.toLocaleString('en')} ${words.owners}`,
  ].filter((fact) => fact !== undefined)
  return (
    <article
      data-slot="collection-card"
      {...props}
      className={cn('outline-card group relative overflow-hidden bg-card', className)}
    >
      <div className="grid grid-cols-2 gap-[1.5px] bg-frame">
        {Array.from({ length: 4 }, (_, place) => pictures[place]).map((picture, place) =>
          picture ? (
            <Artwork key={picture} src={picture} alt="" />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing but its place
            <div key={place} className="aspect-square bg-band" />
          ),
        )}
      </div>
      <div className="flex flex-col gap-1 px-4 pt-3 pb-4">
        <h3 className="heading text-lg leading-tight tracking-snug">
          <a href={href} className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline">
            {name}
          </a>
        </h3>
        {facts.length > 0 ? <p className="text-ink-soft text-sm">{facts.join(', ')}</p> : null}
        {note ? <p className="text-ink-soft text-sm">{note}</p> : null}
        {verified ? (
          <Badge tone="leaf" className="mt-1">
            {words.verified}
          </Badge>
        ) : null}
      </div>
    </article>
  )
}
