import { bytesToHex } from '@noble/hashes/utils.js'
import { PrivateKey, TransactionBuilder } from '@radixdlt/radix-engine-toolkit'
import { compileTransaction } from '../engine-toolkit'

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

/** Builds, signs and notarizes a manifest: the hex that `/transaction/submit` takes. Rejects when the manifest does not compile. */
export async function signTransaction(options: SignTransactionOptions): Promise<string> {
  const notary = new PrivateKey.Ed25519(options.notary)
  const builder = (await TransactionBuilder.new()).header({
    networkId: options.networkId,
    startEpochInclusive: options.startEpoch,
    endEpochExclusive: options.endEpoch,
    nonce: options.nonce,
    notaryPublicKey: notary.publicKey(),
    notaryIsSignatory: options.notaryIsSignatory ?? false,
    tipPercentage: 0,
  })
  const withMessage = options.message === undefined ? builder : builder.plainTextMessage(options.message)
  const signing = withMessage.manifest({ instructions: { kind: 'String', value: options.manifest }, blobs: [] })
  for (const key of options.signers) signing.sign(new PrivateKey.Ed25519(key))
  return bytesToHex(await compileTransaction(await signing.notarize(notary)))
}
