import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareLocalIds, displayLocalIds, type LocalId, localIdErrorText, localIdKind, parseLocalId } from './local-id'

const parsed = (text: string): LocalId => parseLocalId(text)._unsafeUnwrap()
const ruid = '{0123456789abcdef-0123456789abcdef-0123456789abcdef-0123456789abcdef}'

describe('the bounds of the four kinds (gateway-and-ledger 2.2)', () => {
  test.each([
    ['#0#', 'integer'],
    ['#18446744073709551615#', 'integer'],
    ['<a>', 'string'],
    [`<${'a_Z0'.repeat(16)}>`, 'string'],
    ['[00]', 'bytes'],
    [`[${'be'.repeat(64)}]`, 'bytes'],
    [ruid, 'ruid'],
  ])('parses %s as a %s id', (text, kind) => {
    expect(parsed(text)).toBe(text)
    expect(localIdKind(parsed(text))).toBe(kind)
  })

  test.each([
    ['#18446744073709551616#', 'local-id-out-of-range'],
    [`#${'9'.repeat(400)}#`, 'local-id-out-of-range'],
    [`<${'a'.repeat(65)}>`, 'local-id-too-long'],
    [`[${'00'.repeat(65)}]`, 'local-id-too-long'],
  ])('rejects %s as %s', (text, kind) => {
    expect(parseLocalId(text)._unsafeUnwrapErr().kind).toBe(kind)
  })

  test.each([
    '',
    '1',
    '#01#',
    '#-1#',
    '#1',
    '##',
    '# 1#',
    '#1#\n',
    '#1.0#',
    '#1e3#',
    '#١#',
    '<>',
    '<a b>',
    '<ä>',
    '<a-b>',
    '[]',
    '[0]',
    '[0G]',
    '[AB]',
    ruid.toUpperCase(),
    ruid.slice(1),
    '#1#"), NonFungibleLocalId("#2#',
    '<x>"); CALL_METHOD',
  ])('rejects %j', (text) => {
    expect(parseLocalId(text)._unsafeUnwrapErr()).toEqual({ kind: 'not-a-local-id', text })
  })

  test('error sentences truncate the input', () => {
    expect(localIdErrorText(parseLocalId('x'.repeat(500))._unsafeUnwrapErr()).length).toBeLessThan(100)
    expect(localIdErrorText(parseLocalId(`<${'a'.repeat(65)}>`)._unsafeUnwrapErr())).toContain(
      'longer than 64 characters',
    )
  })
})

const anyId = fc
  .oneof(
    fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }).map((n) => `#${n}#`),
    fc.stringMatching(/^<[A-Za-z0-9_]{1,64}>$/),
    fc.uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) => `[${Buffer.from(bytes).toString('hex')}]`),
    fc.stringMatching(/^\{[0-9a-f]{16}(?:-[0-9a-f]{16}){3}\}$/),
  )
  .map(parsed)

test('property: accepts every id of the grammar unchanged', () => {
  fc.assert(
    fc.property(anyId, (id) => {
      expect(parseLocalId(id)._unsafeUnwrap()).toBe(id)
    }),
  )
})

test('property: a valid id contains no quote, space, bracket pair or line break', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[#<[{].*[#>\]}]$/)), (text) => {
      if (parseLocalId(text).isOk()) expect(text).toMatch(/^[#<[{][0-9A-Za-z_-]+[#>\]}]$/)
    }),
  )
})

test('property: comparison is a total order, with integers by value', () => {
  fc.assert(
    fc.property(anyId, anyId, anyId, (a, b, c) => {
      expect(Math.sign(compareLocalIds(a, b))).toBe(-Math.sign(compareLocalIds(b, a)) + 0)
      if (compareLocalIds(a, b) <= 0 && compareLocalIds(b, c) <= 0) expect(compareLocalIds(a, c)).toBeLessThanOrEqual(0)
      expect(compareLocalIds(a, b) === 0).toBe(a === b)
    }),
  )
  expect(['#10#', '#9#', '<b>', '<a>', '#100#'].map(parsed).sort(compareLocalIds)).toEqual([
    '#9#',
    '#10#',
    '#100#',
    '<a>',
    '<b>',
  ])
})

test.each([
  [[], {}, ''],
  [['#632#'], {}, 'No. 632'],
  [['#1#', '#2#', '#3#'], {}, 'No. 1, 2, 3'],
  [['#1#', '#2#', '#3#'], { max: 2 }, 'No. 1, 2 and 1 more'],
  [['<ticket_7>'], {}, '<ticket_7>'],
])('displayLocalIds %j %o returns %s', (ids, options, shown) => {
  expect(displayLocalIds(ids, options)).toBe(shown)
})
test('displayLocalIds names at most twelve ids', () => {
  const ids = Array.from({ length: 250 }, (_, place) => `#${place + 1}#`)
  expect(displayLocalIds(ids)).toBe('No. 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 238 more')
})
