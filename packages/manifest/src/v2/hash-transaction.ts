import {
  blake2b256,
  encodeSubintentHash,
  encodeTransactionId,
  type SubintentHash,
  type TransactionId,
} from '@lootboxes/ledger'
import { concatBytes } from './bytes'
import type { Codec } from './codec'
import { instructionsCodec } from './encode-instructions'
import { encodeBody } from './encode-value'
import {
  discriminators,
  type IntentCoreV2,
  intentHeaderCodec,
  intentSignaturesCodec,
  messageCodec,
  type NotarizedTransactionV2,
  notarySignatureCodec,
  type SignedTransactionIntentV2,
  type SubintentV2,
  type TransactionIntentV2,
  transactionHeaderCodec,
} from './transaction-models'

/** The letter T. It keeps the hashes of transactions apart from every other hash that keys sign. */
const TRANSACTION_PREFIX = 0x54

export const hashOf = (...parts: readonly Uint8Array[]): Uint8Array => blake2b256(concatBytes(parts))

/** The hash of a value without the byte of its kind. */
const hashBody = <T>(codec: Codec<T>, model: T): Uint8Array => blake2b256(encodeBody(codec.toValue(model)))

export const hashPayload = (discriminator: number, ...parts: readonly Uint8Array[]): Uint8Array =>
  hashOf(Uint8Array.of(TRANSACTION_PREFIX, discriminator), ...parts)

const hashCore = ({ header, blobs, message, children, instructions }: IntentCoreV2): Uint8Array =>
  hashOf(
    hashBody(intentHeaderCodec, header),
    hashOf(...blobs.map(blake2b256)),
    hashBody(messageCodec, message),
    hashOf(...children),
    hashBody(instructionsCodec, instructions),
  )

/**
 * The hash of a subintent, which its signatories sign. The root subintent of a partial transaction has the hash of the whole.
 * @example subintentIdOf(subintent) === encodeSubintentHash(hashSubintent(subintent), networkId)
 */
export const hashSubintent = ({ intentCore }: SubintentV2): Uint8Array =>
  hashPayload(discriminators.subintent, hashCore(intentCore))

/** The hash of a transaction intent, which its signatories sign and which its id encodes. */
export const hashTransactionIntent = (intent: TransactionIntentV2): Uint8Array =>
  hashPayload(
    discriminators.transactionIntent,
    hashBody(transactionHeaderCodec, intent.transactionHeader),
    hashCore(intent.rootIntentCore),
    hashOf(...intent.nonRootSubintents.map(hashSubintent)),
  )

/** The hash of a signed transaction intent, which the notary signs. */
export const hashSignedTransactionIntent = (signed: SignedTransactionIntentV2): Uint8Array =>
  hashPayload(
    discriminators.signedTransactionIntent,
    hashTransactionIntent(signed.transactionIntent),
    hashBody(intentSignaturesCodec, signed.transactionIntentSignatures),
    hashOf(...signed.nonRootSubintentSignatures.map((signatures) => hashBody(intentSignaturesCodec, signatures))),
  )

/** The hash of a notarized transaction, by which a node knows the submitted payload. */
export const hashNotarizedTransaction = (notarized: NotarizedTransactionV2): Uint8Array =>
  hashPayload(
    discriminators.notarizedTransaction,
    hashSignedTransactionIntent(notarized.signedTransactionIntent),
    hashBody(notarySignatureCodec, notarized.notarySignature),
  )

/** The id of a subintent on the network of its header, `subtxid_…`. */
export const subintentIdOf = (subintent: SubintentV2): SubintentHash =>
  encodeSubintentHash(hashSubintent(subintent), subintent.intentCore.header.networkId)

/** The id of a transaction on the network of its root intent, `txid_…`. */
export const transactionIdOf = (intent: TransactionIntentV2): TransactionId =>
  encodeTransactionId(hashTransactionIntent(intent), intent.rootIntentCore.header.networkId)
