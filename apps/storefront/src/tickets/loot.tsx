'use client'

import { displayLocalIds } from '@lootboxes/ledger'
import type { LootDetails } from '@lootboxes/lootbox/client'
import { Address, LootCard, parseRarity } from '@lootboxes/ui'
import { PropertiesButton } from './properties-button'

/** A card for each loot of a ticket: picture, id, shortened resource address, field name (spec section 2, modal 3) and data. */
export function LootCards({ loot }: { loot: readonly LootDetails[] }) {
  return (
    <div className="flex flex-col gap-3">
      {loot.map((one) => (
        <LootCard
          key={`${one.resource}:${one.id}`}
          name={one.name}
          description={one.description}
          picture={one.picture}
          rarity={parseRarity(one.rarity)}
          flagged={one.nfsw}
        >
          {one.name === one.fieldName ? null : <span>{one.fieldName}</span>}
          <span className="figure">{displayLocalIds([one.id])}</span>
          <Address address={one.resource} label="collection" className="-ml-1 max-[24rem]:[&_svg]:hidden" />
          <div className="-mb-2.5">
            <PropertiesButton piece={one} />
          </div>
        </LootCard>
      ))}
    </div>
  )
}
