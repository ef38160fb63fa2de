import { type InstructionV2, NotarizedTransactionV2 } from '@lootboxes/manifest/v2'
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Instructions, NotarizedTransaction } from '@radixdlt/radix-engine-toolkit'
import { err, ok, type Result } from 'neverthrow'
import { type Signers, signersOf } from '../engine/auth-zone'
import { decompileTransaction, faultOf, hashesOf } from '../engine-toolkit'
import { blobsByHash } from './blobs'
import { compileManifestV1 } from './compile-manifest-v1'
import type { Received } from './received'
import { recoverSecp256k1 } from './signatures'
import { isV2Payload, unpackV2 } from './unpack-v2'
import { faultOfV2 } from './validate-v2'

/** Why a submission is refused: not a transaction, invalid (with the toolkit's reason), or outside its epochs. */
export type IntakeError =
  | { kind: 'undecodable' }
  | { kind: 'invalid'; reason: string }
  | { kind: 'epoch-window'; epoch: number; startEpoch: number; endEpoch: number }

const bytesOf = (hex: string): Uint8Array | undefined =>
  hex.length > 0 && hex.length % 2 === 0 && /^[0-9a-fA-F]+$/.test(hex) ? hexToBytes(hex) : undefined

/** Signers of a version 1 intent. Ed25519 signatures have their key, Secp256k1 keys follow from the signature. */
function signersOfV1(transaction: NotarizedTransaction, intentHash: Uint8Array): Signers {
  const { header } = transaction.signedIntent.intent
  const signed = transaction.signedIntent.intentSignatures.flatMap(({ curve, publicKey, signature }) =>
    curve === 'Ed25519' ? (publicKey ?? []) : (recoverSecp256k1(signature, intentHash) ?? []),
  )
  return signersOf(header.notaryIsSignatory ? [...signed, header.notaryPublicKey.bytes] : signed)
}

function messageOf({ signedIntent }: NotarizedTransaction): string | undefined {
  const { message } = signedIntent.intent
  return message.kind === 'PlainText' && message.value.message.kind === 'String'
    ? message.value.message.value
    : undefined
}

const decompiled = async (bytes: Uint8Array): Promise<NotarizedTransaction | undefined> => {
  try {
    return await decompileTransaction(bytes)
  } catch {
    return undefined
  }
}

/** The toolkit validated the text, so an unreadable one is a bug of the devnet. */
function instructionsOfV1(instructions: Instructions, networkId: number): readonly InstructionV2[] {
  if (instructions.kind === 'Parsed') throw new Error('The toolkit returned no manifest text.')
  return compileManifestV1(instructions.value, networkId).match(
    (parsed) => parsed,
    (error) => {
      throw new Error(`The manifest cannot be read: ${error}`)
    },
  )
}

/** Decodes a transaction without validation. Only for transactions that this devnet wrote or checked before. */
export async function unpack(transaction: NotarizedTransaction, hex: string, networkId: number): Promise<Received> {
  const { intent } = transaction.signedIntent
  const hashes = await hashesOf(transaction)
  const { instructions } = intent.manifest
  return {
    transaction: {
      instructions: instructionsOfV1(instructions, networkId),
      blobs: blobsByHash(intent.manifest.blobs),
      signers: signersOfV1(transaction, hashes.intent),
      signatures: transaction.signedIntent.intentSignatures.length,
      payloadBytes: hex.length / 2,
      intentHash: hashes.intent,
      intentId: hashes.intentId,
    },
    envelope: {
      payloadId: hashes.payloadId,
      hex,
      message: messageOf(transaction),
      endEpoch: intent.header.endEpochExclusive,
      subintents: [],
    },
    startEpoch: intent.header.startEpochInclusive,
  }
}

const epochError = ({ startEpoch, envelope: { endEpoch } }: Received, epoch: number): IntakeError | undefined =>
  startEpoch > epoch + 1 || endEpoch <= epoch ? { kind: 'epoch-window', epoch, startEpoch, endEpoch } : undefined

const invalid = (reason: string): IntakeError => ({ kind: 'invalid', reason })

async function receiveV1(bytes: Uint8Array, hex: string, networkId: number): Promise<Result<Received, IntakeError>> {
  const transaction = await decompiled(bytes)
  if (!transaction) return err({ kind: 'undecodable' })
  const reason = await faultOf(transaction, networkId)
  return reason === undefined ? ok(await unpack(transaction, hex, networkId)) : err(invalid(reason))
}

const receiveV2 = (bytes: Uint8Array, hex: string, networkId: number): Result<Received, IntakeError> =>
  NotarizedTransactionV2.decode(bytes)
    .mapErr((): IntakeError => ({ kind: 'undecodable' }))
    .andThen((notarized) => {
      const reason = faultOfV2(notarized, networkId)
      return reason === undefined ? ok(unpackV2(notarized, hex)) : err(invalid(reason))
    })

/**
 * Accepts a submitted transaction with the steps of the real Gateway: decompile, validate statically (network, signatures,
 * size, subintents), then check the epoch window (spec gateway-and-ledger 4.1).
 */
export async function receive(hex: string, networkId: number, epoch: number): Promise<Result<Received, IntakeError>> {
  const bytes = bytesOf(hex)
  if (!bytes) return err({ kind: 'undecodable' })
  const lower = hex.toLowerCase()
  const received = isV2Payload(bytes) ? receiveV2(bytes, lower, networkId) : await receiveV1(bytes, lower, networkId)
  return received.andThen((one) => {
    const refusal = epochError(one, epoch)
    return refusal ? err(refusal) : ok(one)
  })
}

/** Decodes a transaction of the journal. Returns `undefined` for an invalid line. */
export async function restore(hex: string, networkId: number): Promise<Received | undefined> {
  const bytes = bytesOf(hex)
  if (!bytes) return undefined
  if (isV2Payload(bytes))
    return NotarizedTransactionV2.decode(bytes).match(
      (one) => unpackV2(one, hex),
      () => undefined,
    )
  const transaction = await decompiled(bytes)
  return transaction && unpack(transaction, hex, networkId)
}
