import { type CollectionItem, isPictureAddress } from './collection-item'
import { type CreateNonFungibleCollectionOptions, MAX_ITEMS_PER_MANIFEST } from './create-non-fungible-collection'

/** A data field of the items while it is being edited. `values` is one value, or several separated by commas. */
export type DraftProperty = {
  readonly key: string
  readonly name: string
  readonly values: string
  readonly error?: string | undefined
}

/** A picture of the collection while it is being edited, and the items that show it. */
export type DraftItem<Rarity extends string = string> = {
  readonly key: string
  readonly name: string
  /** A picture as a data URL, or its address. */
  readonly picture: string
  /** The SHA-256 of the picture's bytes in hex. It goes on the ledger beside the address. */
  readonly pictureHash?: string | undefined
  readonly rarity: Rarity
  /** How many items show this picture. */
  readonly copies: number
  readonly error?: string | undefined
}

/** A collection while it is being made. */
export type CollectionDraft<Rarity extends string = string> = {
  readonly name: string
  readonly description: string
  readonly category: string
  readonly isNfsw: boolean
  readonly items: readonly DraftItem<Rarity>[]
  readonly properties: readonly DraftProperty[]
}

/** Every item holds its picture, so a data URL may have this many characters at most. */
export const MAX_PICTURE_CHARS = 8_000

export const collectionDraftSteps = ['pictures', 'collection', 'properties', 'mint'] as const
export type CollectionDraftStep = (typeof collectionDraftSteps)[number]

/** The number of items that a draft mints. */
export const countDraftItems = ({ items }: Pick<CollectionDraft, 'items'>): number =>
  items.reduce((sum, { copies }) => sum + copies, 0)

const splitValues = (text: string): readonly string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')

const isBlank = ({ name, values }: DraftProperty) => name.trim() === '' && values.trim() === ''
const filledProperties = ({ properties }: CollectionDraft) => properties.filter((property) => !isBlank(property))
const reservedNames = ['name', 'description', 'key_image_url', 'key_image_hash', 'rarity']

function propertyError(property: DraftProperty, others: readonly DraftProperty[]): string | undefined {
  if (isBlank(property)) return undefined
  const name = property.name.trim()
  const values = splitValues(property.values)
  if (!/^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(name))
    return 'A name begins with a letter and has letters, digits and _ only, at most 40.'
  if (reservedNames.includes(name)) return `Every item has ${name} already.`
  if (others.some((other) => other.name.trim() === name)) return 'This name stands here twice.'
  if (values.length === 0) return 'Give it a value, or several with commas between.'
  if (values.some((value) => value.length > 80)) return 'A value has 80 characters at most.'
  return new Set(values).size < values.length ? 'A value can stand here once only.' : undefined
}

/** Sets the error of each property. A property without name and values counts as absent. */
export const checkDraftProperties = (properties: readonly DraftProperty[]): readonly DraftProperty[] =>
  properties.map((property) => {
    const { error: _, ...rest } = property
    const error = propertyError(
      property,
      properties.filter((other) => other !== property && !isBlank(other)),
    )
    return error === undefined ? rest : { ...rest, error }
  })

export type CollectionDraftErrors = Partial<Record<'name' | 'description' | 'items' | 'properties', string>>

const isPicture = (text: string): boolean =>
  text.startsWith('data:image/') ? text.length <= MAX_PICTURE_CHARS : isPictureAddress(text) && text.length <= 2_000

const nameError = (name: string, of: string): string | undefined => {
  if (name.trim() === '') return `${of} needs a name.`
  return name.trim().length > 64 ? 'A name has 64 characters at most.' : undefined
}

function itemError({ name, picture, copies }: DraftItem): string | undefined {
  if (!isPicture(picture)) return 'The address of a picture begins with https:// or ipfs://.'
  return (
    nameError(name, 'An item') ??
    // An emptied field of a form gives NaN.
    (Number.isInteger(copies) && copies >= 1 ? undefined : 'Mint at least one item of this picture, or remove it.')
  )
}

/** Sets the error of each picture. */
export const checkDraftItems = <Rarity extends string>(
  items: readonly DraftItem<Rarity>[],
): readonly DraftItem<Rarity>[] =>
  items.map((item) => {
    const { error: _, ...rest } = item
    const error = itemError(item)
    return error === undefined ? rest : { ...rest, error }
  })

function itemsError(draft: CollectionDraft): string | undefined {
  if (draft.items.length === 0) return 'Add at least one picture.'
  if (draft.items.some((item) => itemError(item) !== undefined)) return 'Correct the marked pictures.'
  return countDraftItems(draft) > MAX_ITEMS_PER_MANIFEST
    ? `One transaction mints ${MAX_ITEMS_PER_MANIFEST} items at most.`
    : undefined
}

/** The errors of one step, by field. An empty object means that the step is complete. */
export function collectionDraftErrors(draft: CollectionDraft, step: CollectionDraftStep): CollectionDraftErrors {
  const errors = {
    pictures: { items: itemsError(draft) },
    collection: {
      name: nameError(draft.name, 'A collection'),
      description: draft.description.length > 400 ? 'A description has 400 characters at most.' : undefined,
    },
    properties: {
      properties: checkDraftProperties(draft.properties).some(({ error }) => error !== undefined)
        ? 'Correct the marked rows.'
        : undefined,
    },
    mint: {},
  }[step]
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

const HASH_FIELD = 'key_image_hash'
const hasHash = ({ items }: CollectionDraft) => items.some(({ pictureHash }) => pictureHash !== undefined)

/** The items in the order of their ids. The values of a property take turns from picture to picture. */
function itemsOf(draft: CollectionDraft): readonly CollectionItem[] {
  const properties = filledProperties(draft).map(({ name, values }) => [name.trim(), splitValues(values)] as const)
  const hashed = hasHash(draft)
  return draft.items
    .flatMap(({ name, picture, pictureHash, rarity, copies }, at) =>
      Array.from({ length: copies }, () => ({
        name: name.trim(),
        description: draft.description.trim(),
        imageUrl: picture,
        attributes: {
          rarity,
          ...(hashed ? { [HASH_FIELD]: pictureHash === undefined ? '' : `sha256:${pictureHash}` } : {}),
          ...Object.fromEntries(properties.map(([property, values]) => [property, values[at % values.length] ?? ''])),
        },
      })),
    )
    .map((item, index) => ({ id: `#${index + 1}#`, ...item }))
}

/** The options of `createNonFungibleCollection` for a draft. */
export const collectionOfDraft = (
  draft: CollectionDraft,
  { networkId, account }: { networkId: number; account: string },
): CreateNonFungibleCollectionOptions => {
  const cover = draft.items[0]?.picture
  return {
    networkId,
    account,
    name: draft.name.trim(),
    description: draft.description.trim(),
    // The collection's own picture has to be an https address.
    ...(cover?.startsWith('https://') ? { iconUrl: cover } : {}),
    tags: [draft.category.toLowerCase(), ...(draft.isNfsw ? ['nsfw'] : [])],
    attributes: [
      'rarity',
      ...(hasHash(draft) ? [HASH_FIELD] : []),
      ...filledProperties(draft).map(({ name }) => name.trim()),
    ],
    items: itemsOf(draft),
  }
}
