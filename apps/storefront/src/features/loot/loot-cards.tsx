'use client'

import type { RevealedTicket } from '@lootboxes/lootbox/client'
import { Address, LootCard } from '@lootboxes/ui'
import { safeImage, safeText } from '../media/safe-image'
import { useStorefront } from '../shop/shop-provider'

/** One card for each piece of loot of a ticket: picture, id, shortened resource address, field name (spec section 2). */
export function LootCards({ ticket }: { ticket: RevealedTicket }) {
  const { shop } = useStorefront()
  const picture = (url: string | null | undefined) => safeImage(url ?? undefined, shop.ipfsUrl)
  const cards = ticket.loots.flatMap((loot) =>
    loot.nonFungibleLocalId.map(({ id, key_image_url }) => ({
      loot,
      id,
      image: picture(key_image_url) ?? picture(loot.icon_url),
    })),
  )
  return (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-4 p-0">
      {cards.map(({ loot, id, image }) => (
        <li key={`${loot.resourceAddress}${id}`}>
          <LootCard name={safeText(loot.fieldName)} picture={image} className="h-full">
            <span className="figure">{safeText(id, 70)}</span>
            <Address address={loot.resourceAddress} />
          </LootCard>
        </li>
      ))}
    </ul>
  )
}
