import {
  type InstructionV2,
  type IntentSignatureV2,
  type ManifestValue,
  type MessageV2,
  objectFault,
} from '@lootboxes/manifest/v2'
import { bytesToHex } from '@noble/hashes/utils.js'
import { signerOf } from './signatures'

/** The most epochs in which an intent may be valid: 30 days. */
export const MAX_EPOCHS = 12 * 24 * 30

/** Limits of the network for intents of both versions. */
const limits = {
  references: 512,
  instructions: 1_000,
  signatures: 16,
  messageBytes: 2_048,
  mimeTypeBytes: 128,
  decryptors: 20,
} as const

/** Limit of the network for the bytes of a notarized transaction. */
const MAX_PAYLOAD_BYTES = 1_048_576

export const sizeFault = (bytes: number): Fault =>
  bytes > MAX_PAYLOAD_BYTES ? 'PrepareError(TransactionTooLarge)' : undefined

/** The engine's name for the fault. */
export type Fault = string | undefined

export const firstFault = (...checks: readonly (() => Fault)[]): Fault => {
  for (const check of checks) {
    const fault = check()
    if (fault !== undefined) return fault
  }
  return undefined
}
export const eachFault = <T>(items: readonly T[], check: (item: T) => Fault): Fault =>
  firstFault(...items.map((item) => () => check(item)))

type Window = { networkId: number; startEpochInclusive: bigint; endEpochExclusive: bigint }

/** Checks network and epochs of a header. */
export function windowFault(header: Window, networkId: number): Fault {
  const { startEpochInclusive: start, endEpochExclusive: end } = header
  if (header.networkId !== networkId) return 'HeaderValidationError(InvalidNetwork)'
  return end <= start || end - start > BigInt(MAX_EPOCHS) ? 'HeaderValidationError(InvalidEpochRange)' : undefined
}

function collectAddresses(value: ManifestValue, found: Set<string>): void {
  if (value.kind === 'Address') found.add(bytesToHex(value.value))
  else if (value.kind === 'Tuple' || value.kind === 'Enum') for (const one of value.fields) collectAddresses(one, found)
  else if (value.kind === 'Array') for (const one of value.items) collectAddresses(one, found)
  else if (value.kind === 'Map') for (const one of value.entries.flat()) collectAddresses(one, found)
}

/** The number of different entities that an intent names. */
export function referencesIn(instructions: readonly InstructionV2[]): number {
  const found = new Set<string>()
  for (const { fields } of instructions) for (const field of fields) collectAddresses(field, found)
  return found.size
}

/** Checks the entities that an intent names, or all intents of a transaction together. */
export const referencesFault = (total: number): Fault =>
  total > limits.references ? `TooManyReferences { total: ${total}, limit: ${limits.references} }` : undefined

/** Checks an intent's references, the number of its instructions, and their use of buckets, proofs and addresses. */
export const instructionsFault = (
  instructions: readonly InstructionV2[],
  options?: Parameters<typeof objectFault>[1],
): Fault =>
  firstFault(
    () => referencesFault(referencesIn(instructions)),
    () =>
      instructions.length > limits.instructions
        ? 'ManifestValidationError(TooManyInstructions)'
        : objectFault(instructions, options),
  )

export function messageFault(message: MessageV2): Fault {
  if (message.kind === 'None') return undefined
  if (message.kind === 'PlainText') {
    const { mimeType, message: content } = message.plainText
    const length = content.kind === 'String' ? Buffer.byteLength(content.value) : content.value.length
    return length > limits.messageBytes || Buffer.byteLength(mimeType) > limits.mimeTypeBytes
      ? 'InvalidMessageError(PlaintextMessageTooLong)'
      : undefined
  }
  const { encrypted, decryptorsByCurve } = message.encrypted
  if (encrypted.length > limits.messageBytes + 28) return 'InvalidMessageError(EncryptedMessageTooLong)'
  if (decryptorsByCurve.length === 0) return 'InvalidMessageError(NoDecryptors)'
  if (decryptorsByCurve.some(([curve, set]) => curve.curve !== set.curve))
    return 'InvalidMessageError(MismatchingDecryptorCurves)'
  const sizes = decryptorsByCurve.map(([, { decryptors }]) => decryptors.length)
  if (sizes.includes(0)) return 'InvalidMessageError(NoDecryptorsForCurveType)'
  return sizes.reduce((sum, size) => sum + size, 0) > limits.decryptors
    ? 'InvalidMessageError(TooManyDecryptors)'
    : undefined
}

/** Checks one intent's signatures: each is valid, and no key signs twice. */
export function signaturesFault(
  signatures: readonly IntentSignatureV2[],
  hash: Uint8Array,
  more: readonly Uint8Array[] = [],
): Fault {
  if (signatures.length > limits.signatures) return 'SignatureValidationError(TooManySignatures)'
  const keys = signatures.map((one) => signerOf(one, hash))
  if (keys.includes(undefined)) return 'SignatureValidationError(InvalidIntentSignature)'
  const all = [...keys, ...more].flatMap((key) => (key ? [bytesToHex(key)] : []))
  return new Set(all).size < all.length ? 'SignatureValidationError(DuplicateSigner)' : undefined
}
