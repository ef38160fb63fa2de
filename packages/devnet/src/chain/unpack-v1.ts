import { encodeTransactionId } from '@lootboxes/ledger'
import {
  hashIntent,
  hashNotarizedTransaction,
  hashSignedIntent,
  type NotarizedTransactionV1,
} from '@lootboxes/manifest/v1'
import { objectFault } from '@lootboxes/manifest/v2'
import { blobsByHash } from './blobs'
import { type Fault, firstFault, messageFault, signaturesFault, windowFault } from './intent-faults'
import type { Received } from './received'
import { isNotarized } from './signatures'
import { payloadIdOf, plainText, signersFrom } from './unpack-v2'

const notarySigners = ({ signedIntent }: NotarizedTransactionV1): readonly Uint8Array[] => {
  const { notaryIsSignatory, notaryPublicKey } = signedIntent.intent.header
  return notaryIsSignatory ? [notaryPublicKey.publicKey] : []
}

/** Validates a notarized transaction of version 1. Returns the engine's name of the first fault. */
export function faultOfV1({ signedIntent, notarySignature }: NotarizedTransactionV1, networkId: number): Fault {
  const { header, instructions, message } = signedIntent.intent
  const intentHash = hashIntent(signedIntent.intent)
  return firstFault(
    () => windowFault(header, networkId),
    () => messageFault(message),
    () => objectFault(instructions),
    () => signaturesFault(signedIntent.intentSignatures, intentHash),
    () =>
      isNotarized(header.notaryPublicKey, notarySignature, hashSignedIntent(signedIntent, intentHash))
        ? undefined
        : 'SignatureValidationError(InvalidNotarySignature)',
  )
}

/** Converts a notarized transaction of version 1 without validation. */
export function unpackV1(notarized: NotarizedTransactionV1, hex: string): Received {
  const { intent, intentSignatures } = notarized.signedIntent
  const { header, instructions, blobs, message } = intent
  const hash = hashIntent(intent)
  const signedHash = hashSignedIntent(notarized.signedIntent, hash)
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
      payloadId: payloadIdOf(hashNotarizedTransaction(notarized, signedHash), header.networkId),
      hex,
      message: plainText(message),
      endEpoch: Number(header.endEpochExclusive),
      subintents: [],
    },
    startEpoch: Number(header.startEpochInclusive),
  }
}
