'use client'

import { displayLocalIds } from '@lootboxes/ledger'
import type { LootDetails } from '@lootboxes/lootbox/client'
import { Address, LootCard, parseRarity } from '@lootboxes/ui'
import { PropertiesButton } from './properties-button'

/** A card for each loot: picture, id, shortened resource address, field name (spec section 2, modal 3) and data. */
export function LootCards({ loot }: { loot: readonly LootDetails[] }) {
  return (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 p-0 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:gap-4">
      {loot.map((one) => (
        <li key={`${one.resource}:${one.id}`}>
          <LootCard
            name={one.name}
            description={one.description}
            picture={one.picture}
            rarity={parseRarity(one.rarity)}
            className="h-full"
          >
            {one.name === one.fieldName ? null : <span>{one.fieldName}</span>}
            <span className="figure">{displayLocalIds([one.id])}</span>
            <Address address={one.resource} label="collection" />
            <div className="grid pt-1.5">
              <PropertiesButton piece={{ name: one.name, resource: one.resource, id: one.id }} />
            </div>
          </LootCard>
        </li>
      ))}
    </ul>
  )
}
