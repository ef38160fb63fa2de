import type { LocalId } from '@lootboxes/ledger'
import { checkIds } from './check-ids'
import { checkName } from './check-instruction'
import { checkEach, checkText } from './check-value'
import type { MintedItem } from './instruction'
import { type ManifestError, wrongType } from './manifest-error'
import { isObject } from './untyped'
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
  /^(?:https:\/\/|ipfs:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/)[^\s"'<>\\]+$/i.test(text)

const isImage = (text: string): boolean => /^data:image\/\S+$/i.test(text) || isPictureAddress(text)

const attributeOf = ({ attributes }: CollectionItem, name: string): string | undefined =>
  isObject(attributes) && Object.hasOwn(attributes, name) ? attributes[name] : undefined

/** The fields of every item, before the collection's own attributes. */
export const standardFields = ['name', 'description', 'key_image_url'] as const

/** The ledger rejects a schema with two fields of one name. */
const checkAttributes = (attributes: readonly string[]): ManifestError | undefined => {
  const taken = new Set<string>(standardFields)
  return checkEach(attributes, 'attributes', (name) => {
    if (taken.has(name)) return { kind: 'duplicate-attribute', where: 'attributes', name }
    taken.add(name)
    return checkName(name, 'attributes')
  })
}

/** The first error in the attributes of a collection and in its items, of which one transaction takes `max`. */
export const checkItems = (
  items: readonly CollectionItem[],
  attributes: readonly string[],
  max: number,
): ManifestError | undefined =>
  checkAttributes(attributes) ??
  checkEach(items, 'items', (item, where) => (isObject(item) ? undefined : wrongType(where, 'an item', item))) ??
  checkIds(
    items.map(({ id }) => id),
    'items',
    max,
  ) ??
  checkEach(items, 'items', (item, where) => {
    if (!isImage(item.imageUrl)) return { kind: 'bad-url', where: `${where}.imageUrl` }
    if (item.id.startsWith('{')) return { kind: 'ruid-given', where: `${where}.id` }
    return (
      checkText(item.name, `${where}.name`) ??
      checkText(item.description, `${where}.description`) ??
      checkEach(attributes, '', (name) => checkText(attributeOf(item, name), `${where}.attributes.${name}`))
    )
  })

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
