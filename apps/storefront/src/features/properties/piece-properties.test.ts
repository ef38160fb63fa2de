import { expect, test } from 'vitest'
import { pieceProperties } from './piece-properties'

test('every named field in its order, parts as JSON', () => {
  const list = { kind: 'Array', field_name: 'traits', elements: [{ kind: 'String', value: 'mossy' }] }
  expect(
    pieceProperties({
      kind: 'Tuple',
      fields: [
        { kind: 'String', field_name: 'name', value: 'Mossback' },
        { kind: 'Bool', field_name: 'alive', value: true },
        { kind: 'U64', value: '7' },
        list,
      ],
    }),
  ).toEqual([
    { name: 'name', value: 'Mossback' },
    { name: 'alive', value: 'true' },
    { name: 'traits', value: JSON.stringify(list) },
  ])
})

test.each([undefined, null, 1, 'x', {}, { fields: 'x' }, { fields: [null, 1, { field_name: 3 }] }])(
  '%j has none',
  (json) => expect(pieceProperties(json)).toEqual([]),
)
