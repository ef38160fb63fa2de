import * as z from 'zod/mini'
import { LIMITS } from './limits'

/*
 * What a client sends, as the Gateway's own validators read it: unknown fields are ignored, null is absent.
 * Names are those of the OpenAPI document (and of the official SDK). gateway-and-ledger 1.3 and 1.4.
 */

const text = z.string().check(z.minLength(1))
const flag = z.nullish(z.boolean())
const whole = z.int().check(z.gte(0))
const positive = z.int().check(z.gte(1))
const list = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.minLength(1), z.maxLength(most))

/** Exactly one of a state version, a past time, an epoch, or an epoch and a round. */
export const LedgerStateSelector = z
  .object({
    state_version: z.nullish(positive),
    timestamp: z.nullish(z.iso.datetime({ offset: true })),
    epoch: z.nullish(positive),
    round: z.nullish(positive),
  })
  .check(
    z.refine(
      ({ state_version, timestamp, epoch, round }) => {
        const chosen = [state_version, timestamp, epoch].filter((part) => part !== undefined && part !== null)
        return chosen.length === 1 && (round === undefined || round === null || chosen[0] === epoch)
      },
      { error: 'Give exactly one of state_version, timestamp, epoch, or epoch and round' },
    ),
  )
export type LedgerStateSelector = z.infer<typeof LedgerStateSelector>

const at = { at_ledger_state: z.nullish(LedgerStateSelector) }

const CURSOR_NEEDS_STATE = 'AtLedgerState.StateVersion is required if cursor is provided'
const paging = { ...at, cursor: z.nullish(text), limit_per_page: z.nullish(positive.check(z.lte(LIMITS.page))) }

/** A page after the first must name the state it continues, or the pages would mix two ledgers. */
const pinned = <
  Page extends { cursor?: string | null | undefined; at_ledger_state?: LedgerStateSelector | null | undefined },
>() =>
  z.refine<Page>((page) => !page.cursor || typeof page.at_ledger_state?.state_version === 'number', {
    error: CURSOR_NEEDS_STATE,
    path: ['at_ledger_state', 'state_version'],
  })

const explicitMetadata = z.nullish(
  z.array(text.check(z.maxLength(LIMITS.metadataKey))).check(z.maxLength(LIMITS.explicitMetadata)),
)
const aggregationLevel = z.nullish(z.enum(['Global', 'Vault']))

export const StateEntityDetailsRequest = z.object({
  ...at,
  addresses: list(text, LIMITS.addresses),
  aggregation_level: aggregationLevel,
  opt_ins: z.nullish(
    z.object({
      ancestor_identities: flag,
      component_royalty_config: flag,
      component_royalty_vault_balance: flag,
      package_royalty_vault_balance: flag,
      non_fungible_include_nfids: flag,
      explicit_metadata: explicitMetadata,
      dapp_two_way_links: flag,
      native_resource_details: flag,
    }),
  ),
})
export type StateEntityDetailsRequest = z.infer<typeof StateEntityDetailsRequest>

export const StateEntityMetadataPageRequest = z.object({ ...paging, address: text }).check(pinned())
export type StateEntityMetadataPageRequest = z.infer<typeof StateEntityMetadataPageRequest>

export const StateEntityFungiblesPageRequest = z
  .object({
    ...paging,
    address: text,
    aggregation_level: aggregationLevel,
    opt_ins: z.nullish(z.object({ explicit_metadata: explicitMetadata })),
  })
  .check(pinned())
export type StateEntityFungiblesPageRequest = z.infer<typeof StateEntityFungiblesPageRequest>

export const StateEntityNonFungiblesPageRequest = z
  .object({
    ...paging,
    address: text,
    aggregation_level: aggregationLevel,
    opt_ins: z.nullish(z.object({ non_fungible_include_nfids: flag, explicit_metadata: explicitMetadata })),
  })
  .check(pinned())
export type StateEntityNonFungiblesPageRequest = z.infer<typeof StateEntityNonFungiblesPageRequest>

export const StateEntityFungibleResourceVaultsPageRequest = z
  .object({ ...paging, address: text, resource_address: text })
  .check(pinned())
export type StateEntityFungibleResourceVaultsPageRequest = z.infer<typeof StateEntityFungibleResourceVaultsPageRequest>

export const StateEntityNonFungibleResourceVaultsPageRequest = z
  .object({
    ...paging,
    address: text,
    resource_address: text,
    opt_ins: z.nullish(z.object({ non_fungible_include_nfids: flag })),
  })
  .check(pinned())
export type StateEntityNonFungibleResourceVaultsPageRequest = z.infer<
  typeof StateEntityNonFungibleResourceVaultsPageRequest
>

export const StateEntityNonFungibleIdsPageRequest = z
  .object({ ...paging, address: text, vault_address: text, resource_address: text })
  .check(pinned())
export type StateEntityNonFungibleIdsPageRequest = z.infer<typeof StateEntityNonFungibleIdsPageRequest>

export const StateNonFungibleIdsRequest = z.object({ ...paging, resource_address: text }).check(pinned())
export type StateNonFungibleIdsRequest = z.infer<typeof StateNonFungibleIdsRequest>

export const StateNonFungibleDataRequest = z.object({
  ...at,
  resource_address: text,
  non_fungible_ids: list(text, LIMITS.serverKeys),
})
export type StateNonFungibleDataRequest = z.infer<typeof StateNonFungibleDataRequest>

export const StateNonFungibleLocationRequest = z.object({
  ...at,
  resource_address: text,
  non_fungible_ids: list(text, LIMITS.serverKeys),
})
export type StateNonFungibleLocationRequest = z.infer<typeof StateNonFungibleLocationRequest>

export const StateKeyValueStoreDataRequest = z.object({
  ...at,
  key_value_store_address: text,
  keys: list(
    z
      .object({
        key_hex: z.nullish(z.string().check(z.regex(/^(?:[0-9a-f]{2})+$/i))),
        key_json: z.nullish(z.looseObject({ kind: z.string() })),
      })
      .check(
        z.refine((key) => Boolean(key.key_hex) !== Boolean(key.key_json), {
          error: 'Give exactly one of key_hex and key_json',
        }),
      ),
    LIMITS.serverKeys,
  ),
})
export type StateKeyValueStoreDataRequest = z.infer<typeof StateKeyValueStoreDataRequest>

export const StateValidatorsListRequest = z.object({ ...at, cursor: z.nullish(text) }).check(pinned())
export type StateValidatorsListRequest = z.infer<typeof StateValidatorsListRequest>

export const ValidatorsUptimeRequest = z.object({
  ...at,
  from_ledger_state: z.nullish(LedgerStateSelector),
  validator_addresses: list(text, LIMITS.validators),
})
export type ValidatorsUptimeRequest = z.infer<typeof ValidatorsUptimeRequest>

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

export const StreamTransactionsRequest = z
  .object({
    ...paging,
    ...listFilters,
    from_ledger_state: z.nullish(LedgerStateSelector),
    kind_filter: z.nullish(z.enum(['User', 'EpochChange', 'All'])),
    transaction_status_filter: z.nullish(z.enum(['Success', 'Failure', 'All'])),
    order: z.nullish(z.enum(['Asc', 'Desc'])),
    manifest_class_filter: z.nullish(z.object({ class: text, match_only_most_specific: flag })),
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

export const TransactionCommittedDetailsRequest = z.object({
  ...at,
  intent_hash: text,
  opt_ins: z.nullish(TransactionDetailsOptIns),
})
export type TransactionCommittedDetailsRequest = z.infer<typeof TransactionCommittedDetailsRequest>

export const PublicKey = z.object({
  key_type: z.enum(['EddsaEd25519', 'EcdsaSecp256k1']),
  key_hex: z.string().check(z.regex(/^[0-9a-f]+$/i)),
})
export type PublicKey = z.infer<typeof PublicKey>

export const TransactionPreviewRequest = z.object({
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
export type TransactionPreviewRequest = z.infer<typeof TransactionPreviewRequest>

export const TransactionStatusRequest = z.object({ intent_hash: text })
export type TransactionStatusRequest = z.infer<typeof TransactionStatusRequest>

export const TransactionSubmitRequest = z.object({
  notarized_transaction_hex: z.string().check(z.regex(/^(?:[0-9a-f]{2})+$/i)),
})
export type TransactionSubmitRequest = z.infer<typeof TransactionSubmitRequest>
