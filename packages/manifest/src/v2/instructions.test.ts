import { encodeSubintentHash, parseAddress, type ResourceAddress } from '@lootboxes/ledger'
import { describe, expect, test } from 'vitest'
import { emptyManifest } from '../draft'
import { finishSubintent } from '../finish-manifest'
import { pipe } from '../pipe'
import { renderManifest } from '../render-manifest'
import { verifyParent, yieldToParent } from '../yield-to-parent'
import { toHex } from './bytes'
import { compileManifest } from './compile-manifest'
import { decompileManifest } from './decompile-manifest'
import { decodeInstructions, encodeInstructions } from './encode-instructions'
import { manifestTextErrorText } from './manifest-text-error'

/** The simulator's network and addresses of the engine's own tests. */
const network = 242
const fungible = 'resource_sim1thvwu8dh6lk4y9mntemkvj25wllq8adq42skzufp4m8wxxuemugnez'
const nonFungible = 'resource_sim1ngktvyeenvvqetnqwysevcx5fyvl6hqe36y3rkhdfdn6uzvt5366ha'
const account = 'account_sim1cyvgx33089ukm2pl97pv4max0x40ruvfy4lt60yvya744cve475w0q'
const child = 'subtxid_sim1ree59h2u2sguzl6g72pn7q9hpe3r28l95c05f2rfe7cgfp4sgmwqx5l3mu'

const compiled = (text: string) => compileManifest(text, network)._unsafeUnwrap()
const bytesOf = (text: string): string => toHex(encodeInstructions(compiled(text).instructions))
const take = `TAKE_ALL_FROM_WORKTOP Address("${fungible}") Bucket("b");`
const hexOf = (address: string): string => toHex(parseAddress(address)._unsafeUnwrap().bytes)

/**
 * The canonical text of the test `test_subintent_v2_with_children` in `radix-transactions/src/manifest/e2e.rs` of
 * radixdlt/radixdlt-scrypto, with the names that a payload without names gets.
 */
const canonical = `USE_CHILD
    NamedIntent("intent1")
    Intent("${child}")
;
ASSERT_WORKTOP_IS_EMPTY;
TAKE_ALL_FROM_WORKTOP
    Address("${fungible}")
    Bucket("bucket1")
;
ASSERT_WORKTOP_RESOURCES_ONLY
    Map<Address, Enum>(
        Address("${fungible}") => Enum<0u8>()
    )
;
ASSERT_WORKTOP_RESOURCES_INCLUDE
    Map<Address, Enum>(
        Address("${fungible}") => Enum<1u8>(
            Decimal("1")
        ),
        Address("${nonFungible}") => Enum<2u8>(
            Decimal("2")
        )
    )
;
ASSERT_NEXT_CALL_RETURNS_ONLY
    Map<Address, Enum>(
        Address("${nonFungible}") => Enum<3u8>(
            Array<NonFungibleLocalId>(
                NonFungibleLocalId("#234#")
            )
        )
    )
;
ASSERT_NEXT_CALL_RETURNS_INCLUDE
    Map<Address, Enum>(
        Address("${nonFungible}") => Enum<4u8>(
            Array<NonFungibleLocalId>(
                NonFungibleLocalId("<My_Id>")
            )
        )
    )
;
ASSERT_BUCKET_CONTENTS
    Bucket("bucket1")
    Enum<5u8>(
        Tuple(
            Array<NonFungibleLocalId>(),
            Enum<0u8>(),
            Enum<0u8>(
                Decimal("123")
            ),
            Enum<1u8>()
        )
    )
;
VERIFY_PARENT
    Enum<0u8>()
;
YIELD_TO_PARENT
    Tuple()
    Tuple()
;
YIELD_TO_CHILD
    NamedIntent("intent1")
;
YIELD_TO_PARENT;
`

describe('the instructions that V2 adds', () => {
  test('decompile to the canonical text of the engine', () => {
    const manifest = compiled(canonical)
    expect(decompileManifest(manifest, network)).toBe(canonical)
    expect(decodeInstructions(encodeInstructions(manifest.instructions))._unsafeUnwrap()).toEqual(manifest.instructions)
    expect(manifest.children.map((hash) => encodeSubintentHash(hash, network))).toEqual([child])
  })

  // No recorded payload has these instructions. The bytes follow from the definitions of the engine: number, fields, kinds.
  test.each([
    ['ASSERT_WORKTOP_IS_EMPTY;', '0801 2380 2200'],
    ['ASSERT_WORKTOP_RESOURCES_ONLY Map<Address, Enum>();', '0801 2380 2200'],
    ['ASSERT_WORKTOP_RESOURCES_INCLUDE Map<Address, Enum>();', '0901 2380 2200'],
    ['ASSERT_NEXT_CALL_RETURNS_ONLY Map<Address, Enum>();', '0a01 2380 2200'],
    ['ASSERT_NEXT_CALL_RETURNS_INCLUDE Map<Address, Enum>();', '0b01 2380 2200'],
    ['VERIFY_PARENT Enum<AccessRule::AllowAll>();', '6201 2200 00'],
    ['YIELD_TO_PARENT;', '6001 2100'],
    ['YIELD_TO_PARENT 1u8 Expression("ENTIRE_WORKTOP");', '6001 2102 0701 8300'],
  ])('%s', (text, hex) => {
    expect(bytesOf(text)).toBe(`4d202201${hex.replaceAll(' ', '')}`)
  })

  test('a constraint and a child, byte by byte', () => {
    const [, onWorktop] = bytesOf(
      `${take} ASSERT_BUCKET_CONTENTS Bucket("b") Enum<ResourceConstraint::AtLeastNonFungibles>(Array<NonFungibleLocalId>(NonFungibleLocalId("#1#")));`,
    ).split(hexOf(fungible))
    expect(onWorktop).toBe('0c02 8100000000 22040120870101 0000000000000001'.replaceAll(' ', ''))
    const yields = bytesOf(`USE_CHILD NamedIntent("c") Intent("${child}"); YIELD_TO_CHILD NamedIntent("c") 7u8;`)
    expect(yields).toBe('4d202201 6102 0900000000 2101 0707'.replaceAll(' ', ''))
    expect(bytesOf(`ASSERT_WORKTOP_RESOURCES_ONLY Map<Address, Enum>(Address("${fungible}") => Enum<0u8>());`)).toBe(
      `4d202201 0801 2380 2201 00${hexOf(fungible)} 0000`.replaceAll(' ', ''),
    )
  })

  test('names of variants have the bytes of their numbers', () => {
    const rule = (protectedRule: string) => `VERIFY_PARENT ${protectedRule};`
    const named = rule(
      `Enum<AccessRule::Protected>(Enum<CompositeRequirement::AnyOf>(Array<Enum>(Enum<CompositeRequirement::BasicRequirement>(Enum<BasicRequirement::CountOf>(1u8, Array<Enum>(Enum<ResourceOrNonFungible::Resource>(Address("${fungible}")), Enum<ResourceOrNonFungible::NonFungible>(NonFungibleGlobalId("${nonFungible}:#1#"))))))))`,
    )
    const numbered = rule(
      `Enum<2u8>(Enum<1u8>(Array<Enum>(Enum<0u8>(Enum<2u8>(1u8, Array<Enum>(Enum<1u8>(Address("${fungible}")), Enum<0u8>(NonFungibleGlobalId("${nonFungible}:#1#"))))))))`,
    )
    expect(bytesOf(named)).toBe(bytesOf(numbered))
  })

  test.each([
    'AccessRule::DenyAll>()',
    `AccessRule::Protected>(Enum<0u8>(Enum<BasicRequirement::AmountOf>(Decimal("1"), Address("${fungible}"))))`,
    `AccessRule::Protected>(Enum<0u8>(Enum<BasicRequirement::AllOf>(Array<Enum>(Enum<1u8>(Address("${fungible}"))))))`,
    `AccessRule::Protected>(Enum<CompositeRequirement::AllOf>(Array<Enum>()))`,
  ])('VERIFY_PARENT accepts Enum<%s', (rule) => {
    const { instructions } = compiled(`VERIFY_PARENT Enum<${rule};`)
    expect(decodeInstructions(encodeInstructions(instructions))._unsafeUnwrap()).toEqual(instructions)
  })

  test('the subintents of this package compile', () => {
    const drafted = pipe(
      emptyManifest(network),
      (m) => verifyParent(m, { resource: fungible as ResourceAddress }),
      (m) => yieldToParent(m),
    )
    const text = renderManifest(finishSubintent(drafted)._unsafeUnwrap())
    expect(compiled(text).instructions.map(({ name }) => name)).toEqual(['VERIFY_PARENT', 'YIELD_TO_PARENT'])
  })
})

describe('rejects with the place in the text', () => {
  const useChild = (name: string, hash = child): string => `USE_CHILD NamedIntent("${name}") Intent("${hash}");`
  const constrained = (constraints: string): string => `ASSERT_WORKTOP_RESOURCES_ONLY ${constraints};`
  const wrongShape = { kind: 'invalid-value', line: 1, column: 31 }
  test.each([
    ['a late child', `DROP_ALL_PROOFS;\n${useChild('c')}`, { kind: 'late-child', line: 2, column: 1 }],
    ['a child twice', `${useChild('c')}${useChild('d')}`, { kind: 'duplicate-child', hash: child }],
    ['two children of one name', `${useChild('c')}${useChild('c')}`, { kind: 'duplicate-object', name: 'c' }],
    [
      'the hash of another network',
      useChild('c', encodeSubintentHash(new Uint8Array(32), 1)),
      { kind: 'invalid-value' },
    ],
    ['an unknown child', 'YIELD_TO_CHILD NamedIntent("c");', { kind: 'unknown-object', type: 'NamedIntent' }],
    ['a proof in a yield', 'POP_FROM_AUTH_ZONE Proof("p"); YIELD_TO_PARENT Proof("p");', { kind: 'proof-in-yield' }],
    ['an intent as a value', 'YIELD_TO_PARENT NamedIntent("c");', { kind: 'unexpected-text' }],
    ['a preallocated address', 'USE_PREALLOCATED_ADDRESS;', { kind: 'unexpected-text', expected: 'an instruction' }],
    ['constraints of an account', constrained(`Map<Address, Enum>(Address("${account}") => Enum<0u8>())`), wrongShape],
    ['an unknown constraint', constrained(`Map<Address, Enum>(Address("${fungible}") => Enum<6u8>())`), wrongShape],
    [
      'ids that are there twice',
      constrained(
        `Map<Address, Enum>(Address("${nonFungible}") => Enum<3u8>(Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"), NonFungibleLocalId("#1#"))))`,
      ),
      wrongShape,
    ],
    [
      'a resource that is there twice',
      constrained(`Map<Address, Enum>(Address("${fungible}") => Enum<0u8>(), Address("${fungible}") => Enum<0u8>())`),
      wrongShape,
    ],
    ['constraints of other kinds', constrained('Map<String, Enum>()'), wrongShape],
    ['an unfinished access rule', 'VERIFY_PARENT Enum<2u8>();', { kind: 'invalid-value', type: 'an AccessRule' }],
    ['an empty name of an instruction', ';', { kind: 'unexpected-text', found: '“;”' }],
    ['a character of no manifest', '\n  @', { kind: 'unexpected-text', line: 2, column: 3 }],
    [
      'the end inside of an instruction',
      'YIELD_TO_PARENT',
      { kind: 'unexpected-text', found: 'the end of the manifest' },
    ],
  ])('%s', (_, text, error) => {
    const found = compileManifest(text, network)._unsafeUnwrapErr()
    expect(found).toMatchObject(error)
    expect(manifestTextErrorText(found)).toMatch(/^Line \d+, column \d+: .+\.$/)
  })

  test('a sentence quotes a part of a long text, without marks that turn it around', () => {
    const text = `TAKE_ALL_FROM_WORKTOP Address("\u202e${'x'.repeat(1_000_000)}") Bucket("a");`
    expect(manifestTextErrorText(compileManifest(text, network)._unsafeUnwrapErr())).toBe(
      `Line 1, column 30: “${'x'.repeat(79)}…” is not a value of Address.`,
    )
  })

  test('escapes characters without a glyph when it writes a text', () => {
    const text = 'CALL_METHOD Address("'
      .concat(account, '") "x" "\u202e\u{1d173}a";')
      .replace('\u{1d173}', '\ud834\udd73')
    const written = decompileManifest(compiled(text), network)
    expect(written).toContain('"\\u202e\\ud834\\udd73a"')
    expect(compiled(written)).toEqual(compiled(text))
  })
})
