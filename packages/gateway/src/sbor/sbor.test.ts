import { amountOf } from '@lootboxes/ledger'
import { expect, expectTypeOf, test } from 'vitest'
import * as sbor from './index'

const piece = sbor.struct({ id: sbor.localId, worth: sbor.option(sbor.decimal) })
const status = sbor.variants({ Idle: [0, {}], Open: [1, { since: sbor.bigInteger('I64') }] })
const state = sbor.struct({
  size: sbor.integer('U8'),
  data: sbor.bytes,
  pieces: sbor.list(piece),
  status,
  rest: sbor.anything,
})

const none = { kind: 'Enum', variant_id: '0', variant_name: 'None', fields: [] }
const some = (value: object) => ({ kind: 'Enum', variant_id: '1', variant_name: 'Some', fields: [value] })
const id = { kind: 'NonFungibleLocalId', value: '#1#', field_name: 'id' }
const pieceJson = (worth: object) => ({ kind: 'Tuple', type_name: 'Piece', fields: [id, worth] })
const stateJson = (worth: object) => ({
  kind: 'Tuple',
  fields: [
    { kind: 'U8', value: '3' },
    { kind: 'Bytes', element_kind: 'U8', hex: '00ff' },
    { kind: 'Array', element_kind: 'Tuple', elements: [pieceJson(none), pieceJson(worth)] },
    { kind: 'Enum', variant_id: 1, fields: [{ kind: 'I64', value: '-9007199254740993' }] },
    { kind: 'Map', key_kind: 'String', value_kind: 'Bool', entries: [] },
  ],
})

test('reads a value with the types of its parts', () => {
  const read = state.parse(stateJson(some({ kind: 'Decimal', value: '2' })))
  expectTypeOf(read.pieces).toEqualTypeOf<
    readonly {
      readonly id: sbor.SborValue<typeof sbor.localId>
      readonly worth: sbor.SborValue<typeof sbor.decimal> | undefined
    }[]
  >()
  expect(read).toEqual({
    size: 3,
    data: '00ff',
    pieces: [
      { id: '#1#', worth: undefined },
      { id: '#1#', worth: amountOf(2) },
    ],
    status: { variant: 'Open', fields: { since: -9007199254740993n } },
    rest: expect.objectContaining({ kind: 'Map' }),
  })
  if (read.status.variant === 'Open') expectTypeOf(read.status.fields.since).toEqualTypeOf<bigint>()
})

test('an error names the path of the part with another type', () => {
  const json = stateJson(some({ kind: 'Decimal', value: 'two' }))
  const error = { kind: 'unexpected-value', path: 'value.pieces[1].worth', expected: 'a Decimal' }
  expect(state.safeParse(json)._unsafeUnwrapErr()).toEqual(error)
  expect(() => state.parse(json)).toThrow('value.pieces[1].worth is not a Decimal.')
  expect(state.safeParse(undefined)._unsafeUnwrapErr()).toMatchObject({ path: 'value', expected: 'programmatic JSON' })
})

const nested = (levels: number) => {
  let json: object = { kind: 'Bool', value: true }
  for (let level = 1; level < levels; level++) {
    json =
      level % 2 === 0
        ? { kind: 'Map', entries: [{ key: { kind: 'U8', value: '1' }, value: json }] }
        : { kind: 'Tuple', fields: [json] }
  }
  return json
}

test('refuses more levels than a value of the ledger has', () => {
  expect(sbor.anything.safeParse(nested(64)).isOk()).toBe(true)
  const error = { kind: 'unexpected-value', path: 'value', expected: 'programmatic JSON with at most 64 levels' }
  for (const levels of [65, 100_000]) expect(sbor.anything.safeParse(nested(levels))._unsafeUnwrapErr()).toEqual(error)
  expect(() => sbor.anything.parse(nested(100_000))).toThrow('value is not programmatic JSON with at most 64 levels.')
})

test.each([
  null,
  [],
  { kind: 'Tuple', fields: 5 },
  { kind: 'Map', entries: [null] },
  { kind: 'Tuple', fields: [null] },
])('refuses %j', (json) => {
  expect(sbor.anything.safeParse(json)._unsafeUnwrapErr()).toMatchObject({ expected: 'programmatic JSON' })
})

test.each([
  ['another number of fields', piece, { kind: 'Tuple', fields: [id] }, 'a value with 2 fields'],
  ['another kind', piece, { kind: 'Enum', variant_id: '0', fields: [] }, 'a Tuple'],
  ['an unknown variant', status, { kind: 'Enum', variant_id: '2', fields: [] }, 'an Enum of Idle, Open'],
  ['a fraction in an integer', sbor.integer('U8'), { kind: 'U8', value: '1.5' }, 'a U8'],
  ['an integer out of its range', sbor.integer('U8'), { kind: 'U8', value: '256' }, 'a U8'],
  ['a negative unsigned integer', sbor.bigInteger('U64'), { kind: 'U64', value: '-1' }, 'a U64'],
  ['a number that is not exact', sbor.integer('U32'), { kind: 'U32', value: '9007199254740993' }, 'a U32'],
  ['more digits than 128 bits', sbor.bigInteger('U128'), { kind: 'U128', value: '9'.repeat(1_000_000) }, 'a U128'],
  ['a word as a precise decimal', sbor.preciseDecimal, { kind: 'PreciseDecimal', value: 'NaN' }, 'a PreciseDecimal'],
  ['bytes that are no hexadecimal', sbor.bytes, { kind: 'Bytes', hex: 'zz' }, 'Bytes'],
  ['Some without a value', sbor.option(sbor.text), { kind: 'Enum', variant_id: '1', fields: [] }, 'an Option'],
  [
    'a third variant of an Option',
    sbor.option(sbor.text),
    { kind: 'Enum', variant_id: '2', fields: [id] },
    'an Option',
  ],
  ['None with a value', sbor.option(sbor.text), { kind: 'Enum', variant_id: '0', fields: [id] }, 'an Option'],
  ['a flag as text', sbor.bool, { kind: 'Bool', value: 'true' }, 'a Bool'],
  ['a list of another kind', sbor.list(sbor.text), { kind: 'Map', entries: [] }, 'an Array'],
  [
    'an entry of another type',
    sbor.map(sbor.text, sbor.bool),
    { kind: 'Map', entries: [{ key: id, value: id }] },
    'a String',
  ],
])('refuses %s', (_, reader: sbor.Sbor<unknown>, json, expected) => {
  expect(reader.safeParse(json)._unsafeUnwrapErr()).toMatchObject({ expected })
})
