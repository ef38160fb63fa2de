import { bytesToHex } from '@noble/hashes/utils.js'
import type { ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { type AskGateway, ask, type GatewayFault } from './ask-gateway'
import type { TransactionDraft } from './transaction-draft'

const Preview = z.object({
  receipt: z.looseObject({
    status: z.string(),
    error_message: z.nullish(z.string()),
    fee_summary: z.optional(z.record(z.string(), z.unknown())),
  }),
})

/** `rejected` means that nothing in the manifest paid the fee loan back, among other refusals. */
export type TryOut = { status: 'succeeds' | 'fails' | 'rejected'; because: string | undefined; fee: string | undefined }

/** Runs the manifest on the ledger's preview with the holder's signatures assumed. Nothing is committed. */
export const tryOut = (
  gateway: AskGateway,
  draft: TransactionDraft,
  manifest: string,
): ResultAsync<TryOut, GatewayFault> =>
  ask(
    gateway,
    '/transaction/preview',
    {
      manifest,
      blobs_hex: draft.blobs,
      nonce: 1,
      signer_public_keys: draft.signers.map(({ key }) => ({
        key_type: 'EddsaEd25519',
        key_hex: bytesToHex(key.publicKey),
      })),
      flags: { use_free_credit: false, assume_all_signature_proofs: false, skip_epoch_check: true },
    },
    Preview,
  ).map(({ receipt }) => {
    const fee = receipt.fee_summary?.xrd_total_execution_cost
    return {
      status: receipt.status === 'Succeeded' ? 'succeeds' : receipt.status === 'Failed' ? 'fails' : 'rejected',
      because: receipt.error_message ?? undefined,
      fee: typeof fee === 'string' ? fee : undefined,
    }
  })
