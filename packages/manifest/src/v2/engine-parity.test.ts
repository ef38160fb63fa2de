import { encodeAddress, xrdAddress } from '@lootboxes/ledger'
import { RadixEngineToolkit } from '@radixdlt/radix-engine-toolkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressesOf } from '../addresses.fixture'
import { compile } from '../engine.fixture'
import { quote } from '../render-value'
import { aliases } from './aliases'
import { toHex } from './bytes'
import { compileManifest } from './compile-manifest'
import { decompileManifest } from './decompile-manifest'
import { decodeInstructions, encodeInstructions } from './encode-instructions'

/** The engine toolkit for TypeScript knows V1 manifests, whose instructions V2 keeps with the same bytes. */
const network = 240
const { account, component, ticketResource } = addressesOf(network)
const xrd = xrdAddress(network)
const vault = encodeAddress({ entityByte: 0x58, networkId: network, tail: new Uint8Array(29).fill(7) })
const packageAddress = encodeAddress({ entityByte: 0x0d, networkId: network, tail: new Uint8Array(29).fill(7) })
const blob = 'a710f0959d8e139b3c1ca74ac4fcb9a95ada2c82e7f563304c5487e0117095c0'

/** Expects the bytes and the text of the engine toolkit, and the instructions back from both. */
async function expectEqual(text: string): Promise<void> {
  const manifest = compileManifest(text, network)._unsafeUnwrap()
  const bytes = encodeInstructions(manifest.instructions)
  expect(toHex(bytes)).toBe(toHex(await compile(text, network)))
  expect(decodeInstructions(bytes)._unsafeUnwrap()).toEqual(manifest.instructions)
  const decompiled = decompileManifest(manifest, network)
  expect(toHex(await compile(decompiled, network))).toBe(toHex(bytes))
  expect(compileManifest(decompiled, network)._unsafeUnwrap()).toEqual(manifest)
}

const call = (...args: readonly string[]): string => `CALL_METHOD Address("${component}") "x" ${args.join(' ')};`
const ids = 'Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"), NonFungibleLocalId("<a>"))'
const take = `TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("b");`
const pop = 'POP_FROM_AUTH_ZONE Proof("p");'

describe('instructions that V2 keeps have the bytes of the engine', () => {
  test.each([
    `TAKE_FROM_WORKTOP Address("${xrd}") Decimal("1.5") Bucket("b"); RETURN_TO_WORKTOP Bucket("b");`,
    `TAKE_NON_FUNGIBLES_FROM_WORKTOP Address("${ticketResource}") ${ids} Bucket("b"); BURN_RESOURCE Bucket("b");`,
    `ASSERT_WORKTOP_CONTAINS Address("${xrd}") Decimal("1");`,
    `ASSERT_WORKTOP_CONTAINS_ANY Address("${xrd}");`,
    `ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES Address("${ticketResource}") ${ids};`,
    `${pop} PUSH_TO_AUTH_ZONE Proof("p");`,
    `${pop} CLONE_PROOF Proof("p") Proof("q"); DROP_PROOF Proof("p"); ${call('Proof("q")')}`,
    'DROP_AUTH_ZONE_PROOFS; DROP_AUTH_ZONE_REGULAR_PROOFS; DROP_AUTH_ZONE_SIGNATURE_PROOFS;',
    `${pop} DROP_NAMED_PROOFS; DROP_ALL_PROOFS;`,
    `CREATE_PROOF_FROM_AUTH_ZONE_OF_AMOUNT Address("${xrd}") Decimal("1") Proof("p");`,
    `CREATE_PROOF_FROM_AUTH_ZONE_OF_NON_FUNGIBLES Address("${ticketResource}") ${ids} Proof("p");`,
    `CREATE_PROOF_FROM_AUTH_ZONE_OF_ALL Address("${xrd}") Proof("p");`,
    `${take} CREATE_PROOF_FROM_BUCKET_OF_AMOUNT Bucket("b") Decimal("1") Proof("p");`,
    `${take} CREATE_PROOF_FROM_BUCKET_OF_NON_FUNGIBLES Bucket("b") ${ids} Proof("p");`,
    `${take} CREATE_PROOF_FROM_BUCKET_OF_ALL Bucket("b") Proof("p");`,
    `CALL_FUNCTION Address("${packageAddress}") "Blueprint" "function" 1u8;`,
    `CALL_ROYALTY_METHOD Address("${component}") "x"; CALL_METADATA_METHOD Address("${component}") "x";`,
    `CALL_ROLE_ASSIGNMENT_METHOD Address("${component}") "x"; CALL_DIRECT_VAULT_METHOD Address("${vault}") "x";`,
    `ALLOCATE_GLOBAL_ADDRESS Address("${packageAddress}") "B" AddressReservation("r") NamedAddress("n"); CALL_FUNCTION NamedAddress("n") "B" "f" AddressReservation("r") NamedAddress("n"); CALL_METHOD NamedAddress("n") "x";`,
  ])('%s', expectEqual)

  const owners: Readonly<Record<string, string>> = {
    MINT_FUNGIBLE: xrd,
    MINT_NON_FUNGIBLE: ticketResource,
    MINT_RUID_NON_FUNGIBLE: ticketResource,
    CLAIM_PACKAGE_ROYALTIES: packageAddress,
  }
  const ofV1 = Object.entries(aliases).filter(([, { of }]) => !of.startsWith('ASSERT_'))
  test.each(ofV1)('the alias %s', async (name, { of, before }) => {
    const address = of === 'CALL_DIRECT_VAULT_METHOD' ? vault : (owners[name] ?? component)
    const text = `${name} ${before === 0 ? '' : `Address("${address}")`} 1u8;`
    await expectEqual(text)
    expect(decompileManifest(compileManifest(text, network)._unsafeUnwrap(), network)).toMatch(new RegExp(`^${name}\n`))
  })
})

describe('values have the bytes of the engine', () => {
  test.each([
    'true false',
    '255u8 65535u16 4294967295u32 18446744073709551615u64 340282366920938463463374607431768211455u128',
    '-128i8 -32768i16 -2147483648i32 -9223372036854775808i64 -170141183460469231731687303715884105728i128',
    '"" "\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83C\\uDF0D" "plain # text"',
    'Some(1u8) None Ok("a") Err(Tuple())',
    'Enum<Option::Some>(1u8) Enum<Metadata::U8Array>(Bytes("00")) Enum<200u8>()',
    'Array<U8>(1u8, 2u8,) Bytes("ff00") Array<U8>() Array<Bytes>(Bytes("01"))',
    'Array<Array>(Array<String>("a")) Array<Tuple>(Tuple(1u8), Tuple()) Array<Enum>(None, Enum<1u8>(2u8))',
    'Map<String, U8>("a" => 1u8, "a" => 2u8) Map<U8, Map>(1u8 => Map<U8, Bool>(2u8 => true,))',
    'Decimal("-0.000000000000000001") PreciseDecimal("-1.5") PreciseDecimal("0.000000000000000000000000000000000001")',
    `Blob("${blob}") Expression("ENTIRE_WORKTOP") Expression("ENTIRE_AUTH_ZONE")`,
    `Address("${account}") NonFungibleGlobalId("${ticketResource}:#1#") Array<NonFungibleGlobalId>()`,
    'NonFungibleLocalId("#18446744073709551615#") NonFungibleLocalId("[00ff]")',
    'NonFungibleLocalId("{0123456789abcdef-0123456789abcdef-0123456789abcdef-0123456789abcdef}")',
    `"${'x'.repeat(200)}" Bytes("${'ab'.repeat(20_000)}")`,
  ])('%s', async (args) => {
    await expectEqual(call(args))
  })

  test('property: arbitrary nested values', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 6 }).filter((value) => !/\p{Surrogate}/u.test(value))
    const leaf = fc.oneof(
      fc.boolean().map(String),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => `${value}i64`),
      fc.nat(255).map((value) => `${value}u8`),
      text.map((value) => quote(value)),
      fc.uint8Array({ maxLength: 200 }).map((value) => `Bytes("${toHex(value)}")`),
      fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((value) => `NonFungibleLocalId("#${value}#")`),
    )
    const { value } = fc.letrec<{ value: string }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf,
        fc.array(tie('value'), { maxLength: 3 }).map((fields) => `Tuple(${fields.join(', ')})`),
        fc
          .tuple(fc.nat(255), fc.array(tie('value'), { maxLength: 3 }))
          .map(([at, fields]) => `Enum<${at}u8>(${fields.join(', ')})`),
        fc
          .array(tie('value'), { maxLength: 3 })
          .map((fields) => `Array<Tuple>(${fields.map((field) => `Tuple(${field})`).join(', ')})`),
        fc
          .array(fc.tuple(text, tie('value')), { maxLength: 3 })
          .map(
            (entries) =>
              `Map<String, Tuple>(${entries.map(([key, field]) => `${quote(key)} => Tuple(${field})`).join(', ')})`,
          ),
      ),
    }))
    await fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 3 }), (args) => expectEqual(call(...args))),
      {
        numRuns: 60,
      },
    )
  })
})

test('writes V1 instructions in the layout of the engine', async () => {
  const text = `${take} ${call('Bucket("b")', 'Some(Tuple(1u8, "a"))', 'Map<String, U8>("a" => 1u8)', 'Bytes("00")', 'Tuple()')} DROP_ALL_PROOFS;`
  const parsed = await RadixEngineToolkit.Instructions.convert({ kind: 'String', value: text }, network, 'Parsed')
  const written = await RadixEngineToolkit.Instructions.convert(parsed, network, 'String')
  const ours = decompileManifest(compileManifest(text, network)._unsafeUnwrap(), network)
  expect({ kind: 'String', value: ours.trim() }).toEqual({ ...written, value: (written.value as string).trim() })
})

describe('the engine and this package reject the same V1 manifests', () => {
  const deep = (levels: number): string => call(`${'Tuple('.repeat(levels)}${')'.repeat(levels)}`)
  test.each([
    ['no such instruction', 'NO_SUCH_INSTRUCTION;'],
    ['a missing semicolon', 'DROP_ALL_PROOFS'],
    ['an integer without its kind', call('1')],
    ['an integer out of range', call('256u8')],
    ['an unknown escape', call('"\\x"')],
    ['half of a surrogate pair', call('"\\uD83C"')],
    ['an unknown variant', call('Enum<Option::Neither>()')],
    ['parentheses after None', call('None()')],
    ['elements of another kind', call('Array<U8>("a")')],
    ['an unknown kind', call('Array<Some>()')],
    ['bytes that are not hexadecimal', call('Bytes("0g")')],
    ['an unknown expression', call('Expression("ENTIRE_WORLD")')],
    ['an address of another network', `ASSERT_WORKTOP_CONTAINS_ANY Address("${xrdAddress(1)}");`],
    ['an account in place of a resource', `ASSERT_WORKTOP_CONTAINS_ANY Address("${account}");`],
    ['a component in place of a vault', `RECALL_FROM_VAULT Address("${component}") Decimal("1");`],
    ['a bucket that is used twice', `${take} RETURN_TO_WORKTOP Bucket("b"); RETURN_TO_WORKTOP Bucket("b");`],
    ['a bucket in two arguments', `${take} ${call('Bucket("b")', 'Bucket("b")')}`],
    ['an unknown proof', call('Proof("p")')],
    ['a proof after all are dropped', `${pop} DROP_ALL_PROOFS; ${call('Proof("p")')}`],
    ['two buckets of one name', `${take} ${take}`],
    ['too many levels', deep(21)],
    ['an unfinished text', 'CALL_METHOD "'],
    ['a number in place of a decimal', `ASSERT_WORKTOP_CONTAINS Address("${xrd}") 1u8;`],
  ])('%s', async (_, text) => {
    await expect(compile(text, network)).rejects.toThrow()
    expect(compileManifest(text, network).isErr()).toBe(true)
  })

  test('both accept the deepest value', async () => {
    await expectEqual(deep(20))
  })
})
