import * as z from 'zod/mini'

/*
 * What the Gateway answers, as far as a client relies on it. Objects are loose and enums are strings: new fields and
 * new variants must pass, and null is absent (gateway-and-ledger 1.1). Names are the OpenAPI document's; the types a
 * caller sees are the official SDK's.
 */

type Shape = z.core.$ZodLooseShape

const text = z.string()
const count = z.number()
const flag = z.boolean()
const texts = z.array(text)
const object = <S extends Shape>(shape: S) => z.looseObject(shape)
const json = object({})
const list = <S extends Shape>(shape: S) => z.array(object(shape))
const collection = <T extends z.ZodMiniType>(items: T) => ({
  total_count: z.nullish(count),
  next_cursor: z.nullish(text),
  items,
})

export const LedgerState = object({
  network: text,
  state_version: count,
  proposer_round_timestamp: text,
  epoch: count,
  round: count,
})
const answer = <S extends Shape>(shape: S) => object({ ledger_state: LedgerState, ...shape })
const page = <T extends z.ZodMiniType>(items: T) => answer({ address: text, ...collection(items) })

const sbor = object({ raw_hex: text, programmatic_json: json })
const updated = { last_updated_at_state_version: count }
const vault = { vault_address: text, ...updated }
const metadata = list({ key: text, value: object({ typed: object({ type: text }) }), is_locked: flag, ...updated })
const metadataCollection = object(collection(metadata))
/** Globally aggregated items carry an amount, vault aggregated ones their vaults; later levels may carry neither. */
const held = { aggregation_level: text, resource_address: text, explicit_metadata: z.nullish(metadataCollection) }
const fungible = list({ ...held, amount: z.nullish(text) })
const nonFungible = list({ ...held, amount: z.nullish(count) })

export const StateEntityDetailsResponse = answer({
  items: list({
    address: text,
    metadata: metadataCollection,
    explicit_metadata: z.nullish(metadataCollection),
    fungible_resources: z.nullish(object(collection(fungible))),
    non_fungible_resources: z.nullish(object(collection(nonFungible))),
    details: z.nullish(object({ type: text })),
  }),
})
export const StateEntityMetadataPageResponse = page(metadata)
export const StateEntityFungiblesPageResponse = page(fungible)
export const StateEntityNonFungiblesPageResponse = page(nonFungible)
export const StateEntityFungibleResourceVaultsPageResponse = page(list({ ...vault, amount: text }))
export const StateEntityNonFungibleResourceVaultsPageResponse = page(
  list({ ...vault, ...collection(z.nullish(texts)), total_count: count }),
)
export const StateEntityNonFungibleIdsPageResponse = page(texts)
export const StateNonFungibleIdsResponse = answer({
  resource_address: text,
  non_fungible_ids: object(collection(texts)),
})
export const StateNonFungibleDataResponse = answer({
  resource_address: text,
  non_fungible_ids: list({ non_fungible_id: text, is_burned: flag, data: z.nullish(sbor), ...updated }),
})
export const StateNonFungibleLocationResponse = answer({
  resource_address: text,
  non_fungible_ids: list({ non_fungible_id: text, is_burned: flag, owning_vault_address: z.nullish(text), ...updated }),
})
export const StateKeyValueStoreDataResponse = answer({
  key_value_store_address: text,
  entries: list({ key: sbor, value: sbor, is_locked: flag, ...updated }),
})
export const StateValidatorsListResponse = answer({ validators: object(collection(list({ address: text }))) })
export const ValidatorsUptimeResponse = answer({
  validators: object({ items: list({ address: text, epochs_active_in: count }) }),
})

export const GatewayStatusResponse = answer({
  release_info: object({ release_version: text, open_api_schema_version: text }),
})
export const NetworkConfigurationResponse = object({
  network_id: count,
  network_name: text,
  well_known_addresses: json,
})

const committed = {
  state_version: count,
  epoch: count,
  round: count,
  round_timestamp: text,
  transaction_status: text,
  intent_hash: z.nullish(text),
}
export const StreamTransactionsResponse = answer({ next_cursor: z.nullish(text), items: list(committed) })
export const TransactionCommittedDetailsResponse = answer({ transaction: object(committed) })
export const TransactionConstructionResponse = answer({})
export const TransactionPreviewResponse = object({
  encoded_receipt: text,
  receipt: json,
  resource_changes: list({}),
  logs: list({ level: text, message: text }),
})
export const TransactionStatusResponse = answer({
  status: text,
  intent_status: text,
  known_payloads: list({ payload_hash: text, status: text }),
  committed_state_version: z.nullish(count),
  permanently_rejects_at_epoch: z.nullish(count),
  error_message: z.nullish(text),
})
export const TransactionSubmitResponse = object({ duplicate: flag })

/** Body of an answer outside 200-299; `details` is one of the SDK's GatewayError variants, or absent. */
export const ErrorResponse = object({
  message: text,
  code: z.nullish(count),
  details: z.nullish(object({ type: text })),
  trace_id: z.nullish(text),
})
