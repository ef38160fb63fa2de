import { type Amount, addAmounts, formatAmount, parseAmount, ZERO } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { ask, type CallGateway, type GatewayFault } from './call-gateway'
import type { TransactionDraft } from './transaction-draft'

const Preview = z.object({
  receipt: z.looseObject({
    status: z.string(),
    error_message: z.nullish(z.string()),
    fee_summary: z.optional(z.record(z.string(), z.unknown())),
  }),
  resource_changes: z.optional(
    z.array(
      z.object({
        resource_changes: z.array(
          z.object({
            resource_address: z.string(),
            component_entity: z.object({ entity_address: z.string() }),
            amount: z.string(),
          }),
        ),
      }),
    ),
  ),
})

/** Change of an entity's balance of one resource: an amount, or a number of non-fungibles. */
export type BalanceChange = { entity: string; resource: string; amount: string }

type Moved = { resource_address: string; component_entity: { entity_address: string }; amount: string }

/** Net changes of the ledger's per-instruction movements. A resource that returns to its entity is no change. */
function netOf(moves: readonly Moved[]): readonly BalanceChange[] {
  const sums = new Map<string, { entity: string; resource: string; sum: Amount }>()
  for (const { component_entity, resource_address: resource, amount } of moves) {
    const entity = component_entity.entity_address
    const key = `${entity} ${resource}`
    const sum = addAmounts(sums.get(key)?.sum ?? ZERO, parseAmount(amount).unwrapOr(ZERO))
    sums.set(key, { entity, resource, sum })
  }
  return [...sums.values()].flatMap(({ entity, resource, sum }) =>
    sum === ZERO ? [] : [{ entity, resource, amount: formatAmount(sum) }],
  )
}

/** The total fee: execution, finalization, storage, royalty, tip. */
const totalOf = (summary: Readonly<Record<string, unknown>> | undefined): string | undefined => {
  const parts = Object.entries(summary ?? {}).flatMap(([name, value]) =>
    name.startsWith('xrd_total_') && typeof value === 'string' ? [parseAmount(value).unwrapOr(ZERO)] : [],
  )
  return parts.length === 0 ? undefined : formatAmount(addAmounts(...parts))
}

/** `rejected`: the manifest did not repay the fee loan, or the ledger refused it for another reason. */
export type ManifestPreview = {
  status: 'succeeds' | 'fails' | 'rejected'
  because: string | undefined
  fee: string | undefined
  changes: readonly BalanceChange[]
}

/** Previews the manifest with the holder's signatures assumed. Commits nothing. */
export const previewManifest = (
  gateway: CallGateway,
  draft: TransactionDraft,
  manifest: string,
): ResultAsync<ManifestPreview, GatewayFault> =>
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
  ).map(({ receipt, resource_changes = [] }) => ({
    status: receipt.status === 'Succeeded' ? 'succeeds' : receipt.status === 'Failed' ? 'fails' : 'rejected',
    because: receipt.error_message ?? undefined,
    fee: totalOf(receipt.fee_summary),
    changes: netOf(resource_changes.flatMap((group) => group.resource_changes)),
  }))
