import { Address, LootCard } from '@lootboxes/ui'
import { PropertiesButtonIsland } from '../properties/properties-button-island'
import type { LootDetails } from './loot-details'

/** One card for each piece of loot: picture, id, shortened resource address, field name (spec section 2, modal 3), data. */
export function LootCards({ loot }: { loot: readonly LootDetails[] }) {
  return (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-4 p-0">
      {loot.map((one) => (
        <li key={`${one.resource}:${one.id}`}>
          <LootCard
            name={one.name}
            description={one.description}
            picture={one.picture}
            rarity={one.rarity}
            className="h-full"
          >
            {one.name === one.fieldName ? null : <span>{one.fieldName}</span>}
            <span className="figure">{one.id}</span>
            <Address address={one.resource} label="collection" />
            <div className="grid pt-1.5">
              <PropertiesButtonIsland piece={{ name: one.name, resource: one.resource, id: one.id }} />
            </div>
          </LootCard>
        </li>
      ))}
    </ul>
  )
}
