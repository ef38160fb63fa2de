import { xrdAddress } from '@lootboxes/ledger'
import { type Message, PrivateKey, RadixEngineToolkit, TransactionBuilder } from '@radixdlt/radix-engine-toolkit'
import { describe, expect, test } from 'vitest'
import { addressesOf } from '../addresses.fixture'
import { fromHex, toHex } from '../v2/bytes'
import { compileManifest } from '../v2/compile-manifest'
import {
  hashIntent,
  hashNotarizedTransaction,
  hashSignedIntent,
  NotarizedTransactionV1,
  transactionIdOf,
} from './index'

const network = 240
const { account } = addressesOf(network)
const ed25519 = new PrivateKey.Ed25519(new Uint8Array(32).fill(1))
const secp256k1 = new PrivateKey.Secp256k1(new Uint8Array(32).fill(2))
const lockFee = `CALL_METHOD Address("${account}") "lock_fee" Decimal("1");`

type Options = { text?: string; notary?: typeof ed25519 | typeof secp256k1; blobs?: Uint8Array[]; message?: Message }

/** A transaction that the engine toolkit builds and signs with both curves. */
async function build({ text = lockFee, notary = ed25519, blobs = [], message = { kind: 'None' } }: Options) {
  const builder = (await TransactionBuilder.new()).header({
    networkId: network,
    startEpochInclusive: 7,
    endEpochExclusive: 17,
    nonce: 4_294_967_295,
    notaryPublicKey: notary.publicKey(),
    notaryIsSignatory: true,
    tipPercentage: 65_535,
  })
  const steps = builder.message(message).manifest({ instructions: { kind: 'String', value: text }, blobs })
  return steps.sign(ed25519).sign(secp256k1).notarize(notary)
}

describe('bytes and hashes equal those of the engine toolkit', () => {
  const bytes = (length: number, value: number) => new Uint8Array(length).fill(value)
  const encrypted: Message = {
    kind: 'Encrypted',
    value: {
      encrypted: bytes(60, 1),
      decryptorsByCurve: {
        Ed25519: {
          kind: 'Ed25519',
          value: {
            dhEphemeralPublicKey: bytes(32, 2),
            decryptors: [[bytes(8, 3), bytes(24, 4)]],
          },
        },
        Secp256k1: {
          kind: 'Secp256k1',
          value: { dhEphemeralPublicKey: bytes(33, 2), decryptors: [] },
        },
      },
    },
  }
  const cases: Record<string, Options> = {
    'a fee': {},
    'a notary with the other curve': { notary: secp256k1 },
    blobs: { blobs: [Uint8Array.of(1, 2, 3), new Uint8Array()] },
    'a text message': {
      message: {
        kind: 'PlainText',
        value: { mimeType: 'text/plain', message: { kind: 'String', value: 'Zürich' } },
      },
    },
    'a message of bytes': {
      message: {
        kind: 'PlainText',
        value: { mimeType: 'application/octet-stream', message: { kind: 'Bytes', value: bytes(3, 9) } },
      },
    },
    'an encrypted message': { message: encrypted },
    'buckets and proofs': {
      text: `${lockFee} TAKE_ALL_FROM_WORKTOP Address("${xrdAddress(network)}") Bucket("b"); CREATE_PROOF_FROM_BUCKET_OF_ALL Bucket("b") Proof("p"); DROP_ALL_PROOFS; RETURN_TO_WORKTOP Bucket("b");`,
    },
  }
  test.each(Object.entries(cases))('%s', async (_, options) => {
    const transaction = await build(options)
    const payload = await RadixEngineToolkit.NotarizedTransaction.compile(transaction)
    const model = NotarizedTransactionV1.decode(payload)._unsafeUnwrap()
    const { intent } = model.signedIntent
    expect(toHex(NotarizedTransactionV1.encode(model))).toBe(toHex(payload))
    const { NotarizedTransaction } = RadixEngineToolkit
    const { hash, id } = await NotarizedTransaction.intentHash(transaction)
    expect(toHex(hashIntent(intent))).toBe(toHex(hash))
    expect(transactionIdOf(intent)).toBe(id)
    expect(toHex(hashSignedIntent(model.signedIntent))).toBe(
      toHex((await NotarizedTransaction.signedIntentHash(transaction)).hash),
    )
    expect(toHex(hashNotarizedTransaction(model))).toBe(
      toHex((await NotarizedTransaction.notarizedTransactionHash(transaction)).hash),
    )
    const { instructions } = compileManifest(options.text ?? lockFee, network)._unsafeUnwrap()
    expect(intent.instructions).toEqual(instructions)
    expect(intent.header).toMatchObject({ networkId: network, startEpochInclusive: 7n, endEpochExclusive: 17n })
  })
})

test('rejects bytes that the toolkit rejects: cut, extended, of another payload', async () => {
  const payload = await RadixEngineToolkit.NotarizedTransaction.compile(await build({}))
  const others = [
    payload.slice(0, -1),
    Uint8Array.from([...payload, 0]),
    payload.with(2, 2),
    fromHex('4d2200') ?? payload,
    new Uint8Array(),
  ]
  for (const bytes of others) {
    await expect(RadixEngineToolkit.NotarizedTransaction.decompile(bytes)).rejects.toThrow()
    expect(NotarizedTransactionV1.decode(bytes).isErr()).toBe(true)
  }
})

test('rejects instructions that version 2 added', async () => {
  const model = NotarizedTransactionV1.decode(
    await RadixEngineToolkit.NotarizedTransaction.compile(await build({})),
  )._unsafeUnwrap()
  const instructions = compileManifest('YIELD_TO_PARENT;', network)._unsafeUnwrap().instructions
  const { signedIntent } = model
  const intent = { ...signedIntent.intent, instructions }
  const bytes = NotarizedTransactionV1.encode({ ...model, signedIntent: { ...signedIntent, intent } })
  expect(NotarizedTransactionV1.decode(bytes).isErr()).toBe(true)
})
