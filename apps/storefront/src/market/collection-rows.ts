import type { CatalogCollection } from '@lootboxes/catalog'
import { safeName } from '@lootboxes/lootbox/client'
import type { CollectionCardProps } from '@lootboxes/ui'
import { collectionPath, mediaPath } from '@/config/paths'

/** Where this site serves pictures of a collection: those of some of its items. */
const pictures = ({ address, samples }: CatalogCollection): readonly string[] =>
  samples.map(({ localId }) => mediaPath(address, localId))

export const collectionPicture = (collection: CatalogCollection): string | undefined => pictures(collection)[0]

const kinds = { ticket: 'Tickets', loot: 'Loot', created: 'Made by a visitor' } as const

/** A collection as the kit's card takes it. */
export const collectionCard = (collection: CatalogCollection): CollectionCardProps => ({
  name: safeName(collection.name, 'A collection without a name'),
  href: collectionPath(collection.address),
  pictures: collection.nfsw ? [] : pictures(collection),
  items: collection.supply,
  owners: collection.holders,
  verified: collection.verified,
  note: `${collection.category}, ${kinds[collection.kind].toLowerCase()}`,
})
