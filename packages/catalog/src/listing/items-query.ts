import { type Category, categories, type ItemFilter, type ItemSort, itemFilters } from '../options'
import type { AttributeChoice } from '../reduce-lists'
import { hrefWith } from './href-with'
import { rangeValue, type ValueRange } from './range-value'

export const itemViews = ['small', 'large', 'list'] as const

/** Sort, filters, view and place of a list of items, as its page's address states them. */
export type ItemsQuery = {
  readonly sort?: ItemSort | undefined
  readonly filter?: ItemFilter | undefined
  readonly category?: Category | undefined
  readonly collection?: string | undefined
  /** Rarities; of one collection only. */
  readonly edge: readonly string[]
  /** Values of the items' own data fields; of one collection only. */
  readonly properties: readonly AttributeChoice[]
  readonly owner?: string | undefined
  readonly view?: (typeof itemViews)[number] | undefined
  readonly cursor?: string | undefined
}

/** A data field's parameter starts with this: `property.season=winter`. */
export const PROPERTY = 'property.'
export const propertyKey = (name: string): string => `${PROPERTY}${name}`

/** The query as parameters of an address. The default view is left out. */
export const itemsParams = ({
  properties,
  view,
  ...query
}: ItemsQuery): Readonly<Record<string, string | readonly string[] | undefined>> => ({
  ...query,
  view: view === 'small' ? undefined : view,
  ...Object.fromEntries(properties.map(({ name, values }) => [propertyKey(name), values])),
})

export const itemsHref = (path: string, query: ItemsQuery): string => hrefWith(path, itemsParams(query))

/** Filters that belong to one collection are dropped while the query names none. */
export const withoutCollectionFilters = (query: ItemsQuery): ItemsQuery =>
  query.collection === undefined ? { ...query, edge: [], properties: [] } : query

/** Options of `listItems` and `countItems`. `fixed` values of the page override those of its address. */
export const itemsOptions = (
  { view: _, edge, properties, ...rest }: ItemsQuery,
  fixed: Pick<ItemsQuery, 'category' | 'collection' | 'owner'> = {},
) => ({ ...rest, rarity: edge, attributes: properties, ...fixed })

/** One value of one filter that is on, and the query without it. */
export type ActiveFilter = {
  readonly group: string
  readonly value: string
  readonly without: Partial<ItemsQuery>
}

const toggled = (values: readonly string[], value: string, on: boolean): readonly string[] => [
  ...values.filter((other) => other !== value),
  ...(on ? [value] : []),
]

/** What changes in the query when a value of a filter is switched on or off. */
export function toggleItemFilter(query: ItemsQuery, group: string, value: string, on: boolean): Partial<ItemsQuery> {
  switch (group) {
    case 'edge':
      return { edge: toggled(query.edge, value, on) }
    case 'collection':
      return { collection: on ? value : undefined, edge: [], properties: [] }
    case 'filter':
      return { filter: on ? itemFilters.find((filter) => filter === value) : undefined }
    case 'owner':
      return { owner: on ? value : undefined }
    case 'category':
      return { category: on ? categories.find((category) => category === value) : undefined }
    default: {
      const name = group.slice(PROPERTY.length)
      const values = toggled(query.properties.find((one) => one.name === name)?.values ?? [], value, on)
      const others = query.properties.filter((one) => one.name !== name)
      return { properties: values.length === 0 ? others : [...others, { name, values }] }
    }
  }
}

/** What changes in the query when a data field is limited to a range of numbers. Without a range the field is not filtered. */
export function limitItemFilter(query: ItemsQuery, group: string, range: ValueRange): Partial<ItemsQuery> {
  const name = group.slice(PROPERTY.length)
  const others = query.properties.filter((one) => one.name !== name)
  const isOpen = range.min === undefined && range.max === undefined
  return { properties: isOpen ? others : [...others, { name, values: [rangeValue(range)] }] }
}

/** The values of each filter, by the name of its parameter. */
export const selectedFilters = (query: ItemsQuery): Readonly<Record<string, readonly string[]>> => {
  const one = (value: string | undefined) => (value === undefined ? [] : [value])
  return {
    filter: one(query.filter),
    collection: one(query.collection),
    edge: query.edge,
    ...Object.fromEntries(query.properties.map(({ name, values }) => [propertyKey(name), values])),
    owner: one(query.owner),
    category: one(query.category),
  }
}

/** Every value of every filter that is on. */
export const activeFilters = (query: ItemsQuery): readonly ActiveFilter[] =>
  Object.entries(selectedFilters(query)).flatMap(([group, values]) =>
    values.map((value) => ({ group, value, without: toggleItemFilter(query, group, value, false) })),
  )

/** Switches every filter off. */
export const noFilters: Partial<ItemsQuery> = {
  filter: undefined,
  collection: undefined,
  category: undefined,
  edge: [],
  properties: [],
  owner: undefined,
}

/** Whether two queries differ only in sort, filter and edges, which a browser applies without the server. */
export const isSameSelection = (one: ItemsQuery, other: ItemsQuery): boolean =>
  (['collection', 'properties', 'owner', 'category'] as const).every((name) => one[name] === other[name])
