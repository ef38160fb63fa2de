import * as codec from '../v2/codec'
import type { InstructionV2 } from '../v2/instructions'
import {
  type IntentSignatureV2,
  intentSignaturesCodec,
  type MessageV2,
  messageCodecOf,
  notarySignatureCodec,
  type PayloadCodec,
  type PublicKeyV2,
  payload,
  publicKeyCodec,
  type SignatureV2,
} from '../v2/transaction-models'
import { instructionsCodec } from './instructions'

/** When and where a transaction is valid, who notarizes it, and the tip. */
export type TransactionHeaderV1 = {
  readonly networkId: number
  readonly startEpochInclusive: bigint
  readonly endEpochExclusive: bigint
  /** Distinguishes transactions that are otherwise equal. */
  readonly nonce: number
  readonly notaryPublicKey: PublicKeyV2
  readonly notaryIsSignatory: boolean
  /** Percent of the fee. */
  readonly tipPercentage: number
}

/** A transaction without signatures. Wrapped keys of an encrypted message have 24 bytes. */
export type IntentV1 = {
  readonly header: TransactionHeaderV1
  readonly instructions: readonly InstructionV2[]
  readonly blobs: readonly Uint8Array[]
  readonly message: MessageV2
}

/** A transaction with the signatures of its signatories. */
export type SignedIntentV1 = { readonly intent: IntentV1; readonly intentSignatures: readonly IntentSignatureV2[] }

/** The payload that a client submits to the network. */
export type NotarizedTransactionV1 = { readonly signedIntent: SignedIntentV1; readonly notarySignature: SignatureV2 }

export const headerCodec = codec.struct<TransactionHeaderV1>({
  networkId: codec.integer('U8'),
  startEpochInclusive: codec.bigInteger('U64'),
  endEpochExclusive: codec.bigInteger('U64'),
  nonce: codec.integer('U32'),
  notaryPublicKey: publicKeyCodec,
  notaryIsSignatory: codec.bool,
  tipPercentage: codec.integer('U16'),
})

/** Version 1 wraps keys of 16 bytes, which take 24 bytes. */
export const messageCodec = messageCodecOf(24)

const signedIntent = codec.struct<SignedIntentV1>({
  intent: codec.struct<IntentV1>({
    header: headerCodec,
    instructions: instructionsCodec,
    blobs: codec.list(codec.bytes()),
    message: messageCodec,
  }),
  intentSignatures: intentSignaturesCodec,
})

/** Numbers of the payloads in the engine's `TransactionDiscriminator`. */
export const discriminators = /* @__PURE__ */ Object.freeze({ intent: 1, signedIntent: 2, notarizedTransaction: 3 })

/**
 * Payloads of notarized transactions of version 1, which the Gateway accepts for submission.
 * @example NotarizedTransactionV1.decode(bytes).map(({ signedIntent }) => transactionIdOf(signedIntent.intent))
 */
export const NotarizedTransactionV1: PayloadCodec<NotarizedTransactionV1> = payload(
  discriminators.notarizedTransaction,
  { signedIntent, notarySignature: notarySignatureCodec },
)
