import { blake2b256, encodeTransactionId, type TransactionId } from '@lootboxes/ledger'
import type { Codec } from '../v2/codec'
import { encodePayload } from '../v2/encode-value'
import { hashOf, hashPayload } from '../v2/hash-transaction'
import { intentSignaturesCodec, notarySignatureCodec } from '../v2/transaction-models'
import { instructionsCodec } from './instructions'
import {
  discriminators,
  headerCodec,
  type IntentV1,
  messageCodec,
  type NotarizedTransactionV1,
  type SignedIntentV1,
} from './transaction-models'

/** The hash of a value with the byte of its kind, which hashes of version 2 leave out. */
const hashValue = <T>(codec: Codec<T>, model: T): Uint8Array =>
  blake2b256(encodePayload(codec.toValue(model)).subarray(1))

/** The hash of an intent, which its signatories sign and which its id encodes. */
export const hashIntent = ({ header, instructions, blobs, message }: IntentV1): Uint8Array =>
  hashPayload(
    discriminators.intent,
    hashValue(headerCodec, header),
    hashValue(instructionsCodec, instructions),
    hashOf(...blobs.map(blake2b256)),
    hashValue(messageCodec, message),
  )

/** The hash that the notary signs. `intentHash` saves a second computation. */
export const hashSignedIntent = (
  { intent, intentSignatures }: SignedIntentV1,
  intentHash: Uint8Array = hashIntent(intent),
): Uint8Array =>
  hashPayload(discriminators.signedIntent, intentHash, hashValue(intentSignaturesCodec, intentSignatures))

/** The hash of a notarized transaction, by which a node knows the submitted payload. */
export const hashNotarizedTransaction = (
  { signedIntent, notarySignature }: NotarizedTransactionV1,
  signedIntentHash: Uint8Array = hashSignedIntent(signedIntent),
): Uint8Array =>
  hashPayload(discriminators.notarizedTransaction, signedIntentHash, hashValue(notarySignatureCodec, notarySignature))

/** The id of a transaction on the network of its header, `txid_…`. */
export const transactionIdOf = (intent: IntentV1): TransactionId =>
  encodeTransactionId(hashIntent(intent), intent.header.networkId)
