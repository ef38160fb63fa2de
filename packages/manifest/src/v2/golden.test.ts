import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { decodeSubintentHash, encodeSubintentHash } from '@lootboxes/ledger'
import { describe, expect, test } from 'vitest'
import { fromHex, toHex } from './bytes'
import { compileManifest } from './compile-manifest'
import { decompileManifest } from './decompile-manifest'
import {
  hashNotarizedTransaction,
  hashSignedTransactionIntent,
  hashSubintent,
  hashTransactionIntent,
  subintentIdOf,
  transactionIdOf,
} from './hash-transaction'
import {
  type IntentCoreV2,
  NotarizedTransactionV2,
  PartialTransactionV2,
  SignedPartialTransactionV2,
  SignedTransactionIntentV2,
  SubintentV2,
  TransactionIntentV2,
} from './transaction-models'
import { notarized, signedPartialTransactions, subintents } from './vectors.fixture'

const bytesOf = (hex: string): Uint8Array => fromHex(hex) ?? new Uint8Array()
/** The part of an id that encodes the hash. Every kind of id encodes it in the same way, apart from the checksum. */
const encodedHash = (id: string): string => id.slice(id.lastIndexOf('1') + 1, -6)
const encodedHashOf = (hash: Uint8Array): string => encodedHash(encodeSubintentHash(hash, 242))

/** The Ed25519 key whose 32 bytes are a number, as the engine's tests make keys. */
function keyOf(number: number): KeyObject {
  const seed = number.toString(16).padStart(64, '0')
  const der = Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex')
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
}
const publicKeyOf = (key: KeyObject): Uint8Array =>
  new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32))
const signatureOf = (key: KeyObject, hash: Uint8Array) =>
  ({ curve: 'Ed25519', publicKey: publicKeyOf(key), signature: new Uint8Array(sign(null, hash, key)) }) as const

describe('the notarized transaction of the engine', () => {
  const decoded = NotarizedTransactionV2.decode(bytesOf(notarized.payload))._unsafeUnwrap()
  const { signedTransactionIntent } = decoded
  const { transactionIntent } = signedTransactionIntent

  test('its payload decodes and encodes to the same bytes', () => {
    expect(toHex(NotarizedTransactionV2.encode(decoded))).toBe(notarized.payload)
  })

  test('its four hashes are the recorded ones', () => {
    expect(transactionIntent.nonRootSubintents.map(subintentIdOf)).toEqual([notarized.subintentId])
    expect(transactionIdOf(transactionIntent)).toBe(notarized.transactionId)
    expect(encodedHashOf(hashTransactionIntent(transactionIntent))).toBe(encodedHash(notarized.transactionId))
    expect(encodedHashOf(hashSignedTransactionIntent(signedTransactionIntent))).toBe(
      encodedHash(notarized.signedIntentId),
    )
    expect(encodedHashOf(hashNotarizedTransaction(decoded))).toBe(encodedHash(notarized.notarizedId))
  })

  test('building it from its parts and its private keys gives the recorded payload', () => {
    const coreOf = (text: string): IntentCoreV2 => ({
      header: {
        networkId: 242,
        startEpochInclusive: 1n,
        endEpochExclusive: 10n,
        minProposerTimestampInclusive: undefined,
        maxProposerTimestampExclusive: 0n,
        intentDiscriminator: 0n,
      },
      blobs: [Uint8Array.of(0, 1, 2, 3), Uint8Array.of(5, 6)],
      message: {
        kind: 'PlainText',
        plainText: { mimeType: 'text/plain', message: { kind: 'String', value: 'Hello world!' } },
      },
      ...compileManifest(text, 242)._unsafeUnwrap(),
    })
    const subintent = { intentCore: coreOf('YIELD_TO_PARENT;') }
    const id = subintentIdOf(subintent)
    const notary = keyOf(1337)
    const intent: TransactionIntentV2 = {
      transactionHeader: {
        notaryPublicKey: { curve: 'Ed25519', publicKey: publicKeyOf(notary) },
        notaryIsSignatory: false,
        tipBasisPoints: 0,
      },
      rootIntentCore: coreOf(`USE_CHILD NamedIntent("c") Intent("${id}"); YIELD_TO_CHILD NamedIntent("c");`),
      nonRootSubintents: [subintent],
    }
    const signed: SignedTransactionIntentV2 = {
      transactionIntent: intent,
      transactionIntentSignatures: [signatureOf(keyOf(2313), hashTransactionIntent(intent))],
      nonRootSubintentSignatures: [[signatureOf(keyOf(42), hashSubintent(subintent))]],
    }
    const { curve, signature } = signatureOf(notary, hashSignedTransactionIntent(signed))
    const payload = NotarizedTransactionV2.encode({
      signedTransactionIntent: signed,
      notarySignature: { curve, signature },
    })
    expect(toHex(payload)).toBe(notarized.payload)
  })

  test('its parts encode and decode as payloads', () => {
    const intent = TransactionIntentV2.encode(transactionIntent)
    expect(TransactionIntentV2.decode(intent)._unsafeUnwrap()).toEqual(transactionIntent)
    const signed = SignedTransactionIntentV2.encode(signedTransactionIntent)
    expect(SignedTransactionIntentV2.decode(signed)._unsafeUnwrap()).toEqual(signedTransactionIntent)
    expect(SignedTransactionIntentV2.decode(intent)._unsafeUnwrapErr().kind).toBe('unexpected-value')
  })
})

test.each(subintents)('the subintent $id of the Radix wallet has the recorded bytes and hash', ({ payload, id }) => {
  const subintent = SubintentV2.decode(bytesOf(payload))._unsafeUnwrap()
  expect(toHex(SubintentV2.encode(subintent))).toBe(payload)
  expect(subintentIdOf(subintent)).toBe(id)
  expect(toHex(hashSubintent(subintent))).toBe(toHex(decodeSubintentHash(id)._unsafeUnwrap()))
})

test.each(signedPartialTransactions)('the signed partial transaction %# round-trips', (payload) => {
  const signed = SignedPartialTransactionV2.decode(bytesOf(payload))._unsafeUnwrap()
  expect(toHex(SignedPartialTransactionV2.encode(signed))).toBe(payload)
  const partial = PartialTransactionV2.encode(signed.partialTransaction)
  expect(PartialTransactionV2.decode(partial)._unsafeUnwrap()).toEqual(signed.partialTransaction)
  const { intentCore } = signed.partialTransaction.rootSubintent
  const { networkId } = intentCore.header
  const recompiled = compileManifest(decompileManifest(intentCore, networkId), networkId)._unsafeUnwrap()
  expect(recompiled).toEqual({ instructions: intentCore.instructions, children: intentCore.children })
})
