import { TransactionPreviewRequest } from '@lootboxes/gateway/wire'
import { blake2b256, encodeTransactionId } from '@lootboxes/ledger'
import { encodeInstructions, type InstructionV2 } from '@lootboxes/manifest/v2'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { blobsByHash } from '../../chain/blobs'
import { compileManifestV1 } from '../../chain/compile-manifest-v1'
import { instructionsFault, MAX_EPOCHS, sizeFault, windowFault } from '../../chain/intent-faults'
import { type EpochWindow, epochRejection } from '../../chain/rejections'
import type { Signers } from '../../engine/auth-zone'
import type { Outcome } from '../../engine/execute'
import { noFee } from '../../engine/fees'
import { costingParameters, feeDestination, feeSource, feeSummary } from '../../gateway-json/receipt'
import { resourceChangesOf } from '../../gateway-json/resource-changes'
import type { Endpoint, Gateway } from '../gateway'
import { parseRequest } from '../parse-request'
import { invalidRequest, invalidTransaction } from '../problem'

const keyShapes = { EddsaEd25519: /^[0-9a-f]{64}$/i, EcdsaSecp256k1: /^[0-9a-f]{66}$/i } as const

/** An Ed25519 key must have 32 bytes; other keys have no account address. */
function assertKeys(request: TransactionPreviewRequest): void {
  const faults = [
    ...(request.signer_public_keys ?? []).map((key, at) => [`SignerPublicKeys[${at}].KeyHex`, key] as const),
    ...(request.notary_public_key ? [['NotaryPublicKey.KeyHex', request.notary_public_key] as const] : []),
  ].filter(([, { key_type, key_hex }]) => !keyShapes[key_type].test(key_hex))
  const [first] = faults
  if (first) throw invalidRequest(first[0], `Not the key of a ${first[1].key_type}`)
}

function signersOf(request: TransactionPreviewRequest): Signers {
  const notary = request.notary_is_signatory === true && request.notary_public_key ? [request.notary_public_key] : []
  const keys = [...(request.signer_public_keys ?? []), ...notary]
  return {
    everyone: request.flags?.assume_all_signature_proofs === true,
    isUnchecked: request.flags?.disable_auth_checks === true,
    keys: new Set(keys.map(({ key_hex }) => key_hex.toLowerCase())),
  }
}

/** The epochs of the request: by default the current one and the most that may follow. */
function epochsOf({ ledger }: Gateway, request: TransactionPreviewRequest): EpochWindow {
  const startEpoch = request.start_epoch_inclusive ?? ledger.chain.tip().epoch
  return { startEpoch, endEpoch: request.end_epoch_exclusive ?? startEpoch + MAX_EPOCHS }
}

/** Runs a transaction, or rejects it outside its epochs. */
export function runPreview(
  { ledger }: Gateway,
  transaction: Parameters<Gateway['ledger']['run']>[0],
  epochs: EpochWindow | undefined,
): Outcome {
  const error = epochs && epochRejection(epochs, ledger.chain.tip().epoch)
  return error === undefined ? ledger.run(transaction) : { status: 'Rejected', error, fee: noFee }
}

const instructionsOf = ({ networkId }: Gateway, manifest: string): readonly InstructionV2[] =>
  compileManifestV1(manifest, networkId).match(
    (instructions) => instructions,
    (error) => {
      throw invalidRequest('Manifest', `The manifest does not compile: ${error}`)
    },
  )

function blobsOf({ blobs_hex }: TransactionPreviewRequest): readonly Uint8Array[] {
  try {
    return (blobs_hex ?? []).map((hex) => hexToBytes(hex))
  } catch {
    throw invalidRequest('BlobsHex', 'A blob is no hexadecimal text')
  }
}

type Intent = EpochWindow & { networkId: number; instructions: readonly InstructionV2[]; blobs: readonly Uint8Array[] }

/** Validates an intent as the network does before it runs: its size, its epochs and its instructions. */
function assertValid({ instructions, blobs, networkId, startEpoch, endEpoch }: Intent): void {
  const bytes = blobs.reduce((sum, blob) => sum + blob.length, encodeInstructions(instructions).length)
  const header = { networkId, startEpochInclusive: BigInt(startEpoch), endEpochExclusive: BigInt(endEpoch) }
  const fault = sizeFault(bytes) ?? windowFault(header, networkId) ?? instructionsFault(instructions)
  if (fault !== undefined) throw invalidTransaction(`Invalid transaction: ${fault}`)
}

const statusNames = { CommittedSuccess: 'Succeeded', CommittedFailure: 'Failed', Rejected: 'Rejected' } as const

export function receiptOf(outcome: Outcome) {
  const head = {
    status: statusNames[outcome.status],
    fee_summary: feeSummary(outcome.fee),
    costing_parameters: costingParameters,
    ...(outcome.error === undefined ? {} : { error_message: outcome.error }),
  }
  const noUpdates = {
    deleted_partitions: [],
    created_substates: [],
    updated_substates: [],
    deleted_substates: [],
    new_global_entities: [],
  }
  if (outcome.status === 'Rejected') return { ...head, state_updates: noUpdates }
  return {
    ...head,
    fee_source: feeSource(outcome.feePayments),
    fee_destination: feeDestination(outcome.feePayments),
    state_updates: noUpdates,
    output: [],
  }
}

/** `/transaction/preview`: runs a manifest over the newest state and discards the result. */
export const preview: Endpoint = (gateway, body) => {
  const request = parseRequest(TransactionPreviewRequest, body, gateway.networkId)
  gateway.ledger.tick()
  assertKeys(request)
  const instructions = instructionsOf(gateway, request.manifest)
  const blobs = blobsOf(request)
  const epochs = epochsOf(gateway, request)
  assertValid({ instructions, blobs, networkId: gateway.networkId, ...epochs })
  const intentHash = blake2b256(utf8ToBytes(`preview:${request.nonce}:${request.manifest}`))
  const transaction = {
    instructions,
    blobs: blobsByHash(blobs),
    signers: signersOf(request),
    signatures: request.signer_public_keys?.length ?? 0,
    payloadBytes: request.manifest.length,
    intentHash,
    intentId: encodeTransactionId(intentHash, gateway.networkId),
    freeCredit: request.flags?.use_free_credit === true,
  }
  const outcome = runPreview(gateway, transaction, request.flags?.skip_epoch_check === true ? undefined : epochs)
  return {
    encoded_receipt: '',
    receipt: receiptOf(outcome),
    resource_changes: resourceChangesOf(outcome),
    logs: [],
  }
}
