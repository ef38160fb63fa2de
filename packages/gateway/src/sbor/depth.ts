/** The levels of a value that the ledger accepts. The root has level 1. */
export const MAX_DEPTH = 64

const listOf = (nodes: unknown): readonly unknown[] => (Array.isArray(nodes) ? nodes : [])

/** The nodes directly inside an unvalidated node. */
function partsOf(json: unknown): readonly unknown[] {
  const { fields, elements, entries } = Object(json) as Partial<Record<string, unknown>>
  const pairs = listOf(entries).flatMap((entry) => {
    const { key, value } = Object(entry) as Partial<Record<string, unknown>>
    return [key, value]
  })
  return [...listOf(fields), ...listOf(elements), ...pairs]
}

/** Whether programmatic JSON has more levels than a value of the ledger. Not recursive, unlike a schema, which overflows the stack. */
export function exceedsMaxDepth(json: unknown): boolean {
  let nodes: readonly unknown[] = [json]
  for (let level = 1; level <= MAX_DEPTH && nodes.length > 0; level++) nodes = nodes.flatMap(partsOf)
  return nodes.length > 0
}
