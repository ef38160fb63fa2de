import * as z from 'zod/mini'
import { LIMITS } from './limits'
import { at, flag, LedgerStateSelector, paging, text, whole } from './request-parts'

/*
 * Request schemas with the rules of the Gateway's validators: unknown fields are ignored, and null means absent.
 * Names are those of the OpenAPI document. gateway-and-ledger 1.3 and 1.4.
 */

export const TransactionDetailsOptIns = z.object({
  raw_hex: flag,
  receipt_state_changes: flag,
  receipt_fee_summary: flag,
  receipt_fee_source: flag,
  receipt_fee_destination: flag,
  receipt_costing_parameters: flag,
  receipt_events: flag,
  detailed_events: flag,
  receipt_output: flag,
  affected_global_entities: flag,
  manifest_instructions: flag,
  balance_changes: flag,
})
export type TransactionDetailsOptIns = z.infer<typeof TransactionDetailsOptIns>

const filter = z.nullish(z.array(text))
const listFilters = {
  manifest_accounts_withdrawn_from_filter: filter,
  manifest_accounts_deposited_into_filter: filter,
  manifest_badges_presented_filter: filter,
  manifest_resources_filter: filter,
  affected_global_entities_filter: filter,
  event_global_emitters_filter: filter,
  balance_change_resources_filter: filter,
  accounts_with_manifest_owner_method_calls: filter,
  accounts_without_manifest_owner_method_calls: filter,
  events_filter: z.nullish(
    z.array(
      z.object({
        event: z.enum(['Deposit', 'Withdrawal']),
        emitter_address: z.nullish(text),
        resource_address: z.nullish(text),
      }),
    ),
  ),
}

const manifestClass = z.enum([
  'General',
  'Transfer',
  'PoolContribution',
  'PoolRedemption',
  'ValidatorStake',
  'ValidatorUnstake',
  'ValidatorClaim',
  'AccountDepositSettingsUpdate',
])

/** Request of `/stream/transactions`. */
export const StreamTransactionsRequest = z
  .object({
    ...paging,
    ...listFilters,
    from_ledger_state: z.nullish(LedgerStateSelector),
    kind_filter: z.nullish(z.enum(['User', 'EpochChange', 'All'])),
    transaction_status_filter: z.nullish(z.enum(['Success', 'Failure', 'All'])),
    order: z.nullish(z.enum(['Asc', 'Desc'])),
    manifest_class_filter: z.nullish(z.object({ class: manifestClass, match_only_most_specific: flag })),
    opt_ins: z.nullish(TransactionDetailsOptIns),
  })
  .check(
    z.refine(
      (request) =>
        Object.entries(request).reduce(
          (sum, [name, value]) => sum + (name in listFilters && Array.isArray(value) ? value.length : 0),
          request.kind_filter ? 1 : 0,
        ) <= LIMITS.streamFilters,
      { error: `At most ${LIMITS.streamFilters} filters in total` },
    ),
  )
export type StreamTransactionsRequest = z.infer<typeof StreamTransactionsRequest>

/** Request of `/transaction/committed-details`. */
export const TransactionCommittedDetailsRequest = z.object({
  ...at,
  intent_hash: text,
  opt_ins: z.nullish(TransactionDetailsOptIns),
})

/** A public key in a request. */
export const PublicKey = z.object({
  key_type: z.enum(['EddsaEd25519', 'EcdsaSecp256k1']),
  key_hex: z.string().check(z.regex(/^(?:[0-9a-f]{64}|[0-9a-f]{66})$/i)),
})

/** Request of `/transaction/preview`. */
export const TransactionPreviewRequest = z
  .object({
    manifest: text,
    blobs_hex: z.nullish(z.array(z.string())),
    start_epoch_inclusive: z.nullish(whole),
    end_epoch_exclusive: z.nullish(whole),
    notary_public_key: z.nullish(PublicKey),
    notary_is_signatory: flag,
    tip_percentage: z.nullish(whole),
    nonce: z.nullish(whole),
    signer_public_keys: z.nullish(z.array(PublicKey)),
    flags: z.nullish(
      z.object({
        use_free_credit: flag,
        assume_all_signature_proofs: flag,
        skip_epoch_check: flag,
        disable_auth_checks: flag,
      }),
    ),
    message: z.nullish(z.looseObject({})),
    opt_ins: z.nullish(z.object({ radix_engine_toolkit_receipt: flag })),
  })
  .check(z.refine(({ nonce }) => Boolean(nonce), { error: 'Nonce must not be empty', path: ['nonce'] }))
export type TransactionPreviewRequest = z.infer<typeof TransactionPreviewRequest>

/** Request of `/transaction/status`. */
export const TransactionStatusRequest = z.object({ intent_hash: text })

/** Request of `/transaction/subintent-status`. */
export const TransactionSubintentStatusRequest = z.object({ subintent_hash: text })

/** Request of `/transaction/submit`. */
export const TransactionSubmitRequest = z.object({
  notarized_transaction_hex: z.string().check(z.regex(/^(?:[0-9a-f]{2})+$/i)),
})
