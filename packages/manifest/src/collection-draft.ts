import type { CollectionItem } from './collection-item'
import { type CreateNonFungibleCollectionOptions, MAX_ITEMS_PER_MANIFEST } from './create-non-fungible-collection'

/** A data field of the items while it is being edited. `values` is one value, or several separated by commas. */
export type DraftProperty = {
  readonly key: string
  readonly name: string
  readonly values: string
  readonly error?: string | undefined
}

/** A collection while it is being made. `Rarity` names the kinds of items, the most frequent first. */
export type CollectionDraft<Rarity extends string = string> = {
  readonly name: string
  readonly description: string
  /** A picture as a data URL, or its address. */
  readonly picture: string
  readonly category: string
  readonly isNfsw: boolean
  readonly properties: readonly DraftProperty[]
  /** How many items of each rarity. */
  readonly copies: Readonly<Record<Rarity, number>>
}

/** Every item holds its picture, so a data URL may have this many characters at most. */
export const MAX_PICTURE_CHARS = 8_000

export const collectionDraftSteps = ['picture', 'properties', 'copies', 'mint'] as const
export type CollectionDraftStep = (typeof collectionDraftSteps)[number]

const copiesOf = ({ copies }: CollectionDraft): readonly [string, number][] => Object.entries(copies)

/** The number of items that a draft mints. */
export const countDraftItems = (draft: CollectionDraft): number =>
  copiesOf(draft).reduce((sum, [, count]) => sum + count, 0)

const splitValues = (text: string): readonly string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')

const isBlank = ({ name, values }: DraftProperty) => name.trim() === '' && values.trim() === ''
const filledProperties = ({ properties }: CollectionDraft) => properties.filter((property) => !isBlank(property))
const reservedNames = ['name', 'description', 'key_image_url', 'rarity']

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

export type CollectionDraftErrors = Partial<
  Record<'name' | 'description' | 'picture' | 'properties' | 'copies', string>
>

const isPicture = (text: string): boolean =>
  text.startsWith('data:image/')
    ? text.length <= MAX_PICTURE_CHARS
    : /^(?:https|ipfs):\/\/[^\s"'<>\\]{3,2000}$/i.test(text)

function pictureError(picture: string): string | undefined {
  if (picture === '') return 'Drop a picture, or give the address of one.'
  return isPicture(picture) ? undefined : 'That is no picture: an address begins with https:// or ipfs://.'
}

function nameError(name: string): string | undefined {
  if (name.trim() === '') return 'A collection needs a name.'
  return name.trim().length > 64 ? 'A name has 64 characters at most.' : undefined
}

function copiesError(count: number): string | undefined {
  if (count === 0) return 'Print one item at least.'
  return count > MAX_ITEMS_PER_MANIFEST ? `One transaction mints ${MAX_ITEMS_PER_MANIFEST} items at most.` : undefined
}

/** The errors of one step, by field. An empty object means that the step is complete. */
export function collectionDraftErrors(draft: CollectionDraft, step: CollectionDraftStep): CollectionDraftErrors {
  const errors = {
    picture: {
      name: nameError(draft.name),
      description: draft.description.length > 400 ? 'A description has 400 characters at most.' : undefined,
      picture: pictureError(draft.picture),
    },
    properties: {
      properties: checkDraftProperties(draft.properties).some(({ error }) => error !== undefined)
        ? 'Some rows need a look.'
        : undefined,
    },
    copies: { copies: copiesError(countDraftItems(draft)) },
    mint: {},
  }[step]
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** The items in the order of their ids, rarest last. The values of a property take turns. */
function itemsOf(draft: CollectionDraft): readonly CollectionItem[] {
  const properties = filledProperties(draft).map(({ name, values }) => [name.trim(), splitValues(values)] as const)
  return copiesOf(draft)
    .flatMap(([rarity, count]) => Array.from({ length: count }, () => rarity))
    .map((rarity, index) => ({
      id: `#${index + 1}#`,
      name: draft.name.trim(),
      description: draft.description.trim(),
      imageUrl: draft.picture,
      attributes: {
        rarity,
        ...Object.fromEntries(properties.map(([name, values]) => [name, values[index % values.length] ?? ''])),
      },
    }))
}

/** The options of `createNonFungibleCollection` for a draft. */
export const collectionOfDraft = (
  draft: CollectionDraft,
  { networkId, account }: { networkId: number; account: string },
): CreateNonFungibleCollectionOptions => ({
  networkId,
  account,
  name: draft.name.trim(),
  description: draft.description.trim(),
  // The collection's own picture has to be an https address.
  ...(draft.picture.startsWith('https://') ? { iconUrl: draft.picture } : {}),
  tags: [draft.category.toLowerCase(), ...(draft.isNfsw ? ['nsfw'] : [])],
  attributes: ['rarity', ...filledProperties(draft).map(({ name }) => name.trim())],
  items: itemsOf(draft),
})
