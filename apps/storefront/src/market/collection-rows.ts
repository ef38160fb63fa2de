import type { CatalogCollection } from '@lootboxes/catalog'
import { safeName } from '@lootboxes/lootbox/client'
import type { CollectionCardProps } from '@lootboxes/ui'
import { collectionPath, mediaPath } from '@/config/paths'

/** Where this site serves the pictures of a collection: those of some of its items. */
const pictures = ({ address, samples }: CatalogCollection): readonly string[] =>
  samples.map(({ localId }) => mediaPath(address, localId))

export const collectionPicture = (collection: CatalogCollection): string | undefined => pictures(collection)[0]

/** The creator of a collection chooses its name, so it is cleaned before it is shown. */
export const collectionName = ({ name }: { readonly name: string | undefined }): string =>
  safeName(name, 'A collection without a name')

const kinds = { ticket: 'tickets', loot: 'loot', created: 'made by a visitor' } as const

/** Category and kind: `Art, loot`. */
export const collectionNote = ({ category, kind }: Pick<CatalogCollection, 'category' | 'kind'>): string =>
  `${category}, ${kinds[kind]}`

/** A collection as props of the kit's card. */
export const collectionCard = (collection: CatalogCollection): CollectionCardProps => ({
  name: collectionName(collection),
  href: collectionPath(collection.address),
  pictures: collection.nfsw ? [] : pictures(collection),
  items: collection.supply,
  owners: collection.holders,
  verified: collection.verified,
  note: collectionNote(collection),
})
