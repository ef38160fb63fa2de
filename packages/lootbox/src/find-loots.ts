import { type LocalId, parseResourceAddress, type ResourceAddress } from '@lootboxes/ledger'
import { childrenOf, fieldOf, type SborNode, textOf } from './sbor-node'
import { validIds } from './valid-ids'

/** The loot of one field of a ticket: a resource and the ids of its non-fungibles. */
export type FoundLoot = {
  readonly fieldName: string
  readonly resource: ResourceAddress
  readonly ids: readonly LocalId[]
}

const resourceOf = (node: SborNode): ResourceAddress | undefined =>
  node.kind === 'Reference' ? parseResourceAddress(textOf(node) ?? '').unwrapOr(undefined) : undefined

const idsOf = (node: SborNode): readonly LocalId[] => {
  if (node.kind === 'Array')
    return (node.elements ?? []).flatMap((element) => (element.kind === 'Array' ? [] : idsOf(element)))
  return node.kind === 'NonFungibleLocalId' ? validIds([textOf(node) ?? '']) : []
}

/** Matches a node that has one resource and at least one id. */
function pairIn(parts: readonly SborNode[]): Pick<FoundLoot, 'resource' | 'ids'> | undefined {
  const [resource, ...more] = parts.flatMap((part) => resourceOf(part) ?? [])
  const ids = parts.flatMap(idsOf)
  return resource !== undefined && more.length === 0 && ids.length > 0 ? { resource, ids } : undefined
}

/**
 * Returns every pair of one resource and its ids within a node. The label is the pair's own `field_name` text, or the name
 * of its field. Works for any contract that stores a ticket's loot in its data.
 */
export function findLoots(node: SborNode, label = ''): readonly FoundLoot[] {
  const here = node.field_name ?? label
  const pair = node.fields ? pairIn(node.fields) : undefined
  if (pair) return [{ fieldName: textOf(fieldOf(node, 'field_name')) ?? here, ...pair }]
  const fromEntries = (node.entries ?? []).flatMap(({ key, value }) => {
    const entry = pairIn([key, value])
    return entry ? [{ fieldName: here, ...entry }] : [...findLoots(key, here), ...findLoots(value, here)]
  })
  const nested = node.entries ? [] : childrenOf(node).flatMap((child) => findLoots(child, here))
  return [...nested, ...fromEntries]
}
