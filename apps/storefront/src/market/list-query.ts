import {
  type ActivityKind,
  type AttributeChoice,
  activityKinds,
  type CollectionTab,
  categories,
  collectionTabs,
  itemFilters,
  itemSorts,
  postDates,
  type RankingControl,
  rankingSorts,
} from '@lootboxes/catalog/lists'
import * as z from 'zod/mini'
import { type ItemsQuery, itemViews, PROPERTY } from './items-params'

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** One value of a key: the first of several, and nothing for what does not fit. */
const one = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(
    z.pipe(
      z.transform((value: unknown): unknown => (Array.isArray(value) ? value[0] : value)),
      z.optional(schema),
    ),
    undefined,
  )

const text = z.string().check(z.minLength(1), z.maxLength(200))
const MOST_CHOSEN = 24
const MOST_PROPERTIES = 8

/** The different values of a key that fit, as many as a filter takes. */
const several = z.transform((value: unknown): readonly string[] =>
  [...new Set([value].flat())].slice(0, MOST_CHOSEN).flatMap((one) => {
    const said = text.safeParse(one)
    return said.success ? [said.data] : []
  }),
)

/** The fields of the items' own data that an address names. */
const propertiesIn = (params: SearchParams): readonly AttributeChoice[] =>
  Object.entries(params)
    .filter(([key]) => key.startsWith(PROPERTY) && text.safeParse(key.slice(PROPERTY.length)).success)
    .slice(0, MOST_PROPERTIES)
    .map(([key, values]) => ({ name: key.slice(PROPERTY.length), values: several.parse(values) }))
    .filter(({ values }) => values.length > 0)

const ItemsAddress = z.object({
  sort: one(z.enum(itemSorts)),
  filter: one(z.enum(itemFilters)),
  category: one(z.enum(categories)),
  collection: one(text),
  edge: several,
  owner: one(text),
  view: one(z.enum(itemViews)),
  cursor: one(text),
})
export const parseItemsQuery = (params: SearchParams): ItemsQuery => ({
  ...ItemsAddress.parse(params),
  properties: propertiesIn(params),
})

/** What of a query is a collection's own is left out where the list is of several. */
export const beyondCollections = (query: ItemsQuery): ItemsQuery =>
  query.collection === undefined ? { ...query, edge: [], properties: [] } : query

const CollectionsQuery = z.object({ tab: one(z.enum(collectionTabs)), cursor: one(text) })
export type CollectionsQuery = { readonly tab?: CollectionTab | undefined; readonly cursor?: string | undefined }
export const parseCollectionsQuery = (params: SearchParams): CollectionsQuery => CollectionsQuery.parse(params)

const RankingsQuery = z.object({
  sort: one(z.enum(rankingSorts)),
  category: one(z.enum(categories)),
  blockchain: one(text),
  postDate: one(z.enum(postDates)),
  cursor: one(text),
})
/** At most one control narrows the list (trap T22); should an address name several, the first of them does. */
export type RankingsQuery = {
  readonly sort?: (typeof rankingSorts)[number] | undefined
  readonly control?: { readonly name: RankingControl; readonly value: string } | undefined
  readonly cursor?: string | undefined
}
export function parseRankingsQuery(params: SearchParams): RankingsQuery {
  const { sort, cursor, category, blockchain, postDate } = RankingsQuery.parse(params)
  const said = [
    ['category', category],
    ['blockchain', blockchain],
    ['postDate', postDate],
  ] as const
  const [name, value] = said.find(([, words]) => words !== undefined) ?? []
  return { sort, cursor, control: name && value !== undefined ? { name, value } : undefined }
}

const itemOf = z.pipe(
  z.string().check(z.maxLength(200), z.regex(/^resource_[^:]+:./)),
  z.transform((said: string) => {
    const [collection = '', ...rest] = said.split(':')
    return { collection, localId: rest.join(':') }
  }),
)
/** What narrows a list that another page asks for: whose it is. */
const Subject = z.object({
  collection: one(text),
  account: one(text),
  item: one(itemOf),
  after: one(z.coerce.number().check(z.int(), z.gte(0))),
})
export type Subject = {
  readonly collection?: string | undefined
  readonly account?: string | undefined
  readonly item?: { readonly collection: string; readonly localId: string } | undefined
  readonly after?: number | undefined
}
export const parseSubject = (params: SearchParams): Subject => Subject.parse(params)

const ActivityQuery = z.object({ kind: one(z.enum(activityKinds)), box: one(text), cursor: one(text) })
export type ActivityQuery = {
  readonly kind?: ActivityKind | undefined
  readonly box?: string | undefined
  readonly cursor?: string | undefined
}
export const parseActivityQuery = (params: SearchParams): ActivityQuery => ActivityQuery.parse(params)

/** The same as the catalog is asked; what the page itself says counts more than its address. */
export const itemsWanted = (
  { view: _, edge, properties, ...rest }: ItemsQuery,
  own: Pick<ItemsQuery, 'category' | 'collection' | 'owner'> = {},
) => ({ ...rest, rarity: edge, attributes: properties, ...own })
