export { compileManifest, type ManifestV2 } from './compile-manifest'
export { decompileManifest } from './decompile-manifest'
export { decodeInstructions, encodeInstructions } from './encode-instructions'
export {
  hashNotarizedTransaction,
  hashSignedTransactionIntent,
  hashSubintent,
  hashTransactionIntent,
  subintentIdOf,
  transactionIdOf,
} from './hash-transaction'
export type { InstructionNameV2, InstructionV2 } from './instructions'
export { type ManifestTextError, manifestTextErrorText } from './manifest-text-error'
export type { IntegerKind, ManifestValue, ObjectKind, ValueKind } from './manifest-value'
export { objectFault } from './object-fault'
export { type PayloadError, payloadErrorText } from './payload-error'
export {
  type DecryptorsV2,
  type IntentCoreV2,
  type IntentHeaderV2,
  type IntentSignatureV2,
  type MessageContentsV2,
  type MessageV2,
  NotarizedTransactionV2,
  PartialTransactionV2,
  type PayloadCodec,
  PreviewTransactionV2,
  type PublicKeyV2,
  type SignatureV2,
  SignedPartialTransactionV2,
  SignedTransactionIntentV2,
  SubintentV2,
  type TransactionHeaderV2,
  TransactionIntentV2,
} from './transaction-models'
