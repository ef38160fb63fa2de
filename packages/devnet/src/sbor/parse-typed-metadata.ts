import * as z from 'zod'
import { type Metadata, metadataKinds } from './metadata'

const Value = z.union([
  z.string(),
  z.boolean().transform(String),
  z.object({ key_type: z.string(), key_hex: z.string() }).transform((key) => `${key.key_type}:${key.key_hex}`),
  z
    .object({ key_hash_type: z.string(), hash_hex: z.string() })
    .transform((hash) => `${hash.key_hash_type}:${hash.hash_hex}`),
  z
    .object({ resource_address: z.string(), non_fungible_id: z.string() })
    .transform((id) => `${id.resource_address}:${id.non_fungible_id}`),
])
// Instants come first: they have a date as their value, too.
const Single = z.union([
  z.object({ unix_timestamp_seconds: z.string() }).transform((instant) => instant.unix_timestamp_seconds),
  z.object({ value: Value }).transform(({ value }) => value),
  Value,
])
const Several = z.union([
  z
    .object({ values_unix_timestamp_seconds: z.array(z.string()) })
    .transform((one) => one.values_unix_timestamp_seconds),
  z.object({ values: z.array(Value) }).transform(({ values }) => values),
])

/** Parses the Gateway's typed form of a metadata value, which `typedMetadata` writes. Returns `undefined` for an unknown form. */
export function parseTypedMetadata(typed: { readonly type: string }): Metadata | undefined {
  const kind = metadataKinds.find((one) => one === typed.type)
  if (kind !== undefined) {
    const { data: value } = Single.safeParse(typed)
    return value === undefined ? undefined : { type: kind, value }
  }
  const element = metadataKinds.find((one) => `${one}Array` === typed.type)
  const { data: values } = Several.safeParse(typed)
  return element === undefined || values === undefined ? undefined : { type: `${element}Array`, values }
}
