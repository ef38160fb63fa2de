import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromHex, toHex } from './bytes'
import { compileManifest } from './compile-manifest'
import { decodeInstructions, encodeInstructions } from './encode-instructions'
import { subintentIdOf } from './hash-transaction'
import type { ManifestValue } from './manifest-value'
import { payloadErrorText } from './payload-error'
import {
  type IntentCoreV2,
  type IntentHeaderV2,
  type IntentSignatureV2,
  type MessageV2,
  NotarizedTransactionV2,
  type PublicKeyV2,
  type SignatureV2,
  SignedPartialTransactionV2,
  SubintentV2,
} from './transaction-models'
import { notarized, signedPartialTransactions } from './vectors.fixture'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const u64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const instant = fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), { nil: undefined })
const secp256k1 = bytes(65).map((signature) => ({ curve: 'Secp256k1', signature }) as const)
const ed25519 = fc.record({ curve: fc.constant('Ed25519' as const), publicKey: bytes(32), signature: bytes(64) })
const signatures: fc.Arbitrary<IntentSignatureV2[]> = fc.array(fc.oneof(secp256k1, ed25519), { maxLength: 3 })
const notarySignature: fc.Arbitrary<SignatureV2> = fc.oneof(
  secp256k1,
  bytes(64).map((signature) => ({ curve: 'Ed25519', signature }) as const),
)
const publicKey: fc.Arbitrary<PublicKeyV2> = fc.oneof(
  bytes(33).map((key) => ({ curve: 'Secp256k1', publicKey: key }) as const),
  bytes(32).map((key) => ({ curve: 'Ed25519', publicKey: key }) as const),
)
const wrapped = fc.array(fc.tuple(bytes(8), bytes(40)), { maxLength: 2 })
const message: fc.Arbitrary<MessageV2> = fc.oneof(
  fc.constant({ kind: 'None' } as const),
  fc
    .oneof(
      fc.string({ unit: 'grapheme' }).map((value) => ({ kind: 'String', value }) as const),
      fc.uint8Array().map((value) => ({ kind: 'Bytes', value }) as const),
    )
    .map((contents) => ({ kind: 'PlainText', plainText: { mimeType: 'text/plain', message: contents } }) as const),
  fc.tuple(fc.uint8Array(), bytes(32), bytes(33), wrapped).map(
    ([encrypted, ed25519Key, secp256k1Key, decryptors]) =>
      ({
        kind: 'Encrypted',
        encrypted: {
          encrypted,
          decryptorsByCurve: [
            [{ curve: 'Ed25519' }, { curve: 'Ed25519', ephemeralPublicKey: ed25519Key, decryptors }],
            [{ curve: 'Secp256k1' }, { curve: 'Secp256k1', ephemeralPublicKey: secp256k1Key, decryptors }],
          ],
        },
      }) as const,
  ),
)
const header: fc.Arbitrary<IntentHeaderV2> = fc.record({
  networkId: fc.constantFrom(1, 2, 240, 242),
  startEpochInclusive: u64,
  endEpochExclusive: u64,
  minProposerTimestampInclusive: instant,
  maxProposerTimestampExclusive: instant,
  intentDiscriminator: u64,
})
const intentCore: fc.Arbitrary<IntentCoreV2> = fc.record({
  header,
  blobs: fc.array(fc.uint8Array(), { maxLength: 2 }),
  message,
  children: fc.array(bytes(32), { maxLength: 2 }),
  instructions: fc
    .constantFrom('', 'DROP_ALL_PROOFS; YIELD_TO_PARENT;')
    .map((text) => compileManifest(text, 242)._unsafeUnwrap().instructions),
})
const subintent = intentCore.map((core) => ({ intentCore: core }))
const subintents = fc.array(subintent, { maxLength: 2 })
const allSignatures = fc.array(signatures, { maxLength: 2 })

describe('property: models round-trip through their payloads', () => {
  test('signed partial transactions', () => {
    const signed = fc.record({
      partialTransaction: fc.record({ rootSubintent: subintent, nonRootSubintents: subintents }),
      rootSubintentSignatures: signatures,
      nonRootSubintentSignatures: allSignatures,
    })
    fc.assert(
      fc.property(signed, (model) => {
        const payload = SignedPartialTransactionV2.encode(model)
        expect(SignedPartialTransactionV2.decode(payload)._unsafeUnwrap()).toEqual(model)
      }),
    )
  })

  test('notarized transactions', () => {
    const transaction = fc.record({
      signedTransactionIntent: fc.record({
        transactionIntent: fc.record({
          transactionHeader: fc.record({
            notaryPublicKey: publicKey,
            notaryIsSignatory: fc.boolean(),
            tipBasisPoints: fc.nat(1_000_000),
          }),
          rootIntentCore: intentCore,
          nonRootSubintents: subintents,
        }),
        transactionIntentSignatures: signatures,
        nonRootSubintentSignatures: allSignatures,
      }),
      notarySignature,
    })
    fc.assert(
      fc.property(transaction, (model) => {
        const payload = NotarizedTransactionV2.encode(model)
        expect(NotarizedTransactionV2.decode(payload)._unsafeUnwrap()).toEqual(model)
      }),
    )
  })
})

test('property: a changed payload fails or has one model, whose payload it is', () => {
  const recorded = [notarized.payload, ...signedPartialTransactions].map((hex) => fromHex(hex) ?? new Uint8Array())
  const change = fc.record({
    payload: fc.constantFrom(...recorded),
    at: fc.nat(),
    byte: fc.nat(255),
    cut: fc.boolean(),
  })
  fc.assert(
    fc.property(change, ({ payload, at, byte, cut }) => {
      const changed = cut ? payload.slice(0, at % payload.length) : payload.with(at % payload.length, byte)
      for (const codec of [NotarizedTransactionV2, SignedPartialTransactionV2])
        codec.decode(changed).match(
          (model) => expect(toHex(codec.encode(model as never))).toBe(toHex(changed)),
          (error) => expect(payloadErrorText(error)).toMatch(/\.$/),
        )
    }),
    { numRuns: 2_000 },
  )
})

test('an intent with another discriminator has another hash', () => {
  fc.assert(
    fc.property(intentCore, (core) => {
      const next = { ...core.header, intentDiscriminator: BigInt.asUintN(64, core.header.intentDiscriminator + 1n) }
      expect(subintentIdOf({ intentCore: { ...core, header: next } })).not.toBe(subintentIdOf({ intentCore: core }))
    }),
    { numRuns: 20 },
  )
})

describe('what a payload cannot hold', () => {
  const [instruction] = compileManifest('YIELD_TO_PARENT 1u8;', 242)._unsafeUnwrap().instructions
  const withArgument = (value: ManifestValue) => () =>
    encodeInstructions([{ name: instruction?.name ?? 'YIELD_TO_PARENT', fields: [{ kind: 'Tuple', fields: [value] }] }])
  const nested = (levels: number): ManifestValue => ({
    kind: 'Tuple',
    fields: levels === 0 ? [] : [nested(levels - 1)],
  })

  test.each<[string, ManifestValue]>([
    ['an integer out of range', { kind: 'U8', value: 256n }],
    ['an address of another length', { kind: 'Address', value: new Uint8Array(29) }],
    ['a decimal out of range', { kind: 'PreciseDecimal', value: 2n ** 255n }],
    ['elements of another kind', { kind: 'Array', of: 'String', items: [{ kind: 'Bool', value: true }] }],
    ['too many levels', nested(24)],
  ])('encoding throws on %s', (_, value) => {
    expect(withArgument(value)).toThrow(RangeError)
  })

  test.each([
    ['the prefix of another SBOR', '5c202200', 'invalid-byte'],
    ['an unknown kind', '4d30', 'invalid-byte'],
    ['bytes after the value', '4d20220000', 'trailing-bytes'],
    ['an early end', '4d202201', 'truncated-payload'],
    ['a length with a needless byte', '4d20228000', 'invalid-byte'],
    ['a length beyond the end', '4d2022ffffff7f', 'truncated-payload'],
    ['a boolean of 2', '4d202201600121010102', 'invalid-byte'],
    ['text that is not UTF-8', '4d202201600121010c01ff', 'invalid-byte'],
    ['a local id of no kind', '4d202201600121018704', 'invalid-byte'],
    ['a local id with a space', '4d2022016001210187000120', 'invalid-byte'],
    ['an unknown instruction', '4d2022010700', 'unexpected-value'],
    ['too few fields', '4d2022016000', 'unexpected-value'],
    ['a field of another kind', '4d20220160010701', 'unexpected-value'],
    ['too many levels', `4d2022016001${'2101'.repeat(30)}2100`, 'payload-too-deep'],
  ])('decoding rejects %s', (_, hex, kind) => {
    expect(decodeInstructions(fromHex(hex) ?? new Uint8Array())._unsafeUnwrapErr().kind).toBe(kind)
  })

  test('a subintent is no transaction, and a hash has 32 bytes', () => {
    const core: IntentCoreV2 = {
      header: {
        networkId: 242,
        startEpochInclusive: 0n,
        endEpochExclusive: 1n,
        minProposerTimestampInclusive: undefined,
        maxProposerTimestampExclusive: undefined,
        intentDiscriminator: 0n,
      },
      blobs: [],
      message: { kind: 'None' },
      children: [],
      instructions: [],
    }
    const payload = SubintentV2.encode({ intentCore: core })
    expect(NotarizedTransactionV2.decode(payload)._unsafeUnwrapErr()).toEqual({
      kind: 'unexpected-value',
      expected: 'variant 12 of an Enum',
    })
    expect(() => SubintentV2.encode({ intentCore: { ...core, children: [new Uint8Array(31)] } })).toThrow(RangeError)
  })
})
