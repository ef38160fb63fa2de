import { encodeTransactionId, networkSuffix } from '@lootboxes/ledger'
import {
  hashNotarizedTransaction,
  hashSubintent,
  hashTransactionIntent,
  type IntentCoreV2,
  type IntentSignatureV2,
  type MessageV2,
  type NotarizedTransactionV2,
  subintentIdOf,
  type TransactionIntentV2,
} from '@lootboxes/manifest/v2'
import { bytesToHex } from '@noble/hashes/utils.js'
import { bech32m } from '@scure/base'
import { type Signers, signersOf } from '../engine/auth-zone'
import type { ExecutableIntent } from '../engine/executable'
import { blobsByHash } from './blobs'
import { earliest, latest } from './bounds'
import type { Received } from './received'
import type { EpochWindow } from './rejections'
import { claimedSignerOf } from './signatures'

const NOTARIZED_V2 = 12

/** Whether bytes have the prefix of a notarized transaction of version 2: manifest SBOR, an enum, its variant. */
export const isV2Payload = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x4d && bytes[1] === 0x22 && bytes[2] === NOTARIZED_V2

export const signersFrom = (
  signatures: readonly IntentSignatureV2[],
  hash: Uint8Array,
  more: readonly Uint8Array[] = [],
): Signers => signersOf([...signatures.flatMap((one) => claimedSignerOf(one, hash) ?? []), ...more])

export const plainText = (message: MessageV2): string | undefined =>
  message.kind === 'PlainText' && message.plainText.message.kind === 'String'
    ? message.plainText.message.value
    : undefined

/** Encodes the hash of a notarized transaction on a network. */
export const payloadIdOf = (hash: Uint8Array, networkId: number): string =>
  bech32m.encode(`notarizedtransaction_${networkSuffix(networkId)}`, bech32m.toWords(hash), 200)

type ExecutableParts = {
  hash: Uint8Array
  subintentHashes: readonly Uint8Array[]
  rootSigners: Signers
  subintentSigners: readonly Signers[]
}

const nobody = signersOf([])

/** The intents of a transaction as the engine runs them, with the ids of the transaction. */
export function executableOf(intent: TransactionIntentV2, parts: ExecutableParts) {
  const { rootIntentCore: root, nonRootSubintents } = intent
  const indexes = new Map(parts.subintentHashes.map((one, at) => [bytesToHex(one), at + 1]))
  const executable = ({ instructions, blobs, children }: IntentCoreV2, signers: Signers): ExecutableIntent => ({
    instructions,
    signers,
    blobs: blobsByHash(blobs),
    children: children.map((child) => indexes.get(bytesToHex(child)) ?? 0),
  })
  return {
    ...executable(root, parts.rootSigners),
    subintents: nonRootSubintents.map(({ intentCore }, at) =>
      executable(intentCore, parts.subintentSigners[at] ?? nobody),
    ),
    intentHash: parts.hash,
    intentId: encodeTransactionId(parts.hash, root.header.networkId),
  }
}

const headersOf = ({ rootIntentCore, nonRootSubintents }: TransactionIntentV2) =>
  [rootIntentCore, ...nonRootSubintents.map(({ intentCore }) => intentCore)].map(({ header }) => header)

/** The epochs in which all intents are valid. */
export function epochsOfV2(intent: TransactionIntentV2): EpochWindow {
  const headers = headersOf(intent)
  return {
    startEpoch: Number(latest(headers.map(({ startEpochInclusive }) => startEpochInclusive)) ?? 0n),
    endEpoch: Number(earliest(headers.map(({ endEpochExclusive }) => endEpochExclusive)) ?? 0n),
  }
}

/** Converts a notarized transaction of version 2 without validation. */
export function unpackV2(notarized: NotarizedTransactionV2, hex: string): Received {
  const signed = notarized.signedTransactionIntent
  const { transactionIntent: intent, transactionIntentSignatures, nonRootSubintentSignatures } = signed
  const { transactionHeader, rootIntentCore: root, nonRootSubintents } = intent
  const hash = hashTransactionIntent(intent)
  const subintentHashes = nonRootSubintents.map(hashSubintent)
  const notary = transactionHeader.notaryIsSignatory ? [transactionHeader.notaryPublicKey.publicKey] : []
  const headers = headersOf(intent)
  const { startEpoch, endEpoch } = epochsOfV2(intent)
  return {
    transaction: {
      ...executableOf(intent, {
        hash,
        subintentHashes,
        rootSigners: signersFrom(transactionIntentSignatures, hash, notary),
        subintentSigners: subintentHashes.map((one, at) => signersFrom(nonRootSubintentSignatures[at] ?? [], one)),
      }),
      signatures: transactionIntentSignatures.length + nonRootSubintentSignatures.flat().length,
      payloadBytes: hex.length / 2,
    },
    envelope: {
      payloadId: payloadIdOf(hashNotarizedTransaction(notarized), root.header.networkId),
      hex,
      message: plainText(root.message),
      endEpoch,
      subintents: nonRootSubintents.map(subintentIdOf),
    },
    startEpoch,
    validFromSeconds: latest(headers.map(({ minProposerTimestampInclusive }) => minProposerTimestampInclusive)),
    validUntilSeconds: earliest(headers.map(({ maxProposerTimestampExclusive }) => maxProposerTimestampExclusive)),
  }
}
