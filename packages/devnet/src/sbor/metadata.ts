import type { Programmatic } from './programmatic'
import * as sbor from './programmatic'

/** Kinds of metadata values, in the order of their variant numbers. */
export const metadataKinds = [
  'String',
  'Bool',
  'U8',
  'U32',
  'U64',
  'I32',
  'I64',
  'Decimal',
  'GlobalAddress',
  'PublicKey',
  'NonFungibleGlobalId',
  'NonFungibleLocalId',
  'Instant',
  'Url',
  'Origin',
  'PublicKeyHash',
] as const
export type MetadataKind = (typeof metadataKinds)[number]

/**
 * A metadata value. Every kind has a text form: keys and hashes are `EddsaEd25519:hex`, instants seconds since 1970, global ids
 * `resource:id`.
 */
export type Metadata =
  | { readonly type: MetadataKind; readonly value: string }
  | { readonly type: `${MetadataKind}Array`; readonly values: readonly string[] }

/** Variant numbers of arrays follow those of their elements at this distance. */
export const FIRST_ARRAY_VARIANT = 128

const curveOf = (text: string): readonly [id: number, name: string] =>
  text.startsWith('EcdsaSecp256k1:') ? [0, 'Secp256k1'] : [1, 'Ed25519']
const hexOf = (text: string): string => text.slice(text.indexOf(':') + 1)
function keyed(text: string): Programmatic {
  const [id, name] = curveOf(text)
  return sbor.variant(id, name, sbor.bytes(hexOf(text)))
}

function globalId(text: string): Programmatic {
  const [resource = '', id = ''] = text.split(':')
  return sbor.tuple('NonFungibleGlobalId', { resource_address: sbor.reference(resource), local_id: sbor.localId(id) })
}

type KindRow = {
  /** The SBOR kind of the elements of an array. */
  readonly kind: sbor.ValueKind
  readonly write: (text: string) => Programmatic
  /** Fields of the Gateway's typed value, except its type. The default is the text. */
  readonly typed?: (text: string) => Readonly<Record<string, unknown>>
}

const typedGlobalId = (text: string) => {
  const [resource_address = '', non_fungible_id = ''] = text.split(':')
  return { resource_address, non_fungible_id }
}

const rows: Readonly<Record<MetadataKind, KindRow>> = {
  String: { kind: 'String', write: sbor.string },
  Bool: { kind: 'Bool', write: (text) => sbor.bool(text === 'true'), typed: (text) => ({ value: text === 'true' }) },
  U8: { kind: 'U8', write: sbor.scalar('U8') },
  U32: { kind: 'U32', write: sbor.scalar('U32') },
  U64: { kind: 'U64', write: sbor.u64 },
  I32: { kind: 'I32', write: sbor.scalar('I32') },
  I64: { kind: 'I64', write: sbor.scalar('I64') },
  Decimal: { kind: 'Decimal', write: sbor.decimal },
  GlobalAddress: { kind: 'Reference', write: sbor.reference },
  PublicKey: {
    kind: 'Enum',
    write: keyed,
    typed: (text) => ({ value: { key_type: text.slice(0, text.indexOf(':')), key_hex: hexOf(text) } }),
  },
  NonFungibleGlobalId: { kind: 'Tuple', write: globalId, typed: typedGlobalId },
  NonFungibleLocalId: { kind: 'NonFungibleLocalId', write: sbor.localId },
  Instant: {
    kind: 'I64',
    write: sbor.scalar('I64'),
    typed: (text) => ({ value: instantText(text), unix_timestamp_seconds: text }),
  },
  Url: { kind: 'String', write: sbor.string },
  Origin: { kind: 'String', write: sbor.string },
  PublicKeyHash: {
    kind: 'Enum',
    write: keyed,
    typed: (text) => ({ value: { key_hash_type: text.slice(0, text.indexOf(':')), hash_hex: hexOf(text) } }),
  },
}

const LONGEST_SECONDS = 8_640_000_000_000n

/** Instants beyond the range of dates are clamped, as in the Gateway. */
function instantText(seconds: string): string {
  const exact = BigInt(seconds)
  const clamped = exact > LONGEST_SECONDS ? LONGEST_SECONDS : exact < -LONGEST_SECONDS ? -LONGEST_SECONDS : exact
  return new Date(Number(clamped) * 1000).toISOString()
}

/** Kind of a metadata value, or of the elements of an array. */
export const metadataKindOf = ({ type }: Pick<Metadata, 'type'>): MetadataKind =>
  // The name of an array is that of its elements with a suffix.
  (type.endsWith('Array') ? type.slice(0, -'Array'.length) : type) as MetadataKind

const known = new WeakMap<Metadata, Programmatic>()

function write(metadata: Metadata): Programmatic {
  const kind = metadataKindOf(metadata)
  const row = rows[kind]
  const id = metadataKinds.indexOf(kind)
  return 'values' in metadata
    ? sbor.variant(FIRST_ARRAY_VARIANT + id, metadata.type, sbor.array(row.kind, metadata.values.map(row.write)))
    : sbor.variant(id, metadata.type, row.write(metadata.value))
}

/** The metadata enum as programmatic JSON. Equal values share one object, so that their bytes are encoded once. */
export function metadataValue(metadata: Metadata): Programmatic {
  const before = known.get(metadata)
  if (before !== undefined) return before
  const value = write(metadata)
  known.set(metadata, value)
  return value
}

/** The Gateway's typed form of a metadata value. */
export function typedMetadata(metadata: Metadata): Readonly<Record<string, unknown>> {
  const { typed } = rows[metadataKindOf(metadata)]
  if (!('values' in metadata)) return { type: metadata.type, ...(typed?.(metadata.value) ?? { value: metadata.value }) }
  const values = metadata.values.map((text) => {
    const fields: Readonly<Record<string, unknown>> = typed?.(text) ?? { value: text }
    // Arrays hold the plain value, except those of values with several fields.
    return metadata.type === 'NonFungibleGlobalIdArray' || metadata.type === 'InstantArray' ? fields : fields.value
  })
  if (metadata.type !== 'InstantArray') return { type: metadata.type, values }
  return {
    type: metadata.type,
    values: metadata.values.map(instantText),
    values_unix_timestamp_seconds: metadata.values,
  }
}
