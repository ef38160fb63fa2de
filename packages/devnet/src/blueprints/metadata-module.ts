import { formatAmount } from '@lootboxes/ledger'
import { abort } from '../engine/abort'
import type { Argument } from '../engine/argument'
import type { Runtime } from '../engine/runtime'
import { emit } from '../engine/runtime'
import {
  address,
  bool,
  bytes,
  decimal,
  list,
  localId,
  map,
  oneOf,
  option,
  resourceAddress,
  type Shape,
  text,
  tuple,
  typeError,
  type Variant,
  variant,
} from '../engine/shapes'
import { FIRST_ARRAY_VARIANT, type Metadata, type MetadataKind, metadataKinds, metadataValue } from '../sbor/metadata'
import { tuple as sborTuple, string } from '../sbor/programmatic'
import { type MetadataEntry, placeKey } from '../store/families'
import { type Method, nothing, protectedMethod, publicMethod } from './blueprint'

const integer =
  (kind: 'U8' | 'U32' | 'U64' | 'I32' | 'I64'): Shape<string> =>
  (value: Argument) =>
    value.kind === kind ? value.value.toString() : typeError(value, kind)

/** A public key or the hash of one, by curve. */
const keyed = oneOf<string>({
  0: variant([bytes], (hex) => `EcdsaSecp256k1:${hex}`),
  1: variant([bytes], (hex) => `EddsaEd25519:${hex}`),
})

const globalId: Shape<string> = (value) => tuple(resourceAddress, localId)(value).join(':')

/** The text form of each kind of metadata value. */
const texts: Readonly<Record<MetadataKind, Shape<string>>> = {
  String: text,
  Bool: (value) => String(bool(value)),
  U8: integer('U8'),
  U32: integer('U32'),
  U64: integer('U64'),
  I32: integer('I32'),
  I64: integer('I64'),
  Decimal: (value) => formatAmount(decimal(value)),
  GlobalAddress: address,
  PublicKey: keyed,
  NonFungibleGlobalId: globalId,
  NonFungibleLocalId: localId,
  Instant: integer('I64'),
  Url: text,
  Origin: text,
  PublicKeyHash: keyed,
}

/** Manifests write a list of `U8` as bytes. */
const elements =
  (kind: MetadataKind): Shape<readonly string[]> =>
  (value) =>
    kind === 'U8' && value.kind === 'Bytes' ? [...value.value].map(String) : list(texts[kind])(value)

const variants = metadataKinds.flatMap((kind, id): (readonly [number, Variant<Metadata>])[] => [
  [id, variant([texts[kind]], (value) => ({ type: kind, value }))],
  [FIRST_ARRAY_VARIANT + id, variant([elements(kind)], (values) => ({ type: `${kind}Array` as const, values }))],
])

/** Parses a metadata value of any kind. */
const metadataShape: Shape<Metadata> = oneOf(Object.fromEntries(variants))

const MAX_KEY_LENGTH = 100
const MAX_VALUE_LENGTH = 4_096

/** Writes a metadata entry. Aborts for a locked key and for a key or value that is too long. */
function writeMetadata(runtime: Runtime, entity: string, key: string, entry: MetadataEntry): void {
  const { draft } = runtime
  const at = placeKey(entity, key)
  const before = draft.get('metadata', at)
  if (before?.isLocked === true) abort(`SystemError(KeyValueEntryLocked): the metadata ${key} is locked`)
  if (key.length > MAX_KEY_LENGTH) abort('MetadataError(MetadataKeyLengthExceeded)')
  if (entry.metadata && JSON.stringify(entry.metadata).length > MAX_VALUE_LENGTH)
    abort('MetadataError(MetadataValueLengthExceeded)')
  if (before === undefined) draft.append('metadataKeys', entity, key)
  draft.set('metadata', at, entry)
}

const set: Method = protectedMethod('metadata_setter', [text, metadataShape], ({ runtime, self }, key, metadata) => {
  writeMetadata(runtime, self, key, { metadata, isLocked: false })
  emit(
    runtime,
    self,
    'SetMetadataEvent',
    sborTuple('SetMetadataEvent', { key: string(key), value: metadataValue(metadata) }),
  )
  return nothing
})

const remove: Method = protectedMethod('metadata_setter', [text], ({ runtime, self }, key) => {
  writeMetadata(runtime, self, key, { metadata: undefined, isLocked: false })
  emit(runtime, self, 'RemoveMetadataEvent', sborTuple('RemoveMetadataEvent', { key: string(key) }))
  return nothing
})

const lock: Method = protectedMethod('metadata_locker', [text], ({ runtime, self }, key) => {
  const metadata = runtime.draft.get('metadata', placeKey(self, key))?.metadata
  writeMetadata(runtime, self, key, { metadata, isLocked: true })
  return nothing
})

/** The metadata module of every global entity. */
export const metadataModule: ReadonlyMap<string, Method> = new Map([
  ['set', set],
  ['remove', remove],
  ['lock', lock],
  ['get', publicMethod([text], () => nothing)],
])

export const metadataRoleNames = [
  'metadata_setter',
  'metadata_setter_updater',
  'metadata_locker',
  'metadata_locker_updater',
]

const initialEntries = map(text, tuple(option(metadataShape), bool))

/** Parses the initial metadata of an entity, each with a flag that locks it. */
export const metadataInit: Shape<readonly (readonly [key: string, entry: MetadataEntry])[]> = (value) =>
  initialEntries(value).map(([key, [metadata, isLocked]]) => [key, { metadata, isLocked }])

/** Writes the initial metadata of a new entity. */
export function writeInitialMetadata(
  runtime: Runtime,
  entity: string,
  entries: readonly (readonly [string, MetadataEntry])[],
): void {
  for (const [key, entry] of entries) writeMetadata(runtime, entity, key, entry)
}
