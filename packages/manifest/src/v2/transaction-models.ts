import type { Result } from 'neverthrow'
import * as codec from './codec'
import { catchPayloadFailure, readPayload } from './decode-value'
import { instructionsCodec } from './encode-instructions'
import { encodePayload } from './encode-value'
import type { InstructionV2 } from './instructions'
import type { PayloadError } from './payload-error'

/** A public key: 33 bytes for Secp256k1, 32 bytes for Ed25519. */
export type PublicKeyV2 =
  | { readonly curve: 'Secp256k1'; readonly publicKey: Uint8Array }
  | { readonly curve: 'Ed25519'; readonly publicKey: Uint8Array }

/** A signature: 65 bytes with the recovery id first for Secp256k1, 64 bytes for Ed25519. */
export type SignatureV2 =
  | { readonly curve: 'Secp256k1'; readonly signature: Uint8Array }
  | { readonly curve: 'Ed25519'; readonly signature: Uint8Array }

/** A signature of an intent. The key of a Secp256k1 signature is recovered from it. */
export type IntentSignatureV2 =
  | { readonly curve: 'Secp256k1'; readonly signature: Uint8Array }
  | { readonly curve: 'Ed25519'; readonly publicKey: Uint8Array; readonly signature: Uint8Array }

/** When and where an intent is valid. Timestamps are seconds since 1970. */
export type IntentHeaderV2 = {
  readonly networkId: number
  readonly startEpochInclusive: bigint
  readonly endEpochExclusive: bigint
  readonly minProposerTimestampInclusive: bigint | undefined
  readonly maxProposerTimestampExclusive: bigint | undefined
  /** Distinguishes intents that are otherwise equal. */
  readonly intentDiscriminator: bigint
}

/** The content of a message that all can read. */
export type MessageContentsV2 =
  | { readonly kind: 'String'; readonly value: string }
  | { readonly kind: 'Bytes'; readonly value: Uint8Array }

/** The wrapped key of a message (40 bytes) by the fingerprint of the key that unwraps it (8 bytes). */
type WrappedKeys = readonly (readonly [fingerprint: Uint8Array, wrappedKey: Uint8Array])[]

/** The receivers with keys of one curve. */
export type DecryptorsV2 =
  | { readonly curve: 'Ed25519'; readonly ephemeralPublicKey: Uint8Array; readonly decryptors: WrappedKeys }
  | { readonly curve: 'Secp256k1'; readonly ephemeralPublicKey: Uint8Array; readonly decryptors: WrappedKeys }

type CurveV2 = { readonly curve: 'Ed25519' } | { readonly curve: 'Secp256k1' }

/** The message of an intent. */
export type MessageV2 =
  | { readonly kind: 'None' }
  | {
      readonly kind: 'PlainText'
      readonly plainText: { readonly mimeType: string; readonly message: MessageContentsV2 }
    }
  | {
      readonly kind: 'Encrypted'
      readonly encrypted: {
        readonly encrypted: Uint8Array
        readonly decryptorsByCurve: readonly (readonly [CurveV2, DecryptorsV2])[]
      }
    }

/** The common part of a subintent and a transaction intent. `children` are subintent hashes. */
export type IntentCoreV2 = {
  readonly header: IntentHeaderV2
  readonly blobs: readonly Uint8Array[]
  readonly message: MessageV2
  readonly children: readonly Uint8Array[]
  readonly instructions: readonly InstructionV2[]
}

/** Who notarizes a transaction, and the tip. */
export type TransactionHeaderV2 = {
  readonly notaryPublicKey: PublicKeyV2
  readonly notaryIsSignatory: boolean
  /** Hundredths of a percent of the fee. */
  readonly tipBasisPoints: number
}

/** A part of a transaction that a user signs in advance. */
export type SubintentV2 = { readonly intentCore: IntentCoreV2 }

/** A subintent with its descendants: a pre-authorization without signatures. */
export type PartialTransactionV2 = {
  readonly rootSubintent: SubintentV2
  readonly nonRootSubintents: readonly SubintentV2[]
}

/** A pre-authorization as a wallet returns it. Signatures of descendants are in the order of `nonRootSubintents`. */
export type SignedPartialTransactionV2 = {
  readonly partialTransaction: PartialTransactionV2
  readonly rootSubintentSignatures: readonly IntentSignatureV2[]
  readonly nonRootSubintentSignatures: readonly (readonly IntentSignatureV2[])[]
}

/** A transaction with all of its subintents, flattened. */
export type TransactionIntentV2 = {
  readonly transactionHeader: TransactionHeaderV2
  readonly rootIntentCore: IntentCoreV2
  readonly nonRootSubintents: readonly SubintentV2[]
}

/** A transaction with the signatures of all of its intents. */
export type SignedTransactionIntentV2 = {
  readonly transactionIntent: TransactionIntentV2
  readonly transactionIntentSignatures: readonly IntentSignatureV2[]
  readonly nonRootSubintentSignatures: readonly (readonly IntentSignatureV2[])[]
}

/** A transaction to preview: the public keys of its signers take the place of signatures. */
export type PreviewTransactionV2 = {
  readonly transactionIntent: TransactionIntentV2
  readonly rootSignerPublicKeys: readonly PublicKeyV2[]
  readonly nonRootSubintentSignerPublicKeys: readonly (readonly PublicKeyV2[])[]
}

/** The payload that a client submits to the network. */
export type NotarizedTransactionV2 = {
  readonly signedTransactionIntent: SignedTransactionIntentV2
  readonly notarySignature: SignatureV2
}

export const publicKeyCodec = codec.union<PublicKeyV2, 'curve'>('curve', {
  Secp256k1: { publicKey: codec.bytes(33) },
  Ed25519: { publicKey: codec.bytes(32) },
})
export const notarySignatureCodec = codec.union<SignatureV2, 'curve'>('curve', {
  Secp256k1: { signature: codec.wrapped(codec.bytes(65)) },
  Ed25519: { signature: codec.wrapped(codec.bytes(64)) },
})
const intentSignature = codec.union<IntentSignatureV2, 'curve'>('curve', {
  Secp256k1: { signature: codec.wrapped(codec.bytes(65)) },
  Ed25519: { publicKey: codec.bytes(32), signature: codec.wrapped(codec.bytes(64)) },
})
export const intentSignaturesCodec = codec.list(intentSignature)

export const intentHeaderCodec = codec.struct<IntentHeaderV2>({
  networkId: codec.integer('U8'),
  startEpochInclusive: codec.bigInteger('U64'),
  endEpochExclusive: codec.bigInteger('U64'),
  minProposerTimestampInclusive: codec.option(codec.bigInteger('I64')),
  maxProposerTimestampExclusive: codec.option(codec.bigInteger('I64')),
  intentDiscriminator: codec.bigInteger('U64'),
})

const contents = codec.union<MessageContentsV2, 'kind'>('kind', {
  String: { value: codec.text },
  Bytes: { value: codec.bytes() },
})
const curve = codec.union<CurveV2, 'curve'>('curve', { Ed25519: {}, Secp256k1: {} })
/** Messages whose wrapped keys have this number of bytes. */
export const messageCodecOf = (wrappedKeyBytes: number): codec.Codec<MessageV2> => {
  const wrappedKeys = codec.map(codec.bytes(8), codec.bytes(wrappedKeyBytes))
  const decryptors = codec.union<DecryptorsV2, 'curve'>('curve', {
    Ed25519: { ephemeralPublicKey: codec.bytes(32), decryptors: wrappedKeys },
    Secp256k1: { ephemeralPublicKey: codec.bytes(33), decryptors: wrappedKeys },
  })
  return codec.union<MessageV2, 'kind'>('kind', {
    None: {},
    PlainText: { plainText: codec.struct({ mimeType: codec.text, message: contents }) },
    Encrypted: {
      encrypted: codec.struct({ encrypted: codec.bytes(), decryptorsByCurve: codec.map(curve, decryptors) }),
    },
  })
}
export const messageCodec = messageCodecOf(40)

const intentCore = codec.struct<IntentCoreV2>({
  header: intentHeaderCodec,
  blobs: codec.list(codec.bytes()),
  message: messageCodec,
  children: codec.list(codec.bytes(32)),
  instructions: instructionsCodec,
})
const transactionHeaderFields: codec.FieldCodecs<TransactionHeaderV2> = {
  notaryPublicKey: publicKeyCodec,
  notaryIsSignatory: codec.bool,
  tipBasisPoints: codec.integer('U32'),
}
export const transactionHeaderCodec = codec.struct(transactionHeaderFields)

/** Encodes and decodes the payloads of one model. */
export type PayloadCodec<T> = {
  /** The bytes of the payload. Throws a RangeError when a field is out of range. */
  readonly encode: (model: T) => Uint8Array
  /** The model in the bytes of a payload. Rejects other payloads and bytes after the payload. */
  readonly decode: (bytes: Uint8Array) => Result<T, PayloadError>
}

/** The payload of a model is the variant of an enum with this number, with the fields of the model. */
export const payload = <T extends object>(discriminator: number, fields: codec.FieldCodecs<T>): PayloadCodec<T> => {
  const { toValue, fromValue } = codec.variant(discriminator, fields)
  return {
    encode: (model) => encodePayload(toValue(model)),
    decode: (bytes) => catchPayloadFailure(() => fromValue(readPayload(bytes))),
  }
}

const subintentFields: codec.FieldCodecs<SubintentV2> = { intentCore }
const subintents = codec.list(codec.struct(subintentFields))
const partialTransactionFields: codec.FieldCodecs<PartialTransactionV2> = {
  rootSubintent: codec.struct(subintentFields),
  nonRootSubintents: subintents,
}
const signatureLists = codec.list(intentSignaturesCodec)
const transactionIntentFields: codec.FieldCodecs<TransactionIntentV2> = {
  transactionHeader: transactionHeaderCodec,
  rootIntentCore: intentCore,
  nonRootSubintents: subintents,
}
const signedTransactionIntentFields: codec.FieldCodecs<SignedTransactionIntentV2> = {
  transactionIntent: codec.struct(transactionIntentFields),
  transactionIntentSignatures: intentSignaturesCodec,
  nonRootSubintentSignatures: signatureLists,
}

/** Numbers of the payloads in the engine's `TransactionDiscriminator`. */
export const discriminators = /* @__PURE__ */ Object.freeze({
  transactionIntent: 9,
  signedTransactionIntent: 10,
  subintent: 11,
  notarizedTransaction: 12,
  partialTransaction: 13,
  signedPartialTransaction: 14,
  previewTransaction: 15,
})

/**
 * Payloads of subintents.
 * @example SubintentV2.encode({ intentCore: { header, blobs: [], message: { kind: 'None' }, children, instructions } })
 */
export const SubintentV2: PayloadCodec<SubintentV2> = payload(discriminators.subintent, subintentFields)

/** Payloads of partial transactions. */
export const PartialTransactionV2: PayloadCodec<PartialTransactionV2> = payload(
  discriminators.partialTransaction,
  partialTransactionFields,
)

/**
 * Payloads of signed partial transactions, which a wallet returns for a pre-authorization request.
 * @example SignedPartialTransactionV2.decode(bytes).map(({ partialTransaction }) => hashSubintent(partialTransaction.rootSubintent))
 */
export const SignedPartialTransactionV2: PayloadCodec<SignedPartialTransactionV2> = payload(
  discriminators.signedPartialTransaction,
  {
    partialTransaction: codec.struct(partialTransactionFields),
    rootSubintentSignatures: intentSignaturesCodec,
    nonRootSubintentSignatures: signatureLists,
  },
)

/** Payloads of transaction intents. */
export const TransactionIntentV2: PayloadCodec<TransactionIntentV2> = payload(
  discriminators.transactionIntent,
  transactionIntentFields,
)

/** Payloads of signed transaction intents. */
export const SignedTransactionIntentV2: PayloadCodec<SignedTransactionIntentV2> = payload(
  discriminators.signedTransactionIntent,
  signedTransactionIntentFields,
)

/**
 * Payloads of notarized transactions, which the Gateway accepts for submission.
 * @example NotarizedTransactionV2.encode({ signedTransactionIntent, notarySignature: { curve: 'Ed25519', signature } })
 */
export const NotarizedTransactionV2: PayloadCodec<NotarizedTransactionV2> = payload(
  discriminators.notarizedTransaction,
  { signedTransactionIntent: codec.struct(signedTransactionIntentFields), notarySignature: notarySignatureCodec },
)

const publicKeys = codec.list(publicKeyCodec)

/** Payloads of transactions to preview, which `/transaction/preview-v2` accepts. */
export const PreviewTransactionV2: PayloadCodec<PreviewTransactionV2> = payload(discriminators.previewTransaction, {
  transactionIntent: codec.struct(transactionIntentFields),
  rootSignerPublicKeys: publicKeys,
  nonRootSubintentSignerPublicKeys: codec.list(publicKeys),
})
