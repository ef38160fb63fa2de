import { type GenesisContext, link, text } from './genesis-context'
import { icons } from './icons'

export const collections = [
  { collection: 'creatures', name: 'Eco Creatures', description: 'Animals of the Hug the Eco System lootboxes.' },
  { collection: 'plants', name: 'Eco Plants', description: 'Plants of the Hug the Eco System lootboxes.' },
] as const

/** Writes the two empty loot collections; the boxes mint into them. */
export function writeCollections({ writer, addresses, gallery }: GenesisContext): void {
  for (const { collection, name, description } of collections)
    writer.nonFungible(collection === 'creatures' ? addresses.lootCreatures : addresses.lootPlants, [], {
      name: text(name),
      description: text(description),
      icon_url: link(gallery.add(icons[collection])),
      tags: { type: 'StringArray', values: ['collectible', 'lootbox'] },
      loot_field: text(collection),
      dapp_definitions: { type: 'GlobalAddressArray', values: [addresses.dappDefinition] },
    })
}
