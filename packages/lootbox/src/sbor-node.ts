import { exceedsMaxDepth } from '@lootboxes/gateway/sbor'
import { err, ok, type Result } from 'neverthrow'
import * as z from 'zod/mini'

/** Programmatic JSON of the Gateway, as far as a reader follows it (gateway-and-ledger 1.4). */
export const SborNode = z.looseObject({
  kind: z.string(),
  type_name: z.nullish(z.string()),
  field_name: z.nullish(z.string()),
  variant_id: z.nullish(z.union([z.string(), z.number()])),
  value: z.optional(z.unknown()),
  get fields() {
    return z.nullish(z.array(SborNode))
  },
  get elements() {
    return z.nullish(z.array(SborNode))
  },
  get entries() {
    return z.nullish(z.array(z.looseObject({ key: SborNode, value: SborNode })))
  },
})
export type SborNode = z.infer<typeof SborNode>

/** The one door for programmatic JSON. */
export const parseSbor = (json: unknown): Result<SborNode, 'not-programmatic-json'> => {
  if (exceedsMaxDepth(json)) return err('not-programmatic-json')
  const parsed = SborNode.safeParse(json)
  return parsed.success ? ok(parsed.data) : err('not-programmatic-json')
}

/** A direct field of a Tuple or Enum by its name. */
export const fieldOf = (node: SborNode | undefined, name: string): SborNode | undefined =>
  node?.fields?.find((field) => field.field_name === name)

/** Scalars are text in programmatic JSON. */
export const textOf = (node: SborNode | undefined): string | undefined =>
  typeof node?.value === 'string' ? node.value : undefined

/** A Bool; also an Option, where Some means yes. */
export function flagOf(node: SborNode | undefined): boolean | undefined {
  if (node?.kind === 'Bool') return node.value === true || node.value === 'true'
  if (node?.kind === 'Enum') return String(node.variant_id) === '1'
  return undefined
}

/** Everything directly inside a node. */
export const childrenOf = (node: SborNode): readonly SborNode[] => [
  ...(node.fields ?? []),
  ...(node.elements ?? []),
  ...(node.entries ?? []).flatMap(({ key, value }) => [key, value]),
]
