import { BadgeCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import { countText } from '../records/market'

/** Properties of `CollectionCard`. */
export type CollectionCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  name: string
  href: string
  /** Up to four pictures of its items. A single one is large. */
  pictures: readonly string[]
  items?: number
  owners?: number
  verified?: boolean
  /** An additional line: the category, the last sale. */
  note?: ReactNode
  headingLevel?: 2 | 3 | 4
  words?: typeof english
}

const english = {
  items: (count: number) => countText(count, 'item'),
  owners: (count: number) => countText(count, 'owner'),
  verified: 'Verified',
}

/** A collection: four pictures, its name and its size. The whole card is a link. */
export function CollectionCard({
  name,
  href,
  pictures,
  items,
  owners,
  verified = false,
  note,
  headingLevel = 3,
  words = english,
  className,
  ...props
}: CollectionCardProps) {
  const Heading = `h${headingLevel}` as const
  const places = pictures.length === 1 ? 1 : 4
  const facts = [
    items === undefined ? undefined : words.items(items),
    owners === undefined ? undefined : words.owners(owners),
  ].filter((fact) => fact !== undefined)
  return (
    <article
      data-slot="collection-card"
      {...props}
      className={cn(
        'group relative overflow-hidden rounded-card border-[1.5px] border-rule bg-card transition-transform hover:-translate-y-0.5 hover:border-frame has-focus-visible:overflow-visible motion-reduce:hover:translate-y-0',
        className,
      )}
    >
      <div className="grid grid-cols-2 gap-[1.5px] border-rule border-b-[1.5px] bg-rule">
        {Array.from({ length: places }, (_, place) => pictures[place]).map((picture, place) =>
          picture ? (
            <Artwork key={picture} src={picture} alt="" className={cn(places === 1 && 'col-span-2')} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other identity
            <div key={place} className="aspect-square bg-band" />
          ),
        )}
      </div>
      <div className="flex flex-col gap-1 px-3 pt-3 pb-3.5 sm:px-4">
        <div className="text-lg leading-tight">
          <Heading className="heading inline tracking-snug [overflow-wrap:anywhere]">
            <a href={href} className="stretched-link group-hover:underline">
              {name}
            </a>
          </Heading>{' '}
          {verified ? (
            <span title={words.verified} className="text-leaf">
              <BadgeCheck aria-hidden className="inline size-4.5 align-text-bottom" />
              <span className="sr-only">{words.verified}</span>
            </span>
          ) : null}
        </div>
        {facts.length > 0 ? <p className="text-ink-soft text-sm">{facts.join(', ')}</p> : null}
        {note ? <p className="text-ink-soft text-sm">{note}</p> : null}
      </div>
    </article>
  )
}
