import type { ComponentProps, ReactNode } from 'react'
import { Badge } from '../parts/badge'
import { LootCard, type LootCardProps } from '../tickets/loot-card'

export type ItemCardProps = Omit<LootCardProps, 'children'> &
  ComponentProps<'article'> & {
    collection?: ReactNode
    /** The last price paid, with its unit. */
    price?: ReactNode
    verified?: boolean
    /** Not handed out yet: the badge says so. */
    inTheBox?: boolean
    words?: { verified: string; inTheBox: string }
  }

const english = { verified: 'Verified', inTheBox: 'Still in the box' }

/** One piece of loot in the marketplace: the loot card with its collection, price and standing. */
export function ItemCard({
  collection,
  price,
  verified = false,
  inTheBox = false,
  words = english,
  ...props
}: ItemCardProps) {
  return (
    <LootCard data-slot="item-card" {...props}>
      {collection ? <span>{collection}</span> : null}
      {price ? <span className="figure text-ink">{price}</span> : null}
      {verified || inTheBox ? (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {verified ? <Badge tone="leaf">{words.verified}</Badge> : null}
          {inTheBox ? <Badge>{words.inTheBox}</Badge> : null}
        </span>
      ) : null}
    </LootCard>
  )
}
