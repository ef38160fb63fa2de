import { NotarizedTransactionV1 } from '@lootboxes/manifest/v1'
import { NotarizedTransactionV2 } from '@lootboxes/manifest/v2'
import { hexToBytes } from '@noble/hashes/utils.js'
import { err, ok, type Result } from 'neverthrow'
import { sizeFault } from './intent-faults'
import type { Received } from './received'
import { faultOfV1, hashesOfV1, unpackV1 } from './unpack-v1'
import { isV2Payload, unpackV2 } from './unpack-v2'
import { faultOfV2 } from './validate-v2'

/** Why a submission is refused: not a transaction, invalid (with the engine's reason), or outside its epochs. */
export type IntakeError =
  | { kind: 'undecodable' }
  | { kind: 'invalid'; reason: string }
  | { kind: 'epoch-window'; epoch: number; startEpoch: number; endEpoch: number }

/** The reason in the words of the Gateway. */
export function intakeErrorText(error: IntakeError): string {
  switch (error.kind) {
    case 'undecodable':
      return 'Expected notarized transaction'
    case 'invalid':
      return `Invalid transaction: ${error.reason}`
    case 'epoch-window':
      return error.endEpoch <= error.epoch
        ? `Transaction is not valid anymore: it ended before epoch ${error.endEpoch}, and this is epoch ${error.epoch}`
        : `Transaction is not valid yet: it starts with epoch ${error.startEpoch}, and this is epoch ${error.epoch}`
  }
}

const bytesOf = (hex: string): Uint8Array | undefined =>
  hex.length > 0 && hex.length % 2 === 0 && /^[0-9a-fA-F]+$/.test(hex) ? hexToBytes(hex) : undefined

const epochError = ({ startEpoch, envelope: { endEpoch } }: Received, epoch: number): IntakeError | undefined =>
  startEpoch > epoch + 1 || endEpoch <= epoch ? { kind: 'epoch-window', epoch, startEpoch, endEpoch } : undefined

const invalid = (reason: string): IntakeError => ({ kind: 'invalid', reason })

const receiveV1 = (bytes: Uint8Array, hex: string, networkId: number): Result<Received, IntakeError> =>
  NotarizedTransactionV1.decode(bytes)
    .mapErr((): IntakeError => ({ kind: 'undecodable' }))
    .andThen((notarized) => {
      const hashes = hashesOfV1(notarized)
      const reason = faultOfV1(notarized, hashes, networkId)
      return reason === undefined ? ok(unpackV1(notarized, hex, hashes)) : err(invalid(reason))
    })

const receiveV2 = (bytes: Uint8Array, hex: string, networkId: number): Result<Received, IntakeError> =>
  NotarizedTransactionV2.decode(bytes)
    .mapErr((): IntakeError => ({ kind: 'undecodable' }))
    .andThen((notarized) => {
      const reason = faultOfV2(notarized, networkId)
      return reason === undefined ? ok(unpackV2(notarized, hex)) : err(invalid(reason))
    })

/**
 * Accepts a submitted transaction with the steps of the real Gateway: decode, validate statically (network, signatures,
 * size, subintents), then check the epoch window (spec gateway-and-ledger 4.1).
 */
export function receive(hex: string, networkId: number, epoch: number): Result<Received, IntakeError> {
  const bytes = bytesOf(hex)
  if (!bytes) return err({ kind: 'undecodable' })
  const tooLarge = sizeFault(bytes.length)
  if (tooLarge !== undefined) return err(invalid(tooLarge))
  const receiveVersion = isV2Payload(bytes) ? receiveV2 : receiveV1
  return receiveVersion(bytes, hex.toLowerCase(), networkId).andThen((one) => {
    const refusal = epochError(one, epoch)
    return refusal ? err(refusal) : ok(one)
  })
}

/** Decodes a transaction of the journal without validation. Returns `undefined` for an invalid line. */
export function restore(hex: string): Received | undefined {
  const bytes = bytesOf(hex)
  if (!bytes) return undefined
  const received = isV2Payload(bytes)
    ? NotarizedTransactionV2.decode(bytes).map((one) => unpackV2(one, hex))
    : NotarizedTransactionV1.decode(bytes).map((one) => unpackV1(one, hex))
  return received.unwrapOr(undefined)
}
