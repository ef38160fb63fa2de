import { parseLocalId, parseResourceAddress } from '@lootboxes/ledger'

/** Programmatic JSON of the Gateway. Any account can write it, so every field is checked before it is used. */
export type SborNode = {
  readonly kind?: unknown
  readonly field_name?: unknown
  readonly variant_id?: unknown
  readonly value?: unknown
  readonly fields?: unknown
  readonly elements?: unknown
  readonly entries?: unknown
}

/** Data nested deeper than this is ignored. */
const MAX_DEPTH = 16

const isNode = (value: unknown): value is SborNode => typeof value === 'object' && value !== null

const nodesIn = (list: unknown): readonly SborNode[] => (Array.isArray(list) ? list.filter(isNode) : [])

export const nodeOf = (json: unknown): SborNode | undefined => (isNode(json) ? json : undefined)

export const fieldsOf = (node: SborNode | undefined): readonly SborNode[] => nodesIn(node?.fields)

export const fieldOf = (node: SborNode | undefined, name: string): SborNode | undefined =>
  fieldsOf(node).find((field) => field.field_name === name)

/** Scalars are text in programmatic JSON; booleans are JSON's own. */
export const textOf = (node: SborNode | undefined): string | undefined => {
  const value = node?.value
  return typeof value === 'string' ? value : typeof value === 'boolean' ? String(value) : undefined
}

/** A Bool; also an Option, where Some means yes. */
export const flagOf = (node: SborNode | undefined): boolean | undefined => {
  if (node?.kind === 'Bool') return node.value === true || node.value === 'true'
  if (node?.kind === 'Enum') return node.variant_id === '1' || node.variant_id === 1
  return undefined
}

const childrenOf = (node: SborNode): readonly SborNode[] => [
  ...fieldsOf(node),
  ...nodesIn(node.elements),
  ...nodesIn(node.entries).flatMap((entry) => {
    const { key, value } = entry as { key?: unknown; value?: unknown }
    return [key, value].filter(isNode)
  }),
]

export type FoundLoot = { readonly resource: string; readonly ids: readonly string[] }

const resourceIn = (node: SborNode): string | undefined =>
  node.kind === 'Reference' ? parseResourceAddress(textOf(node) ?? '').unwrapOr(undefined) : undefined

const idsIn = (node: SborNode): readonly string[] => {
  if (node.kind === 'Array') return nodesIn(node.elements).flatMap((one) => (one.kind === 'Array' ? [] : idsIn(one)))
  if (node.kind !== 'NonFungibleLocalId') return []
  const id = parseLocalId(textOf(node) ?? '').unwrapOr(undefined)
  return id === undefined ? [] : [id]
}

/** Every non-fungible id within a node. */
export function idsWithin(node: SborNode, depth = 0): readonly string[] {
  if (depth > MAX_DEPTH) return []
  return node.kind === 'NonFungibleLocalId'
    ? idsIn(node)
    : childrenOf(node).flatMap((part) => idsWithin(part, depth + 1))
}

/** Every pair of one resource and its ids within a node: the loot of a ticket, whatever the contract calls its fields. */
export function findLoots(node: SborNode, depth = 0): readonly FoundLoot[] {
  if (depth > MAX_DEPTH) return []
  const parts = childrenOf(node)
  const resources = parts.flatMap((part) => resourceIn(part) ?? [])
  const ids = parts.flatMap(idsIn)
  const [resource] = resources
  if (resource !== undefined && resources.length === 1 && ids.length > 0) return [{ resource, ids }]
  return parts.flatMap((part) => findLoots(part, depth + 1))
}
