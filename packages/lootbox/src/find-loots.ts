import { type LocalId, parseLocalId, parseResourceAddress, type ResourceAddress } from '@lootboxes/ledger'
import { childrenOf, fieldOf, type SborNode, textOf } from './sbor-node'

export type FoundLoot = {
  readonly fieldName: string
  readonly resource: ResourceAddress
  readonly ids: readonly LocalId[]
}

const resourceOf = (node: SborNode): ResourceAddress | undefined =>
  node.kind === 'Reference'
    ? parseResourceAddress(textOf(node) ?? '').match(
        (address) => address,
        () => undefined,
      )
    : undefined

const idsOf = (node: SborNode): readonly LocalId[] => {
  if (node.kind === 'Array')
    return (node.elements ?? []).flatMap((element) => (element.kind === 'Array' ? [] : idsOf(element)))
  if (node.kind !== 'NonFungibleLocalId') return []
  return parseLocalId(textOf(node) ?? '').match(
    (id) => [id],
    () => [],
  )
}

/** One resource beside at least one id: that is loot. */
function pairIn(parts: readonly SborNode[]): Pick<FoundLoot, 'resource' | 'ids'> | undefined {
  const [resource, ...more] = parts.flatMap((part) => resourceOf(part) ?? [])
  const ids = parts.flatMap(idsOf)
  return resource !== undefined && more.length === 0 && ids.length > 0 ? { resource, ids } : undefined
}

/**
 * Every pair of one resource and its ids within a node, labelled by the pair's own `field_name` text, else by the name
 * of the field it lies in. Works for any contract that says what a ticket won (trap T45).
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
