import { encodeTransactionId } from '@lootboxes/ledger'
import {
  hashIntent,
  hashNotarizedTransaction,
  hashSignedIntent,
  type NotarizedTransactionV1,
} from '@lootboxes/manifest/v1'
import { blobsByHash } from './blobs'
import { type Fault, firstFault, instructionsFault, messageFault, signaturesFault, windowFault } from './intent-faults'
import type { Received } from './received'
import { isNotarized } from './signatures'
import { payloadIdOf, plainText, signersFrom } from './unpack-v2'

const notarySigners = ({ signedIntent }: NotarizedTransactionV1): readonly Uint8Array[] => {
  const { notaryIsSignatory, notaryPublicKey } = signedIntent.intent.header
  return notaryIsSignatory ? [notaryPublicKey.publicKey] : []
}

type Hashes = { intent: Uint8Array; signedIntent: Uint8Array }

export function hashesOfV1({ signedIntent }: NotarizedTransactionV1): Hashes {
  const intent = hashIntent(signedIntent.intent)
  return { intent, signedIntent: hashSignedIntent(signedIntent, intent) }
}

/** Validates a notarized transaction of version 1. Returns the engine's name of the first fault. */
export function faultOfV1(
  { signedIntent, notarySignature }: NotarizedTransactionV1,
  hashes: Hashes,
  networkId: number,
): Fault {
  const { header, instructions, message } = signedIntent.intent
  return firstFault(
    () => windowFault(header, networkId),
    () => messageFault(message),
    () => instructionsFault(instructions),
    () => signaturesFault(signedIntent.intentSignatures, hashes.intent),
    () =>
      isNotarized(header.notaryPublicKey, notarySignature, hashes.signedIntent)
        ? undefined
        : 'SignatureValidationError(InvalidNotarySignature)',
  )
}

/** Converts a notarized transaction of version 1 without validation. */
export function unpackV1(notarized: NotarizedTransactionV1, hex: string, hashes = hashesOfV1(notarized)): Received {
  const { intent, intentSignatures } = notarized.signedIntent
  const { header, instructions, blobs, message } = intent
  const hash = hashes.intent
  return {
    transaction: {
      instructions,
      blobs: blobsByHash(blobs),
      signers: signersFrom(intentSignatures, hash, notarySigners(notarized)),
      signatures: intentSignatures.length,
      payloadBytes: hex.length / 2,
      intentHash: hash,
      intentId: encodeTransactionId(hash, header.networkId),
    },
    envelope: {
      payloadId: payloadIdOf(hashNotarizedTransaction(notarized, hashes.signedIntent), header.networkId),
      hex,
      message: plainText(message),
      endEpoch: Number(header.endEpochExclusive),
      subintents: [],
    },
    startEpoch: Number(header.startEpochInclusive),
  }
}
