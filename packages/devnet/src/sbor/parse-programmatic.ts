import { err, ok, type Result } from 'neverthrow'
import * as z from 'zod'
import type { Programmatic } from './programmatic'

const Scalar = z.object({
  kind: z.enum(['String', 'U8', 'U32', 'U64', 'I32', 'I64', 'Decimal', 'Reference', 'Own', 'NonFungibleLocalId']),
  value: z.string(),
})
const Bool = z.object({ kind: z.literal('Bool'), value: z.boolean() })
const Bytes = z.object({ kind: z.literal('Bytes'), element_kind: z.literal('U8').default('U8'), hex: z.string() })

const Flat = z.union([Scalar, Bool, Bytes])
const Tuple = z.object({ kind: z.literal('Tuple'), fields: z.array(Flat) })
const Enum = z.object({ kind: z.literal('Enum'), variant_id: z.coerce.string(), fields: z.array(Flat).default([]) })

const Key = z.union([Flat, Tuple, Enum])

/** Parses the programmatic JSON of a key: scalars, and tuples and enums of scalars. Ignores names. */
export function parseProgrammatic(json: unknown): Result<Programmatic, string> {
  const parsed = Key.safeParse(json)
  return parsed.success ? ok(parsed.data) : err('Not a programmatic JSON value of a supported kind')
}
