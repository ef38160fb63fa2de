import { safeName, shortenAddress } from '@lootboxes/ledger'
import { itemFilters } from '../options'
import type { ItemCounts } from '../read/count-items'
import { type ActiveFilter, activeFilters, type ItemsQuery, itemsParams, propertyKey } from './items-query'
import { parseRange, type ValueRange } from './range-value'

/** How a shop names and orders the rarities that creators write into their items. */
export type RarityNames = {
  readonly label: (rarity: string) => string
  /** A rarer one has a higher rank. */
  readonly rank: (rarity: string) => number
}

/** The list that filters belong to. */
export type FilterContext = {
  readonly query: ItemsQuery
  /** Filters that the page itself sets. */
  readonly fixed: Pick<ItemsQuery, 'category' | 'collection' | 'owner'>
  /** How many items each choice would leave. */
  readonly counts?: Pick<ItemCounts, 'filters' | 'rarities' | 'attributes'> | undefined
  /** Collections to choose from; none on the page of one. */
  readonly collections?:
    | readonly { readonly address: string; readonly name: string; readonly items: number }[]
    | undefined
  /** The connected account. */
  readonly ownAccount: string | undefined
  readonly rarities: RarityNames
}

/** One value of a filter. `rarity` is set if it is one. */
export type FilterChoice = {
  readonly value: string
  readonly label: string
  readonly count?: number | undefined
  readonly title?: string
  readonly rarity?: string
}

/** A filter of a list with its values, as a form shows it. `id` is the parameter of the address. */
export type FilterChoices = {
  readonly id: string
  readonly legend: string
  readonly options: readonly FilterChoice[]
  /** The number of values to show before the others. Default: all. */
  readonly shown?: number
  /** Limits a number instead. `from` and `to` are the chosen limits. */
  readonly range?: { readonly min: number; readonly max: number; readonly from?: number; readonly to?: number }
  readonly note?: string
  /** Belongs behind the other filters. */
  readonly folded?: boolean
}

const propertyLabel = (name: string) => safeName(name, 'Without a name')
function valueLabel(value: string): string {
  const { min, max } = parseRange(value) ?? {}
  if (min === undefined && max === undefined) return safeName(value, 'Nothing')
  return min === undefined ? `up to ${max}` : max === undefined ? `from ${min}` : `${min} to ${max}`
}

type Value = { readonly value: string; readonly items: number }

/** Adds the chosen values that the catalog does not know, so that they can be switched off. */
const withSelected = (known: readonly Value[], selected: readonly string[]): readonly Value[] => [
  ...known,
  ...selected.filter((value) => !known.some((one) => one.value === value)).map((value) => ({ value, items: 0 })),
]

/** Rarest first. A list of one rarity has no such filter. */
function edgeGroup({ counts, query, rarities: { label, rank } }: FilterContext, isCounted: boolean): FilterChoices[] {
  const known = counts?.rarities ?? []
  if (known.length < 2) return []
  const values = known
    .filter(({ rarity }) => rarity !== '')
    .toSorted((a, b) => rank(b.rarity) - rank(a.rarity))
    .map(({ rarity, items }) => ({ value: rarity, items }))
  const options = withSelected(values, query.edge).map(({ value, items }) => ({
    value,
    label: label(value),
    rarity: value,
    count: isCounted ? items : undefined,
  }))
  return [{ id: 'edge', legend: 'Rarity', options }]
}

const OPEN_PROPERTIES = 4
const OPEN_VALUES = 6

const limitsOf = ({ min, max }: ValueRange) => ({
  ...(min === undefined ? {} : { from: min }),
  ...(max === undefined ? {} : { to: max }),
})

/** The items' own data fields. The first few are unfolded, except those with very many values. */
function propertyGroups({ counts, query }: FilterContext, isCounted: boolean): readonly FilterChoices[] {
  const known = counts?.attributes ?? []
  const unknown = query.properties
    .filter(({ name }) => !known.some((one) => one.name === name))
    .map(({ name }) => ({ name, values: [], all: 0, range: undefined }))
  return [...known, ...unknown].map(({ name, values, all, range }, index): FilterChoices => {
    const selected = query.properties.find((one) => one.name === name)?.values ?? []
    const group = { id: propertyKey(name), legend: propertyLabel(name) }
    const isLate = index >= OPEN_PROPERTIES
    if (range) {
      const limits = limitsOf(selected.map(parseRange).find(Boolean) ?? {})
      return { ...group, options: [], range: { ...range, ...limits }, folded: isLate }
    }
    const isCut = all > values.length
    return {
      ...group,
      shown: OPEN_VALUES,
      folded: isLate || isCut,
      options: withSelected(values, selected).map(({ value, items }) => ({
        value,
        label: valueLabel(value),
        count: isCounted ? items : undefined,
      })),
      ...(isCut ? { note: `The ${values.length} most frequent of ${all.toLocaleString('en')}.` } : {}),
    }
  })
}

/** The filters of a list. The catalog counts the items of all owners, so one owner's list shows no counts. */
export function filterGroups(context: FilterContext): readonly FilterChoices[] {
  const { counts, collections = [], query, fixed, ownAccount } = context
  const isCounted = query.owner === undefined
  const groups: readonly (FilterChoices | false)[] = [
    ...edgeGroup(context, isCounted),
    ownAccount !== undefined &&
      fixed.owner === undefined && { id: 'owner', legend: 'Whose', options: [{ value: ownAccount, label: 'Mine' }] },
    {
      id: 'filter',
      legend: 'Show',
      options: itemFilters.map((value) => ({
        value,
        label: value,
        count: isCounted ? counts?.filters[value] : undefined,
        ...(value === 'NFSW Only' ? { title: 'Not safe for work' } : {}),
      })),
    },
    collections.length > 1 && {
      id: 'collection',
      legend: 'Collection',
      options: collections.map(({ address, name, items }) => ({ value: address, label: name, count: items })),
    },
    ...propertyGroups(context, isCounted),
  ]
  return groups.filter((group) => group !== false)
}

function filterLabel({ group, value }: ActiveFilter, { collections, ownAccount, rarities }: FilterContext): string {
  switch (group) {
    case 'filter':
    case 'category':
      return value
    case 'edge':
      return rarities.label(value)
    case 'collection':
      return collections?.find(({ address }) => address === value)?.name ?? 'One collection'
    case 'owner':
      return value === ownAccount ? 'Mine' : `Of ${shortenAddress(value)}`
    default:
      return `${propertyLabel(group.slice(propertyKey('').length))}: ${valueLabel(value)}`
  }
}

/** The filters that are on, with their labels. */
export const labelledFilters = (context: FilterContext) =>
  activeFilters(context.query).map((filter) => ({ ...filter, label: filterLabel(filter, context) }))

/** `“Legendary” or “Rare” and “Mine”`: values of one filter are alternatives. */
export const filterSentence = (filters: readonly { readonly group: string; readonly label: string }[]): string =>
  [...new Set(filters.map(({ group }) => group))]
    .map((group) => filters.flatMap((one) => (one.group === group ? [`“${one.label}”`] : [])).join(' or '))
    .join(' and ')

/** The query as hidden fields of a form, without the values of the form's own controls. */
export const hiddenFields = (
  query: ItemsQuery,
  groups: readonly FilterChoices[] = [],
): readonly (readonly [name: string, value: string])[] =>
  Object.entries(itemsParams({ ...query, cursor: undefined }))
    .flatMap(([name, values = []]) => [values].flat().map((value) => [name, value] as const))
    .filter(
      ([name, value]) => !groups.some(({ id, options }) => id === name && options.some((one) => one.value === value)),
    )
