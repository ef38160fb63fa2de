import { hashIntent, hashSignedIntent, type IntentV1, NotarizedTransactionV1 } from '@lootboxes/manifest/v1'
import { bytesToHex } from '@noble/hashes/utils.js'
import { compileManifestV1 } from './compile-manifest-v1'
import { ed25519Signer } from './ed25519-signer'

/** The manifest with its fee line, the header fields, and the keys that sign. */
export type SignTransactionOptions = {
  manifest: string
  networkId: number
  startEpoch: number
  endEpoch: number
  nonce: number
  /** Private Ed25519 keys that sign the intent. */
  signers: readonly Uint8Array[]
  notary: Uint8Array
  notaryIsSignatory?: boolean | undefined
  message?: string | undefined
  blobs?: readonly Uint8Array[] | undefined
}

export type SignedTransaction = { hex: string; transaction: NotarizedTransactionV1 }

/** Builds, signs and notarizes a manifest. Throws when the manifest does not compile. */
export function notarize(options: SignTransactionOptions): SignedTransaction {
  const notary = ed25519Signer(options.notary)
  const intent: IntentV1 = {
    header: {
      networkId: options.networkId,
      startEpochInclusive: BigInt(options.startEpoch),
      endEpochExclusive: BigInt(options.endEpoch),
      nonce: options.nonce,
      notaryPublicKey: { curve: 'Ed25519', publicKey: notary.publicKey },
      notaryIsSignatory: options.notaryIsSignatory ?? false,
      tipPercentage: 0,
    },
    instructions: instructionsOf(options),
    blobs: options.blobs ?? [],
    message: messageOf(options.message),
  }
  const hash = hashIntent(intent)
  const intentSignatures = options.signers.map((key) => ed25519Signer(key).produceSignature(hash))
  const signedIntent = { intent, intentSignatures }
  const { signature } = notary.produceSignature(hashSignedIntent(signedIntent, hash))
  const transaction: NotarizedTransactionV1 = { signedIntent, notarySignature: { curve: 'Ed25519', signature } }
  return { hex: bytesToHex(NotarizedTransactionV1.encode(transaction)), transaction }
}

const instructionsOf = ({ manifest, networkId }: SignTransactionOptions): IntentV1['instructions'] =>
  compileManifestV1(manifest, networkId).match(
    (instructions) => instructions,
    (error) => {
      throw new Error(error)
    },
  )

const messageOf = (message: string | undefined): IntentV1['message'] =>
  message === undefined
    ? { kind: 'None' }
    : { kind: 'PlainText', plainText: { mimeType: 'text/plain', message: { kind: 'String', value: message } } }

/**
 * Builds, signs and notarizes a manifest, and resolves to the hex for `/transaction/submit`. Rejects when it does not compile.
 *
 * @example
 * const hex = await signTransaction({ manifest, networkId, startEpoch, endEpoch, nonce: 1, signers: [key], notary: key })
 */
export const signTransaction = (options: SignTransactionOptions): Promise<string> =>
  new Promise((resolve) => {
    resolve(notarize(options).hex)
  })
