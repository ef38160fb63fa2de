import type { Category } from '@lootboxes/catalog/lists'
import type { CollectionItem, CreateNonFungibleCollectionOptions } from '@lootboxes/manifest'
import { type EditedProperty, type Rarity, rarities } from '@lootboxes/ui'

/** A collection while it is being made. */
export type CollectionDraft = {
  readonly name: string
  readonly description: string
  /** A picture as data, or its address. */
  readonly picture: string
  readonly category: Category
  readonly isNfsw: boolean
  readonly properties: readonly EditedProperty[]
  readonly copies: Readonly<Record<Rarity, number>>
}

export const emptyDraft: CollectionDraft = {
  name: '',
  description: '',
  picture: '',
  category: 'Art',
  isNfsw: false,
  properties: [{ key: 'first', name: '', values: '' }],
  copies: { plain: 8, hatched: 2, double: 1, foil: 1 },
}

/** Items of one collection: as many as one transaction mints. */
const MOST_ITEMS = 100
/** A picture as data stands in every item, so it may take this much and no more. */
export const MOST_PICTURE_CHARS = 8_000

export const draftSteps = ['picture', 'properties', 'copies', 'mint'] as const
export type DraftStep = (typeof draftSteps)[number]

export const itemCount = ({ copies }: CollectionDraft): number =>
  rarities.reduce((sum, rarity) => sum + copies[rarity], 0)

const valuesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')

const isBlank = ({ name, values }: EditedProperty) => name.trim() === '' && values.trim() === ''
const reserved = ['name', 'description', 'key_image_url', 'rarity']

/** What is wrong with each row, where something is. Empty rows are no rows. */
export function checkedProperties(properties: readonly EditedProperty[]): readonly EditedProperty[] {
  const filled = properties.filter((one) => !isBlank(one))
  const errorOf = (one: EditedProperty): string | undefined => {
    if (isBlank(one)) return undefined
    const name = one.name.trim()
    const values = valuesOf(one.values)
    if (!/^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(name))
      return 'A name begins with a letter and has letters, digits and _ only, at most 40.'
    if (reserved.includes(name)) return `Every item has ${name} already.`
    if (filled.filter((other) => other.name.trim() === name).length > 1) return 'This name stands here twice.'
    if (values.length === 0) return 'Give it a value, or several with commas between.'
    if (values.some((value) => value.length > 80)) return 'A value has 80 characters at most.'
    return new Set(values).size < values.length ? 'A value can stand here once only.' : undefined
  }
  return properties.map(({ error: _, ...one }) => {
    const error = errorOf(one)
    return error === undefined ? one : { ...one, error }
  })
}

export type DraftErrors = Partial<Record<'name' | 'description' | 'picture' | 'properties' | 'copies', string>>

/** What keeps a step from being left; by the field it is about. */
export function stepErrors(draft: CollectionDraft, step: DraftStep): DraftErrors {
  switch (step) {
    case 'picture': {
      const { name, description, picture } = draft
      return {
        ...(name.trim() === '' ? { name: 'A collection needs a name.' } : {}),
        ...(name.trim().length > 64 ? { name: 'A name has 64 characters at most.' } : {}),
        ...(description.length > 400 ? { description: 'A description has 400 characters at most.' } : {}),
        ...(picture === '' ? { picture: 'Drop a picture, or give the address of one.' } : {}),
        ...(picture !== '' && !isPicture(picture)
          ? { picture: 'That is no picture: an address begins with https:// or ipfs://.' }
          : {}),
      }
    }
    case 'properties':
      return checkedProperties(draft.properties).some(({ error }) => error !== undefined)
        ? { properties: 'Some rows need a look.' }
        : {}
    case 'copies': {
      const count = itemCount(draft)
      if (count === 0) return { copies: 'Print one item at least.' }
      return count > MOST_ITEMS ? { copies: `One transaction mints ${MOST_ITEMS} items at most.` } : {}
    }
    default:
      return {}
  }
}

const isPicture = (text: string): boolean =>
  text.startsWith('data:image/')
    ? text.length <= MOST_PICTURE_CHARS
    : /^(?:https|ipfs):\/\/[^\s"'<>\\]{3,2000}$/i.test(text)

/** The items in the order they are numbered in: rarest last. Values of a property take turns. */
function itemsOf(draft: CollectionDraft): readonly CollectionItem[] {
  const properties = draft.properties.filter((one) => !isBlank(one))
  const edges = rarities.flatMap((rarity) => Array.from({ length: draft.copies[rarity] }, () => rarity))
  return edges.map((rarity, at) => ({
    id: `#${at + 1}#`,
    name: draft.name.trim(),
    description: draft.description.trim(),
    imageUrl: draft.picture,
    attributes: {
      rarity,
      ...Object.fromEntries(
        properties.map(({ name, values }) => {
          const all = valuesOf(values)
          return [name.trim(), all[at % all.length] ?? '']
        }),
      ),
    },
  }))
}

type For = { networkId: number; account: string }

/** What the manifest is made of. */
export function collectionOptions(
  draft: CollectionDraft,
  { networkId, account }: For,
): CreateNonFungibleCollectionOptions {
  const properties = draft.properties.filter((one) => !isBlank(one))
  return {
    networkId,
    account,
    name: draft.name.trim(),
    description: draft.description.trim(),
    // The ledger takes https addresses only for the collection's own picture.
    ...(draft.picture.startsWith('https://') ? { iconUrl: draft.picture } : {}),
    tags: [draft.category.toLowerCase(), ...(draft.isNfsw ? ['nsfw'] : [])],
    attributes: ['rarity', ...properties.map(({ name }) => name.trim())],
    items: itemsOf(draft),
  }
}
