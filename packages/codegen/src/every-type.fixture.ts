import { RadixEngineToolkit } from '@radixdlt/radix-engine-toolkit'
import { parseBlueprint } from './blueprint'
import { parseSchema } from './parse-schema'

/* A blueprint with every kind of type, encoded by the Radix Engine Toolkit. */

type Json = Readonly<Record<string, unknown>>
const list = (element_kind: string, elements: readonly Json[]): Json => ({ kind: 'Array', element_kind, elements })
const tuple = (...fields: readonly Json[]): Json => ({ kind: 'Tuple', fields })
const variant = (id: number, ...fields: readonly Json[]): Json => ({ kind: 'Enum', variant_id: String(id), fields })
const text = (value: string): Json => ({ kind: 'String', value })
const u8 = (value: number): Json => ({ kind: 'U8', value: String(value) })
const none = variant(0)
const some = (value: Json) => variant(1, value)

const wellKnown = (id: number) => variant(0, u8(id))
const local = (index: number) => variant(1, { kind: 'U64', value: String(index) })
const numbered = (value_kind: string, entries: readonly (readonly [number, Json])[]): Json => ({
  kind: 'Map',
  key_kind: 'U8',
  value_kind,
  entries: entries.map(([id, value]) => ({ key: u8(id), value })),
})
const names = (type?: string, children?: Json) =>
  tuple(type === undefined ? none : some(text(type)), children === undefined ? none : some(children))
const fieldNames = (...all: readonly string[]) => variant(0, list('String', all.map(text)))
const variantNames = (...all: readonly (readonly [string, ...string[]])[]) =>
  variant(
    1,
    numbered(
      'Tuple',
      all.map(([name, ...fields], id) => [id, names(name, fields.length === 0 ? undefined : fieldNames(...fields))]),
    ),
  )
const structOf = (...refs: readonly Json[]) => variant(14, list('Enum', refs))
const enumOf = (...variants: readonly (readonly Json[])[]) =>
  variant(
    15,
    numbered(
      'Array',
      variants.map((refs, id) => [id, list('Enum', refs)]),
    ),
  )
/** The validation of a resource that a component of a package must have created, as Scrypto writes it for typed references. */
const typedReference = variant(14, variant(0, variant(1, none, text('Machine'))))
const isProof = variant(14, variant(1, variant(1)))

/** A name that would end a comment: the author of a package chooses the names of its types. */
const hostile = 'Odd\nthrow new Error()'

const types: readonly (readonly [kind: Json, names: Json, validation?: Json])[] = [
  [
    structOf(wellKnown(2), wellKnown(11), local(1), local(3), local(4), local(5), local(8), wellKnown(193)),
    names('State', fieldNames('offset', 'total', 'limit', 'status', 'history', 'scores', 'next', 'ratio')),
  ],
  [enumOf([], [wellKnown(192)]), names('Option', variantNames(['None'], ['Some']))],
  [variant(17, variant(1)), names('Proof'), isProof],
  [
    enumOf([], [wellKnown(196), local(4)], [wellKnown(12)]),
    names('Status', variantNames(['Idle'], ['Open', 'since', 'by'], ['Closed'])),
  ],
  [variant(13, local(7)), names()],
  [variant(16, wellKnown(12), local(7)), names()],
  [variant(17, variant(0)), names('Machine'), typedReference],
  [structOf(wellKnown(133), wellKnown(194)), names('Piece', fieldNames('resource', 'id'))],
  [enumOf([], [local(0)]), names('Option', variantNames(['None'], ['Some']))],
  [
    structOf(wellKnown(161), local(2), local(1), local(5), local(4), local(3), local(6), wellKnown(65), wellKnown(11)),
    names(
      'Machine_run_Input',
      fieldNames('payment', 'badge', 'limit', 'scores', 'pieces', 'new', 'machine', 'data', 'total'),
    ),
  ],
  [structOf(wellKnown(193)), names('Machine_tune_Input', fieldNames('ratio'))],
  [variant(13, wellKnown(161)), names()],
  [structOf(local(11)), names('Machine_fill_Input', fieldNames('buckets'))],
  [variant(17, variant(1)), names(hostile)],
  [structOf(local(13)), names('Machine_hold_Input', fieldNames('thing'))],
]

/** The bytes of the schema. */
export const everyTypeSchema = (): Promise<Uint8Array> =>
  RadixEngineToolkit.ScryptoSbor.encodeProgrammaticJson(
    variant(
      0,
      tuple(
        list(
          'Enum',
          types.map(([kind]) => kind),
        ),
        list(
          'Tuple',
          types.map(([, own]) => own),
        ),
        list(
          'Enum',
          types.map(([, , validation = none]) => validation),
        ),
      ),
    ),
  )

const schema_hash = 'ab'.repeat(32)
const payload = (id: number) => ({
  type: 'Static',
  type_id: { schema_hash, local_type_id: { kind: 'SchemaLocal', id } },
})
const receiver_info = { receiver: 'SelfRef', reference_type: 'Normal' }

/** The blueprint as a Gateway describes it. */
export async function everyTypeBlueprint() {
  const definition = {
    interface: {
      state: { fields: { fields: [{ field_type_ref: payload(0) }] } },
      functions: {
        run: { receiver_info, input: payload(9), output: payload(0) },
        tune: { receiver_info, input: payload(10), output: payload(0) },
        fill: { receiver_info, input: payload(12), output: payload(0) },
        hold: { receiver_info, input: payload(14), output: payload(0) },
        generic: { receiver_info, input: { type: 'Generic', index: 0 }, output: payload(0) },
        instantiate: { input: payload(9), output: payload(0) },
      },
      events: { 'Odd*/event\u2028': payload(7) },
    },
  }
  const schemas = new Map([[schema_hash, parseSchema(await everyTypeSchema())._unsafeUnwrap()]])
  return parseBlueprint(definition, {
    name: 'Machine',
    packageAddress: `package_loc1every\n${hostile}`,
    schemas,
  })._unsafeUnwrap()
}
