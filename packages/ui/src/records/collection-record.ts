import { safeName } from '@lootboxes/ledger'
import type { CollectionCardProps } from '../marketplace/collection-card'
import type { Market } from './market'

/** A collection of a list. */
export type CollectionRecord = {
  readonly address: string
  readonly name: string | undefined
  readonly category: string
  readonly kind: 'ticket' | 'loot' | 'created'
  readonly nfsw: boolean
  readonly verified: boolean
  readonly supply: number
  readonly holders: number
  /** Items with a picture. */
  readonly samples: readonly { readonly localId: string }[]
}

const kinds = { ticket: 'tickets', loot: 'from a box', created: 'created by a visitor' } as const

/** The creator of a collection chooses its name, so it is cleaned before it is shown. */
export const collectionName = ({ name }: Pick<CollectionRecord, 'name'>): string =>
  safeName(name, 'A collection without a name')

/** Pictures of a collection: those of some of its items. None of a collection that is not safe for work. */
export const collectionPictures = (
  { address, nfsw, samples }: Pick<CollectionRecord, 'address' | 'nfsw' | 'samples'>,
  { paths }: Pick<Market, 'paths'>,
): readonly string[] => (nfsw ? [] : samples.map(({ localId }) => paths.media(address, localId)))

/** Category and kind: `Art, from a box`. */
export const collectionNote = ({ category, kind }: Pick<CollectionRecord, 'category' | 'kind'>): string =>
  `${category}, ${kinds[kind]}`

/** A collection as props of its card. All tickets of a box have the same picture. */
export const collectionCard = (collection: CollectionRecord, market: Market): CollectionCardProps => ({
  name: collectionName(collection),
  href: market.paths.collection(collection.address),
  pictures: collectionPictures(collection, market).slice(0, collection.kind === 'ticket' ? 1 : undefined),
  items: collection.supply,
  owners: collection.holders,
  verified: collection.verified,
  note: collectionNote(collection),
})
