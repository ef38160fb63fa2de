import { bytesToHex } from '@noble/hashes/utils.js'
import { type NotarizedTransaction, PublicKey, TransactionBuilder } from '@radixdlt/radix-engine-toolkit'
import { compileTransaction } from '../engine-toolkit'
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
}

export type SignedTransaction = { hex: string; transaction: NotarizedTransaction }

/** Builds, signs and notarizes a manifest. Rejects when the manifest does not compile. */
export async function notarize(options: SignTransactionOptions): Promise<SignedTransaction> {
  const notary = ed25519Signer(options.notary)
  const builder = (await TransactionBuilder.new()).header({
    networkId: options.networkId,
    startEpochInclusive: options.startEpoch,
    endEpochExclusive: options.endEpoch,
    nonce: options.nonce,
    notaryPublicKey: new PublicKey.Ed25519(notary.publicKey),
    notaryIsSignatory: options.notaryIsSignatory ?? false,
    tipPercentage: 0,
  })
  const withMessage = options.message === undefined ? builder : builder.plainTextMessage(options.message)
  const signing = withMessage.manifest({ instructions: { kind: 'String', value: options.manifest }, blobs: [] })
  for (const key of options.signers) signing.sign(ed25519Signer(key))
  const transaction = await signing.notarize(notary)
  return { hex: bytesToHex(await compileTransaction(transaction)), transaction }
}

/**
 * Builds, signs and notarizes a manifest, and resolves to the hex for `/transaction/submit`. Rejects when it does not compile.
 *
 * @example
 * const hex = await signTransaction({ manifest, networkId, startEpoch, endEpoch, nonce: 1, signers: [key], notary: key })
 */
export const signTransaction = async (options: SignTransactionOptions): Promise<string> => (await notarize(options)).hex
