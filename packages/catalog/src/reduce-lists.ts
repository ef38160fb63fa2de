import { matchesValue } from './listing/range-value'
import type { CollectionTab } from './options'

/** The fields that items are sorted and filtered by. */
export type SortableItem = {
  /** Absent if the price is unknown; such items come last. */
  readonly sortPrice?: number | undefined
  /** Age in seconds. */
  readonly addDate: number
  readonly verified: boolean
  readonly nfsw: boolean
  readonly lazyMinted: boolean
}

const last = Number.POSITIVE_INFINITY
/** Infinity minus infinity is NaN, but two unknown prices are equal. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other)

/** Sorts items. Equal items keep their order. For an unknown sort returns the same array. */
export function sortItems<Item extends SortableItem>(
  items: readonly Item[],
  sort: string | undefined,
): readonly Item[] {
  switch (sort) {
    case 'Price: Low to High':
      return items.toSorted((a, b) => compare(a.sortPrice ?? last, b.sortPrice ?? last))
    case 'Price: high to low':
      return items.toSorted((a, b) =>
        compare(a.sortPrice === undefined ? last : -a.sortPrice, b.sortPrice === undefined ? last : -b.sortPrice),
      )
    case 'Recently Added':
      return items.toSorted((a, b) => compare(a.addDate, b.addDate))
    case 'Auction Ending Soon':
      return items.toSorted((a, b) => compare(b.addDate, a.addDate))
    default:
      return items
  }
}

/** Filters items. For an unknown filter returns the same array. */
export function filterItems<Item extends SortableItem>(
  items: readonly Item[],
  filter: string | undefined,
): readonly Item[] {
  switch (filter) {
    case 'Verified Only':
      return items.filter(({ verified }) => verified)
    case 'NFSW Only':
      return items.filter(({ nfsw }) => nfsw)
    case 'Show Lazy Minted':
      return items.filter(({ lazyMinted }) => lazyMinted)
    default:
      return items
  }
}

/** A field of the items' data, and the accepted values. A value may be a range of numbers: `10..50`. */
export type AttributeChoice = { readonly name: string; readonly values: readonly string[] }

/** Choices within one collection. */
export type ItemChoices = {
  /** The accepted rarities. */
  readonly rarity?: string | readonly string[] | undefined
  /** Each of these fields must have one of its values. */
  readonly attributes?: readonly AttributeChoice[] | undefined
}

/** The fields that choices compare. */
export type ChoosableItem = {
  readonly rarity: string
  readonly attributes?: readonly { readonly name: string; readonly value: string }[] | undefined
}

/** The choices without those that accept no value. */
export const choicesOf = ({ rarity = [], attributes = [] }: ItemChoices) => ({
  rarity: typeof rarity === 'string' ? [rarity] : rarity,
  attributes: attributes.filter(({ values }) => values.length > 0),
})

/** Keeps the items with one of the rarities and, for each field, one of its values. Without a choice returns the same array. */
export function filterItemsByChoices<Item extends ChoosableItem>(
  items: readonly Item[],
  choices: ItemChoices,
): readonly Item[] {
  const { rarity, attributes } = choicesOf(choices)
  if (rarity.length === 0 && attributes.length === 0) return items
  return items.filter(
    (item) =>
      (rarity.length === 0 || rarity.includes(item.rarity)) &&
      attributes.every(({ name, values }) =>
        item.attributes?.some((own) => own.name === name && values.some((value) => matchesValue(own.value, value))),
      ),
  )
}

/** Keeps the collections with the flag of a tab. For an unknown tab returns the same array. */
export function keepTab<Collection extends Readonly<Record<CollectionTab, boolean>>>(
  collections: readonly Collection[],
  tab: string | undefined,
): readonly Collection[] {
  switch (tab) {
    case 'trending':
      return collections.filter(({ trending }) => trending)
    case 'top':
      return collections.filter(({ top }) => top)
    case 'recent':
      return collections.filter(({ recent }) => recent)
    default:
      return collections
  }
}

/** The fields that rankings are filtered by. */
export type RankedFields = {
  readonly category: string
  readonly blockchain: string
  readonly postDate?: string | undefined
}

/** The controls of the rankings. */
export const rankingControls = ['category', 'blockchain', 'postDate'] as const
/** A control of the rankings. */
export type RankingControl = (typeof rankingControls)[number]

const resets: Readonly<Record<RankingControl, readonly string[]>> = {
  category: ['All'],
  blockchain: ['All'],
  postDate: ['All Time', 'Last Year'],
}

/**
 * Filters the original list by one control; the controls do not combine. `All`, `All Time` and `Last Year` return the
 * original list; any other value keeps the rows with exactly that value.
 */
export const filterRankings = <Row extends RankedFields>(
  original: readonly Row[],
  control: RankingControl,
  value: string,
): readonly Row[] => (resets[control].includes(value) ? original : original.filter((row) => row[control] === value))
