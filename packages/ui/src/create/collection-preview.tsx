import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { FramedArtwork } from '../marketplace/framed-artwork'
import { type Fact, FactList } from '../parts/fact-list'
import type { Rarity } from '../tickets/rarity'

export type CollectionPreviewProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  name: string
  namelessLabel?: string
  description?: ReactNode
  picture?: string | undefined
  rarity?: Rarity
  facts?: readonly Fact[]
  label?: string
  /** The text of the stamp on the picture before the collection is on the ledger; null afterwards. */
  stamp?: string | null
}

/** A preview of the collection before it is on the ledger. */
export function CollectionPreview({
  name,
  namelessLabel = 'No name yet',
  description,
  picture,
  rarity = 'plain',
  facts = [],
  label = 'Preview',
  stamp = 'Specimen',
  className,
  ...props
}: CollectionPreviewProps) {
  return (
    <section
      data-slot="collection-preview"
      aria-label={label}
      {...props}
      className={cn('flex flex-col gap-5 rounded-card bg-band p-6', className)}
    >
      <div className="relative">
        <FramedArtwork src={picture} alt="" rarity={rarity} />
        {stamp === null || picture === undefined ? null : (
          <span
            aria-hidden="true"
            className="heading absolute inset-0 m-auto size-fit -rotate-12 rounded-control border-[2.5px] border-current bg-card/85 px-3.5 py-1 text-2xl text-coral"
          >
            {stamp}
          </span>
        )}
      </div>
      <div>
        <p className={cn('heading text-2xl [overflow-wrap:anywhere]', !name && 'text-ink-soft')}>
          {name || namelessLabel}
        </p>
        {description ? <p className="mt-1 text-ink-soft">{description}</p> : null}
      </div>
      {facts.length > 0 ? <FactList facts={facts} className="text-sm" /> : null}
    </section>
  )
}
