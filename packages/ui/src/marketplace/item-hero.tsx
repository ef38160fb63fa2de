import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { JsonLd } from '../foundations/json-ld'
import { Crumbs, type CrumbsProps } from '../parts/crumbs'
import { type Fact, FactList } from '../parts/fact-list'
import { RarityEdge } from '../tickets/rarity-edge'
import { FramedArtwork, type FramedArtworkProps } from './framed-artwork'
import { ItemLife, type LifeStep } from './item-life'
import { type PropertyCard, PropertyCards } from './property-cards'

export type ItemHeroProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  name: string
  serial?: string | undefined
  crumbs: CrumbsProps['crumbs']
  artwork: Pick<FramedArtworkProps, 'src' | 'alt' | 'rarity' | 'flagged'>
  description?: ReactNode
  /** Owner, odds, price and safety, in this order. */
  facts: readonly Fact[]
  properties?: readonly PropertyCard[]
  life?: readonly LifeStep[]
  /** Verified, still in the box. */
  marks?: ReactNode
  counted?: ReactNode
  /** Buttons, the main one first, for example to buy a ticket. They stand above the facts, in sight on a phone. */
  actions?: ReactNode
}

/** One item: its framed picture, and the facts for a buyer. */
export function ItemHero({
  name,
  serial,
  crumbs,
  artwork,
  description,
  facts,
  properties = [],
  life = [],
  marks,
  counted,
  actions,
  className,
  ...props
}: ItemHeroProps) {
  return (
    <section data-slot="item-hero" aria-label={name} {...props} className={cn(band, className)}>
      <div className={columns}>
        <FramedArtwork
          {...artwork}
          className="self-start max-lg:mx-auto lg:sticky lg:top-24 max-lg:w-full max-lg:max-w-120"
        />
        <div className="flex min-w-0 flex-col items-start gap-5">
          <Crumbs crumbs={crumbs} />
          <div className="flex flex-col gap-3">
            <h1 className="headline text-6xl [overflow-wrap:anywhere]">
              {name}{' '}
              {serial ? (
                <span className="figure whitespace-nowrap font-medium text-[0.5em] tracking-normal">{serial}</span>
              ) : null}
            </h1>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {artwork.rarity ? <RarityEdge rarity={artwork.rarity} /> : null}
              {marks}
            </div>
            {description ? <p className="max-w-[52ch] text-ink-soft text-lg">{description}</p> : null}
          </div>
          {actions ? <div className="flex flex-wrap gap-2.5">{actions}</div> : null}
          <FactList facts={facts} className="w-full" />
          {properties.length > 0 ? <PropertyCards properties={properties} className="w-full" /> : null}
          {life.length > 0 ? <ItemLife steps={life} className="w-full" /> : null}
          {counted}
        </div>
      </div>
      <JsonLd
        data={{
          '@type': 'Product',
          name,
          description: typeof description === 'string' ? description : undefined,
          sku: serial,
          image: artwork.flagged ? undefined : artwork.src,
          additionalProperty: properties.map((property) => ({
            '@type': 'PropertyValue',
            name: property.name,
            value: property.value,
          })),
        }}
      />
    </section>
  )
}

const band = 'overflow-x-clip border-frame border-b-[1.5px] bg-band'
const columns =
  'wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-9 py-9 sm:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'
