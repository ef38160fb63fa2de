import type { CollectionTab } from './options'

/** What an item is sorted and filtered by. */
export type SortableItem = {
  /** Absent where the price is not known: such items come last. */
  readonly sortPrice?: number | undefined
  /** Age in seconds. */
  readonly addDate: number
  readonly verified: boolean
  readonly nfsw: boolean
  readonly lazyMinted: boolean
}

const last = Number.POSITIVE_INFINITY
/** Infinity less infinity is no number, and two unknown prices are equal. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other)

/** Equal items stay in the order they came in; of a sort that is none of the four the very same list. */
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

/** Of a filter that is none of the three the very same list. */
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

/** A field of an item's own data and the values it may have. */
export type AttributeChoice = { readonly name: string; readonly values: readonly string[] }

/** What narrows the items of one collection. */
export type ItemChoices = {
  /** Edges, any of which an item may have. */
  readonly rarity?: string | readonly string[] | undefined
  /** Each of these fields must have one of its values. */
  readonly attributes?: readonly AttributeChoice[] | undefined
}

/** What an item is narrowed by. */
export type ChoosableItem = {
  readonly rarity: string
  readonly attributes?: readonly { readonly name: string; readonly value: string }[] | undefined
}

/** The same, where what names no value is left out. */
export const choicesOf = ({ rarity = [], attributes = [] }: ItemChoices) => ({
  rarity: typeof rarity === 'string' ? [rarity] : rarity,
  attributes: attributes.filter(({ values }) => values.length > 0),
})

/** Keeps what has one of the edges, and of each field one of its values. Of no choice the very same list. */
export function narrowItems<Item extends ChoosableItem>(items: readonly Item[], choices: ItemChoices): readonly Item[] {
  const { rarity, attributes } = choicesOf(choices)
  if (rarity.length === 0 && attributes.length === 0) return items
  return items.filter(
    (item) =>
      (rarity.length === 0 || rarity.includes(item.rarity)) &&
      attributes.every(({ name, values }) =>
        item.attributes?.some((own) => own.name === name && values.includes(own.value)),
      ),
  )
}

/** Each tab keeps only collections with its flag; of a tab that is none of the three the very same list. */
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

/** What a row of the rankings is filtered by. */
export type RankedFields = {
  readonly category: string
  readonly blockchain: string
  readonly postDate?: string | undefined
}

export const rankingControls = ['category', 'blockchain', 'postDate'] as const
export type RankingControl = (typeof rankingControls)[number]

const resets: Readonly<Record<RankingControl, readonly string[]>> = {
  category: ['All'],
  blockchain: ['All'],
  postDate: ['All Time', 'Last Year'],
}

/**
 * One control narrows the original list, never what another one left of it. `All`, `All Time` and `Last Year` give that
 * list back; any other value keeps what is exactly it.
 */
export const filterRankings = <Row extends RankedFields>(
  original: readonly Row[],
  control: RankingControl,
  value: string,
): readonly Row[] => (resets[control].includes(value) ? original : original.filter((row) => row[control] === value))
