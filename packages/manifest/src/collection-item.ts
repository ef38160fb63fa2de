import type { LocalId } from '@lootboxes/ledger'
import type { MintedItem } from './instruction'
import type { ManifestError } from './manifest-error'
import { text } from './value'

/** One piece of a collection: the fields wallets show first, then texts of your own. */
export type CollectionItem = {
  /** Local id, of the same kind throughout the collection; not a `{…}` id, which only the ledger gives. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** https, ipfs or an image as data. */
  readonly imageUrl: string
  /** A text for each attribute of the collection. */
  readonly attributes?: Readonly<Record<string, string>> | undefined
}

const picture = /^(?:https:\/\/|ipfs:\/\/|data:image\/)[^\s]+$/i

/** What is wrong with the pictures and attributes, if anything. Ids and texts are checked with the whole manifest. */
export function checkItems(items: readonly CollectionItem[], attributes: readonly string[]): ManifestError | undefined {
  for (const [index, item] of items.entries()) {
    const where = `items[${index}]`
    if (!picture.test(item.imageUrl)) return { kind: 'bad-url', where: `${where}.imageUrl` }
    if (item.id.startsWith('{')) return { kind: 'ruid-given', where: `${where}.id` }
    const missing = attributes.find((name) => item.attributes?.[name] === undefined)
    if (missing !== undefined) return { kind: 'bad-text', where: `${where}.attributes.${missing}` }
  }
  return undefined
}

/** Data in the order of the collection's schema. */
export const mintedItem = (item: CollectionItem, attributes: readonly string[]): MintedItem =>
  Object.freeze({
    id: item.id as LocalId,
    fields: Object.freeze([
      text(item.name),
      text(item.description),
      text(item.imageUrl),
      ...attributes.map((name) => text(item.attributes?.[name] ?? '')),
    ]),
  })
