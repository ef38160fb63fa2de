import type { AttributeChoice, Category, ItemFilter, ItemSort } from '@lootboxes/catalog/lists'

export const itemViews = ['small', 'large', 'list'] as const

/** What an address says about a list of items. What it says in other words than the spec's it does not say. */
export type ItemsQuery = {
  readonly sort?: ItemSort | undefined
  readonly filter?: ItemFilter | undefined
  readonly category?: Category | undefined
  readonly collection?: string | undefined
  /** The words of edges; of a collection only. */
  readonly edge: readonly string[]
  /** Values of fields of the items' own data; of a collection only. */
  readonly properties: readonly AttributeChoice[]
  readonly owner?: string | undefined
  readonly view?: (typeof itemViews)[number] | undefined
  readonly cursor?: string | undefined
}

/** A field of the items' own data stands in an address as `property.season=winter`. */
export const PROPERTY = 'property.'
export const propertyKey = (name: string): string => `${PROPERTY}${name}`

/** What is asked of a list of items, as it stands in an address. */
export const itemsParams = ({
  properties,
  ...query
}: ItemsQuery): Readonly<Record<string, string | readonly string[] | undefined>> => ({
  ...query,
  ...Object.fromEntries(properties.map(({ name, values }) => [propertyKey(name), values])),
})
