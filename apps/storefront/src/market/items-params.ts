import type { ItemsQuery } from './list-query'

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
