import { accountAddressFromPublicKey, xrdAddress } from '@lootboxes/ledger'
import { hashIntent, hashSignedIntent, type IntentV1, NotarizedTransactionV1 } from '@lootboxes/manifest/v1'
import type { InstructionV2, IntentSignatureV2, ManifestValue } from '@lootboxes/manifest/v2'
import { runs } from '@lootboxes/tooling/runs'
import { bytesToHex } from '@noble/hashes/utils.js'
import { defaultValidationConfig, RadixEngineToolkit } from '@radixdlt/radix-engine-toolkit'
import { expect, test } from 'vitest'
import { devKeys } from '../keys'
import { random } from '../random'
import { compileManifestV1 } from './compile-manifest-v1'
import { ed25519Signer } from './ed25519-signer'
import { receive } from './intake'

const { main, club, persona } = devKeys(1)
const signerOf = ({ privateKey }: { privateKey: Uint8Array }) => ed25519Signer(privateKey)
const [signer, second, notary] = [signerOf(main), signerOf(club), signerOf(persona)]
const xrd = xrdAddress(240)
const manifest = `CALL_METHOD Address("${accountAddressFromPublicKey(main.publicKey, 240)}") "withdraw" Address("${xrd}") Decimal("1");
TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("a");
CREATE_PROOF_FROM_BUCKET_OF_ALL Bucket("a") Proof("p");
DROP_PROOF Proof("p");
RETURN_TO_WORKTOP Bucket("a");`
const { instructions } = compileManifestV1(manifest, 240)
  .map((all) => ({ instructions: all }))
  ._unsafeUnwrap()
const header = {
  networkId: 240,
  startEpochInclusive: 1n,
  endEpochExclusive: 11n,
  nonce: 1,
  notaryPublicKey: { curve: 'Ed25519', publicKey: notary.publicKey },
  notaryIsSignatory: false,
  tipPercentage: 0,
} as const
const intent: IntentV1 = { header, instructions, blobs: [], message: { kind: 'None' } }

type Signatures = (hash: Uint8Array) => readonly IntentSignatureV2[]
const signed: Signatures = (hash) => [signer.produceSignature(hash)]

/** The bytes of a notarized transaction. */
function payload(change: Partial<IntentV1> = {}, signatures: Signatures = signed, by = notary): Uint8Array {
  const changed = { ...intent, ...change }
  const signedIntent = { intent: changed, intentSignatures: signatures(hashIntent(changed)) }
  const { signature } = by.produceSignature(hashSignedIntent(signedIntent))
  return NotarizedTransactionV1.encode({ signedIntent, notarySignature: { curve: 'Ed25519', signature } })
}

const verdictOf = (bytes: Uint8Array): string =>
  receive(bytesToHex(bytes), 240, 1).match(
    () => 'valid',
    (error) => (error.kind === 'invalid' ? error.reason : error.kind),
  )

/** The engine toolkit's verdict: `valid`, `invalid` or `undecodable`. */
async function engineVerdict(bytes: Uint8Array): Promise<string> {
  const { NotarizedTransaction } = RadixEngineToolkit
  try {
    const transaction = await NotarizedTransaction.decompile(bytes)
    const { kind } = await NotarizedTransaction.staticallyValidate(transaction, defaultValidationConfig(240))
    return kind.toLowerCase()
  } catch {
    return 'undecodable'
  }
}

const unknownCall: InstructionV2 = {
  name: 'CALL_METHOD',
  fields: [
    { kind: 'Address', value: new Uint8Array(30).fill(0x55) },
    { kind: 'String', value: 'x' },
    { kind: 'Tuple', fields: [] },
  ],
}
const bucket: ManifestValue = { kind: 'Bucket', value: 0 }
const text = (length: number, mimeType = 'text/plain'): IntentV1['message'] => ({
  kind: 'PlainText',
  plainText: { mimeType, message: { kind: 'String', value: 'x'.repeat(length) } },
})
const ed25519 = { curve: 'Ed25519' } as const
const secp256k1 = { curve: 'Secp256k1' } as const
const encrypted = (count: number, of: typeof ed25519 | typeof secp256k1 = ed25519): IntentV1['message'] => {
  const decryptors = Array.from({ length: count }, (_, at) => [new Uint8Array(8).fill(at), new Uint8Array(24)] as const)
  const ephemeralPublicKey = new Uint8Array(32)
  return {
    kind: 'Encrypted',
    encrypted: {
      encrypted: new Uint8Array(50),
      decryptorsByCurve: [[of, { curve: 'Ed25519', ephemeralPublicKey, decryptors }]],
    },
  }
}
const others = Array.from({ length: 17 }, (_, at) => ed25519Signer(new Uint8Array(32).fill(at + 1)))
const signaturesBy =
  (signers: readonly (typeof signer)[]): Signatures =>
  (hash) =>
    signers.map((one) => one.produceSignature(hash))

test.each<[string, string, Uint8Array]>([
  ['a signed transaction', 'valid', payload()],
  ['one without signatures', 'valid', payload({}, () => [])],
  ['two signers', 'valid', payload({}, signaturesBy([signer, second]))],
  ['a signer twice', 'DuplicateSigner', payload({}, signaturesBy([signer, signer]))],
  ['16 signers', 'valid', payload({}, signaturesBy(others.slice(1)))],
  ['17 signers', 'TooManySignatures', payload({}, signaturesBy(others))],
  ['the notary as signatory', 'valid', payload({ header: { ...header, notaryIsSignatory: true } })],
  [
    'a notary that also signs',
    'valid',
    payload({ header: { ...header, notaryIsSignatory: true } }, signaturesBy([notary])),
  ],
  ['a signature of other bytes', 'InvalidIntentSignature', payload({}, () => signed(new Uint8Array(32)))],
  ['another notary', 'InvalidNotarySignature', payload({}, signed, second)],
  ['another network', 'InvalidNetwork', payload({ header: { ...header, networkId: 1 } })],
  ['no epochs', 'InvalidEpochRange', payload({ header: { ...header, endEpochExclusive: 1n } })],
  ['30 days', 'valid', payload({ header: { ...header, endEpochExclusive: 8_641n } })],
  ['more than 30 days', 'InvalidEpochRange', payload({ header: { ...header, endEpochExclusive: 8_642n } })],
  ['the greatest tip', 'valid', payload({ header: { ...header, tipPercentage: 65_535 } })],
  [
    'a bucket used twice',
    'BucketAlreadyUsed',
    payload({ instructions: [...instructions, { name: 'RETURN_TO_WORKTOP', fields: [bucket] }] }),
  ],
  [
    'a proof that does not exist',
    'ProofNotYetCreated',
    payload({ instructions: [{ name: 'DROP_PROOF', fields: [{ kind: 'Proof', value: 0 }] }] }),
  ],
  ['a long message', 'valid', payload({ message: text(2_048) })],
  ['a message that is too long', 'PlaintextMessageTooLong', payload({ message: text(2_049) })],
  ['a type that is too long', 'PlaintextMessageTooLong', payload({ message: text(1, 'x'.repeat(129)) })],
  ['an encrypted message', 'valid', payload({ message: encrypted(20) })],
  ['21 readers', 'TooManyDecryptors', payload({ message: encrypted(21) })],
  ['no reader', 'NoDecryptors', payload({ message: encrypted(0) })],
  ['readers of another curve', 'MismatchingDecryptorCurves', payload({ message: encrypted(1, secp256k1) })],
  ['a call of an unknown entity', 'undecodable', payload({ instructions: [unknownCall] })],
  ['an unused blob', 'valid', payload({ blobs: [Uint8Array.of(1)] })],
  ['bytes after the end', 'undecodable', Uint8Array.from([...payload(), 0])],
  ['no transaction', 'undecodable', Uint8Array.of(1, 2, 3)],
])('the engine toolkit and the devnet agree about %s', async (_, expected, bytes) => {
  expect(verdictOf(bytes)).toContain(expected)
  expect(await engineVerdict(bytes)).toBe(['valid', 'undecodable'].includes(expected) ? expected : 'invalid')
})

test('refuses a transaction over a mebibyte or with more than 1,000 instructions', () => {
  expect(verdictOf(new Uint8Array(1_048_577))).toContain('TransactionTooLarge')
  const drops = (length: number) =>
    Array.from({ length }, (): InstructionV2 => ({ name: 'DROP_ALL_PROOFS', fields: [] }))
  expect(verdictOf(payload({ instructions: drops(1_000) }))).toBe('valid')
  expect(verdictOf(payload({ instructions: drops(1_001) }))).toBe('ManifestValidationError(TooManyInstructions)')
})

test('refuses a transaction that names more than 512 entities', () => {
  const account = (at: number): ManifestValue => ({
    kind: 'Address',
    value: Uint8Array.from([0x51, ...new Uint8Array(27), at >> 8, at & 255]),
  })
  const naming = (count: number): InstructionV2 => ({
    name: 'CALL_METHOD',
    fields: [
      account(0),
      { kind: 'String', value: 'x' },
      {
        kind: 'Tuple',
        fields: [{ kind: 'Array', of: 'Address', items: Array.from({ length: count }, (_, at) => account(at)) }],
      },
    ],
  })
  expect(verdictOf(payload({ instructions: [naming(512), naming(512)] }))).toBe('valid')
  expect(verdictOf(payload({ instructions: [naming(513)] }))).toBe('TooManyReferences { total: 513, limit: 512 }')
})

test('the engine toolkit and the devnet agree about any changed byte', async () => {
  const bytes = payload({ message: text(5) })
  // The toolkit cannot write an argument of an unknown entity as text. The network decodes it.
  const isEntityByte = (at: number) => bytes[at - 2] === 0x80 && bytes[at - 1] === 0
  const hand = random('changed bytes')
  for (let run = 0; run < runs(150, 5_000); run += 1) {
    const at = Math.floor(hand.next() * bytes.length)
    if (isEntityByte(at)) continue
    const changed = bytes.with(at, (bytes[at] ?? 0) ^ (1 << Math.floor(hand.next() * 8)))
    const verdict = verdictOf(changed)
    const kind = ['valid', 'undecodable'].includes(verdict) ? verdict : 'invalid'
    expect([at, bytesToHex(changed), kind]).toEqual([at, bytesToHex(changed), await engineVerdict(changed)])
  }
})
