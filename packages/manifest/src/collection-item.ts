import type { LocalId } from '@lootboxes/ledger'
import type { MintedItem } from './instruction'
import type { ManifestError } from './manifest-error'
import { text } from './value'

/** One item of a collection: the fields that wallets show, then the collection's own attributes. */
export type CollectionItem = {
  /** Local id, of the same kind in the whole collection. `{…}` ids are not valid, because only the ledger creates them. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** An https or ipfs URL, a `data:image/` URL, or on a devnet an http URL of this machine. */
  readonly imageUrl: string
  /** A text for each attribute of the collection, by the attribute's name. */
  readonly attributes?: Readonly<Record<string, string>> | undefined
}

/** Whether a text is the address of a picture: https or ipfs, or http on this machine, where a devnet's site is. */
export const isPictureAddress = (text: string): boolean =>
  /^(?:https:\/\/|ipfs:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/)[^\s"'<>\\]{3,}$/i.test(text)

const isImage = (text: string): boolean => /^data:image\/\S+$/i.test(text) || isPictureAddress(text)

const attributeOf = ({ attributes = {} }: CollectionItem, name: string): string | undefined =>
  Object.hasOwn(attributes, name) ? attributes[name] : undefined

/** The first error in the pictures and attributes. The check of the finished manifest covers ids and texts. */
export function checkItems(items: readonly CollectionItem[], attributes: readonly string[]): ManifestError | undefined {
  for (const [index, item] of items.entries()) {
    const where = `items[${index}]`
    if (!isImage(item.imageUrl)) return { kind: 'bad-url', where: `${where}.imageUrl` }
    if (item.id.startsWith('{')) return { kind: 'ruid-given', where: `${where}.id` }
    const missing = attributes.find((name) => attributeOf(item, name) === undefined)
    if (missing !== undefined) return { kind: 'bad-text', where: `${where}.attributes.${missing}` }
  }
  return undefined
}

/** The data of an item in the order of the collection's schema. */
export const mintedItem = (item: CollectionItem, attributes: readonly string[]): MintedItem =>
  Object.freeze({
    id: item.id as LocalId,
    fields: Object.freeze([
      text(item.name),
      text(item.description),
      text(item.imageUrl),
      ...attributes.map((name) => text(attributeOf(item, name) ?? '')),
    ]),
  })
