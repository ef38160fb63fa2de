import {
  amountOf,
  encodeAddress,
  entityBytes,
  formatAmount,
  MAX_AMOUNT,
  MIN_AMOUNT,
  parseAddress,
  parseAmount,
  parseLocalId,
} from '@lootboxes/ledger'
import { RadixEngineToolkit } from '@radixdlt/radix-engine-toolkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import { checkValue } from './check-value'
import { compile } from './engine.fixture'
import { quote, renderValue } from './render-value'
import { address, array, bool, decimal, i8, i16, i32, i64, i128, map, u8, u16, u32, u64, u128 } from './value'

const { component } = addressesOf(240)
const engineTakes = (value: string): Promise<boolean> =>
  compile(`CALL_METHOD Address("${component}") "x" ${value};`, 240).then(
    () => true,
    () => false,
  )
const agree = async (text: string) => {
  const ours = parseLocalId(text).isOk()
  expect({ text, ok: await engineTakes(`NonFungibleLocalId(${quote(text)})`) }).toEqual({ text, ok: ours })
}
const ruid = '{0123456789abcdef-0123456789abcdef-0123456789abcdef-0123456789abcdef}'

test.each([
  ['ASSERT_WORKTOP_CONTAINS', 'Decimal("1")', true],
  ['ASSERT_WORKTOP_CONTAINS_ANY', '', true],
  ['ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES', 'Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"))', true],
  // Instructions of version 2 manifests. When the toolkit accepts them, this package can support them.
  ['ASSERT_WORKTOP_RESOURCES_ONLY', 'Map<Address, Enum>()', false],
  ['ASSERT_WORKTOP_RESOURCES_INCLUDE', 'Map<Address, Enum>()', false],
])('the engine toolkit knows %s: %s %s', async (name, rest, isKnown) => {
  const { ticketResource } = addressesOf(240)
  const written = rest.startsWith('Map') ? `${name} ${rest};` : `${name} Address("${ticketResource}") ${rest};`
  const compiled = await compile(written, 240).then(
    () => true,
    () => false,
  )
  expect(compiled).toBe(isKnown)
})

describe('our grammar of local ids equals that of the engine', () => {
  test.each([
    '#0#',
    '#18446744073709551615#',
    '#18446744073709551616#',
    '#01#',
    '#-1#',
    '#+1#',
    '##',
    '#1',
    ' #1#',
    `<${'a'.repeat(64)}>`,
    `<${'a'.repeat(65)}>`,
    '<>',
    '<a b>',
    '<a-b>',
    '<é>',
    `[${'00'.repeat(64)}]`,
    `[${'00'.repeat(65)}]`,
    '[]',
    '[0]',
    ruid,
    ruid.replace('-', ''),
    '',
    '1',
  ])('%j', agree)

  test('property: arbitrary text between the four kinds of brackets', async () => {
    const bracketed = fc.oneof(
      fc.stringMatching(/^#[0-9]{1,22}#$/),
      fc.stringMatching(/^<[A-Za-z0-9_ .-]{0,66}>$/),
      fc.stringMatching(/^\[[0-9a-f]{0,132}\]$/),
      fc.stringMatching(/^\{[0-9a-f]{16}(-[0-9a-f]{16}){2,4}\}$/),
      fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !/\p{Surrogate}/u.test(text)),
    )
    await fc.assert(fc.asyncProperty(bracketed, agree), { numRuns: 120 })
  })
})

describe('the engine accepts every amount that parseAmount accepts', () => {
  test.each([formatAmount(MAX_AMOUNT), formatAmount(MIN_AMOUNT), '0', '-1.5', '0.000000000000000001', '1.500'])(
    '%s',
    async (text) => {
      expect(parseAmount(text).isOk()).toBe(true)
      expect(await engineTakes(`Decimal("${text}")`)).toBe(true)
    },
  )

  test.each([
    '3138550867693340381917894711603833208051.177722232017256448',
    '0.0000000000000000001',
    '1e3',
    '',
    '1,000',
    'NaN',
  ])('both reject %j', async (text) => {
    expect(parseAmount(text).isOk()).toBe(false)
    expect(await engineTakes(`Decimal("${text}")`)).toBe(false)
  })
})

test('the engine decodes every kind of address that encodeAddress returns to the same bytes, on the networks it knows', async () => {
  const { decode, entityType } = RadixEngineToolkit.Address
  for (const networkId of [1, 2, 240])
    for (const entityByte of Object.values(entityBytes)) {
      const address = encodeAddress({ entityByte, networkId, tail: new Uint8Array(29).fill(entityByte) })
      const decoded = await decode(address)
      expect(decoded.networkId).toBe(networkId)
      expect([...decoded.data]).toEqual([...parseAddress(address)._unsafeUnwrap().bytes])
      expect(decoded.hrp).toBe(parseAddress(address)._unsafeUnwrap().hrp)
      expect(await entityType(address)).toBeDefined()
    }
})

describe('integers', () => {
  const kinds = { u8, u16, u32, u64, u128, i8, i16, i32, i64, i128 }
  test.each(Object.entries(kinds))('%s: this package and the engine accept the same range', async (kind, make) => {
    const bits = BigInt(kind.slice(1))
    const [min, max] = kind.startsWith('u') ? [0n, 2n ** bits - 1n] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]
    for (const value of [min - 1n, min, max, max + 1n]) {
      const isValid = value >= min && value <= max
      expect(checkValue(make(value), 'value', 240), `${value}`).toEqual(
        isValid ? undefined : { kind: 'bad-number', where: 'value', value },
      )
      expect(await engineTakes(renderValue(make(value))), `${value}`).toBe(isValid)
    }
  })
})

test.each([
  ['numbers', array('U16', [u16(1)])],
  ['lists', array('Array', [array('I8', [i8(-1)]), array('I8', [])])],
  ['flags', array('Bool', [bool(true)])],
  ['amounts by address', map('Address', 'Decimal', [[address(component), decimal(amountOf(2))]])],
])('the engine accepts a container of %s', async (_, value) => {
  expect(checkValue(value, 'value', 240)).toBeUndefined()
  expect(await engineTakes(renderValue(value))).toBe(true)
})
