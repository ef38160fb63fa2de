import * as z from 'zod/mini'
import {
  type ActivityKind,
  activityKinds,
  type CollectionTab,
  categories,
  collectionTabs,
  itemFilters,
  itemSorts,
  postDates,
  rankingSorts,
} from '../options'
import type { AttributeChoice, RankingControl } from '../reduce-lists'
import { hrefWith } from './href-with'
import { type ItemsQuery, itemViews, PROPERTY } from './items-query'

/** Parameters of an address, as a server component or `URLSearchParams` gives them. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** The first value of a key. A value that does not match the schema counts as absent. */
const one = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(
    z.pipe(
      z.transform((value: unknown): unknown => (Array.isArray(value) ? value[0] : value)),
      z.optional(schema),
    ),
    undefined,
  )

const text = z.string().check(z.minLength(1), z.maxLength(200))
const MAX_VALUES = 24
const MAX_PROPERTIES = 8

/** The distinct valid values of a key, up to the maximum. */
const several = z.transform((value: unknown): readonly string[] =>
  [...new Set([value].flat())].slice(0, MAX_VALUES).flatMap((one) => {
    const parsed = text.safeParse(one)
    return parsed.success ? [parsed.data] : []
  }),
)

/** The filters by the items' own data fields. */
const propertiesIn = (params: SearchParams): readonly AttributeChoice[] =>
  Object.entries(params)
    .filter(([key]) => key.startsWith(PROPERTY) && text.safeParse(key.slice(PROPERTY.length)).success)
    .slice(0, MAX_PROPERTIES)
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
/** Reads sort, filters, view and cursor of a list of items. Invalid values are ignored. */
export const parseItemsQuery = (params: SearchParams): ItemsQuery => ({
  ...ItemsAddress.parse(params),
  properties: propertiesIn(params),
})

const CollectionsQuery = z.object({ tab: one(z.enum(collectionTabs)), cursor: one(text) })
export type CollectionsQuery = { readonly tab?: CollectionTab | undefined; readonly cursor?: string | undefined }
/** Reads the tab and the cursor of a list of collections. */
export const parseCollectionsQuery = (params: SearchParams): CollectionsQuery => CollectionsQuery.parse(params)

const RankingsQuery = z.object({
  sort: one(z.enum(rankingSorts)),
  category: one(z.enum(categories)),
  blockchain: one(text),
  postDate: one(z.enum(postDates)),
  cursor: one(text),
})
/** At most one control filters the rankings (trap T22). If an address names several, the first one counts. */
export type RankingsQuery = {
  readonly sort?: (typeof rankingSorts)[number] | undefined
  readonly control?: { readonly name: RankingControl; readonly value: string } | undefined
  readonly cursor?: string | undefined
}
/** Reads sort, control and cursor of the rankings. */
export function parseRankingsQuery(params: SearchParams): RankingsQuery {
  const { sort, cursor, category, blockchain, postDate } = RankingsQuery.parse(params)
  const controls = [
    ['category', category],
    ['blockchain', blockchain],
    ['postDate', postDate],
  ] as const
  const [name, value] = controls.find(([, chosen]) => chosen !== undefined) ?? []
  return { sort, cursor, control: name && value !== undefined ? { name, value } : undefined }
}

/** The address of a query of the rankings: its control is one parameter with the control's name. */
export const rankingsHref = (path: string, { sort, control, cursor }: RankingsQuery): string =>
  hrefWith(path, { sort, ...(control === undefined ? {} : { [control.name]: control.value }), cursor })

const itemOf = z.pipe(
  z.string().check(z.maxLength(200), z.regex(/^resource_[^:]+:./)),
  z.transform((reference: string) => {
    const [collection = '', ...rest] = reference.split(':')
    return { collection, localId: rest.join(':') }
  }),
)
const ActivitySubject = z.object({
  collection: one(text),
  account: one(text),
  item: one(itemOf),
  after: one(z.coerce.number().check(z.int(), z.gte(0))),
})
/** Whose activity is listed, and from which ledger version on. */
export type ActivitySubject = {
  readonly collection?: string | undefined
  readonly account?: string | undefined
  readonly item?: { readonly collection: string; readonly localId: string } | undefined
  readonly after?: number | undefined
}
/** Reads whose activity an address lists. An item is `resource:localId`. */
export const parseActivitySubject = (params: SearchParams): ActivitySubject => ActivitySubject.parse(params)

const ActivityQuery = z.object({ kind: one(z.enum(activityKinds)), box: one(text), cursor: one(text) })
export type ActivityQuery = {
  readonly kind?: ActivityKind | undefined
  readonly box?: string | undefined
  readonly cursor?: string | undefined
}
/** Reads the filters and the cursor of the activity list. */
export const parseActivityQuery = (params: SearchParams): ActivityQuery => ActivityQuery.parse(params)
