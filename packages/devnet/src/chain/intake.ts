import { accountAddressFromPublicKey } from '@lootboxes/ledger'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { NotarizedTransaction } from '@radixdlt/radix-engine-toolkit'
import { err, ok, type Result } from 'neverthrow'
import type { Executable } from '../engine/execute'
import type { Signers } from '../engine/runtime'
import { decompileTransaction, faultOf, hashesOf, parseManifest } from '../engine-toolkit'
import type { Envelope } from './chain'

/** A notarized transaction that passed every check that needs no ledger state. */
export type Received = {
  transaction: Omit<Executable, 'nowMs'>
  envelope: Envelope
  startEpoch: number
}

/** Why a submission is refused: not a transaction, invalid (with the toolkit's reason), or outside its epochs. */
export type IntakeError =
  | { kind: 'undecodable' }
  | { kind: 'invalid'; reason: string }
  | { kind: 'epoch-window'; epoch: number; startEpoch: number; endEpoch: number }

const bytesOf = (hex: string): Uint8Array | undefined =>
  hex.length > 0 && hex.length % 2 === 0 && /^[0-9a-fA-F]+$/.test(hex) ? hexToBytes(hex) : undefined

/** Signers of a transaction: the accounts of Ed25519 keys, and all keys as hex. */
function signersOf(transaction: NotarizedTransaction, networkId: number): Signers {
  const { header } = transaction.signedIntent.intent
  const signed = transaction.signedIntent.intentSignatures.flatMap(({ curve, publicKey }) =>
    curve === 'Ed25519' && publicKey ? [publicKey] : [],
  )
  const keys = header.notaryIsSignatory ? [...signed, header.notaryPublicKey.bytes] : signed
  return {
    everyone: false,
    keys: new Set(keys.map(bytesToHex)),
    accounts: new Set(keys.map((key) => accountAddressFromPublicKey(key, networkId))),
  }
}

function messageOf({ signedIntent }: NotarizedTransaction): string | undefined {
  const { message } = signedIntent.intent
  return message.kind === 'PlainText' && message.value.message.kind === 'String'
    ? message.value.message.value
    : undefined
}

const decompiled = async (bytes: Uint8Array | undefined): Promise<NotarizedTransaction | undefined> => {
  try {
    return bytes && (await decompileTransaction(bytes))
  } catch {
    return undefined
  }
}

/** Decodes a transaction without validation. Only for transactions that this devnet wrote or checked before. */
export async function unpack(transaction: NotarizedTransaction, hex: string, networkId: number): Promise<Received> {
  const { intent } = transaction.signedIntent
  const hashes = await hashesOf(transaction)
  const { instructions } = intent.manifest
  return {
    transaction: {
      instructions:
        instructions.kind === 'Parsed' ? instructions.value : await parseManifest(instructions.value, networkId),
      signers: signersOf(transaction, networkId),
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
    },
    startEpoch: intent.header.startEpochInclusive,
  }
}

/**
 * Accepts a submitted transaction with the steps of the real Gateway: decompile, validate statically (network, signatures,
 * size), then check the epoch window (spec gateway-and-ledger 4.1).
 */
export async function receive(hex: string, networkId: number, epoch: number): Promise<Result<Received, IntakeError>> {
  const transaction = await decompiled(bytesOf(hex))
  if (!transaction) return err({ kind: 'undecodable' })
  const reason = await faultOf(transaction, networkId)
  if (reason !== undefined) return err({ kind: 'invalid', reason })
  const received = await unpack(transaction, hex.toLowerCase(), networkId)
  const {
    startEpoch,
    envelope: { endEpoch },
  } = received
  if (startEpoch > epoch + 1 || endEpoch <= epoch) return err({ kind: 'epoch-window', epoch, startEpoch, endEpoch })
  return ok(received)
}

/** Decodes a transaction of the journal. Returns `undefined` for an invalid line. */
export async function restore(hex: string, networkId: number): Promise<Received | undefined> {
  const transaction = await decompiled(bytesOf(hex))
  return transaction && unpack(transaction, hex, networkId)
}
