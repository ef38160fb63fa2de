import type { ItemCounts } from '@lootboxes/catalog'
import {
  type ActiveFilter,
  activeFilters,
  type ItemsQuery,
  itemFilters,
  itemsParams,
  parseRange,
  propertyKey,
} from '@lootboxes/catalog/lists'
import { shortenAddress } from '@lootboxes/ledger'
import { safeName } from '@lootboxes/lootbox/client'
import { type FilterGroup, parseRarity, RarityEdge, rarities, rarityShortWords } from '@lootboxes/ui'

/** The list that the filters and their labels belong to. */
export type FilterContext = {
  readonly query: ItemsQuery
  readonly fixed: Pick<ItemsQuery, 'owner'>
  readonly counts?: Pick<ItemCounts, 'filters' | 'rarities' | 'attributes'> | undefined
  readonly collections?:
    | readonly { readonly address: string; readonly name: string; readonly items: number }[]
    | undefined
  /** The connected account. */
  readonly ownAccount: string | undefined
}

type Value = { readonly value: string; readonly items: number }

/** The label of a rarity: one of the kit's four, or the creator's own word. */
const rarityLabel = (rarity: string) =>
  parseRarity(rarity) === rarity ? rarityShortWords[parseRarity(rarity)] : safeName(rarity, 'No word')
const propertyLabel = (name: string) => safeName(name, 'Without a name')
function valueLabel(value: string): string {
  const { min, max } = parseRange(value) ?? {}
  if (min === undefined && max === undefined) return safeName(value, 'Nothing')
  return min === undefined ? `up to ${max}` : max === undefined ? `from ${min}` : `${min} to ${max}`
}

/** Adds the chosen values that the catalog does not know, so that they can be switched off. */
const withSelected = (known: readonly Value[], selected: readonly string[]): readonly Value[] => [
  ...known,
  ...selected.filter((value) => !known.some((one) => one.value === value)).map((value) => ({ value, items: 0 })),
]

/** Rarest first. */
function edgeGroup({ counts, query }: FilterContext, isCounted: boolean): FilterGroup[] {
  const known = counts?.rarities ?? []
  if (known.length < 2) return []
  const rank = (rarity: string) => rarities.indexOf(parseRarity(rarity))
  const values = known
    .filter(({ rarity }) => rarity !== '')
    .toSorted((a, b) => rank(b.rarity) - rank(a.rarity))
    .map(({ rarity, items }) => ({ value: rarity, items }))
  const options = withSelected(values, query.edge).map(({ value, items }) => ({
    value,
    label: rarityLabel(value),
    mark: <RarityEdge rarity={parseRarity(value)} label="" className="[&_svg]:h-3.5 [&_svg]:w-6" />,
    count: isCounted ? items : undefined,
  }))
  return [{ id: 'edge', legend: 'Rarity', options }]
}

const OPEN_PROPERTIES = 4
const OPEN_VALUES = 6

/** The items' own data fields. The first few are unfolded, except those with very many values. */
function propertyGroups({ counts, query }: FilterContext, isCounted: boolean): readonly FilterGroup[] {
  const known = counts?.attributes ?? []
  const unknown = query.properties
    .filter(({ name }) => !known.some((one) => one.name === name))
    .map(({ name }) => ({ name, values: [], all: 0, range: undefined }))
  return [...known, ...unknown].map(({ name, values, all, range }, index) => {
    const isCut = all > values.length
    const selected = query.properties.find((one) => one.name === name)?.values ?? []
    if (range) {
      const { min: from, max: to } = selected.map(parseRange).find(Boolean) ?? {}
      const folded = index >= OPEN_PROPERTIES
      return { id: propertyKey(name), legend: propertyLabel(name), options: [], range: { ...range, from, to }, folded }
    }
    return {
      id: propertyKey(name),
      legend: propertyLabel(name),
      shown: OPEN_VALUES,
      folded: index >= OPEN_PROPERTIES || isCut,
      options: withSelected(values, selected).map(({ value, items }) => ({
        value,
        label: valueLabel(value),
        count: isCounted ? items : undefined,
      })),
      note: isCut ? (
        <p className="py-2 text-ink-soft text-sm">
          The {values.length} most frequent of {all.toLocaleString('en')}.
        </p>
      ) : undefined,
    }
  })
}

/** The filters of a list. The catalog counts the items of all owners, so one owner's list shows no counts. */
export function filterGroups(context: FilterContext): readonly FilterGroup[] {
  const { counts, collections = [], query, fixed, ownAccount } = context
  const isCounted = query.owner === undefined
  const groups: readonly (FilterGroup | false)[] = [
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

function filterLabel({ group, value }: ActiveFilter, { collections, ownAccount }: FilterContext): string {
  switch (group) {
    case 'filter':
    case 'category':
      return value
    case 'edge':
      return rarityLabel(value)
    case 'collection':
      return collections?.find(({ address }) => address === value)?.name ?? 'One collection'
    case 'owner':
      return value === ownAccount ? 'Mine' : `Of ${shortenAddress(value)}`
    default:
      return `${propertyLabel(group.slice(propertyKey('').length))}: ${valueLabel(value)}`
  }
}

/** The filters that are on, with their labels. */
export const filterChips = (context: FilterContext) =>
  activeFilters(context.query).map((filter) => ({ ...filter, label: filterLabel(filter, context) }))

/** The query as hidden fields of a form, without the values of the form's own controls. */
export const hiddenParams = (query: ItemsQuery, groups: readonly FilterGroup[] = []): readonly [string, string][] =>
  Object.entries(itemsParams({ ...query, cursor: undefined }))
    .flatMap(([name, values = []]) => [values].flat().map((value): [string, string] => [name, value]))
    .filter(
      ([name, value]) => !groups.some(({ id, options }) => id === name && options.some((one) => one.value === value)),
    )
