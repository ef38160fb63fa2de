import * as z from 'zod/mini'

/*
 * Schemas of the Gateway's responses: the fields that clients rely on. Objects are loose and enums are strings, because new
 * fields and new variants must pass. Null means absent (gateway-and-ledger 1.1). Names are those of the OpenAPI document,
 * and the SDK has the full types.
 */

type Shape = z.core.$ZodLooseShape

/** Builds a schema in a pure call, so that bundlers drop the schemas of unused verbs. */
const schema = <S>(build: () => S): S => build()

const text = /* @__PURE__ */ z.string()
const count = /* @__PURE__ */ z.number()
const flag = /* @__PURE__ */ z.boolean()
const maybe = z.nullish
const object = <S extends Shape>(shape: S) => z.looseObject(shape)
const list = <S extends Shape>(shape: S) => z.array(object(shape))
const texts = () => z.array(text)
const json = () => object({})
const collection = <T extends z.ZodMiniType>(items: T) => ({
  total_count: maybe(count),
  next_cursor: maybe(text),
  items,
})

/** The ledger state that a response describes. */
export const LedgerState = /* @__PURE__ */ schema(() =>
  object({ network: text, state_version: count, proposer_round_timestamp: text, epoch: count, round: count }),
)
const response = <S extends Shape>(shape: S) => object({ ledger_state: LedgerState, ...shape })
const page = <T extends z.ZodMiniType>(items: T) => response({ address: text, ...collection(items) })

const sbor = () => object({ raw_hex: text, programmatic_json: json() })
const updated = { last_updated_at_state_version: count }
const vault = () => ({ vault_address: text, ...updated })
const metadata = () =>
  list({ key: text, value: object({ typed: object({ type: text }) }), is_locked: flag, ...updated })
const metadataCollection = () => object(collection(metadata()))
/** An item has an amount at the level Global and vaults at the level Vault. Later levels may have neither. */
const held = <T extends z.ZodMiniType>(amount: T) =>
  list({
    aggregation_level: text,
    resource_address: text,
    explicit_metadata: maybe(metadataCollection()),
    amount: maybe(amount),
  })

/** Response of `/state/entity/details`. */
export const StateEntityDetailsResponse = /* @__PURE__ */ schema(() =>
  response({
    items: list({
      address: text,
      metadata: metadataCollection(),
      explicit_metadata: maybe(metadataCollection()),
      fungible_resources: maybe(object(collection(held(text)))),
      non_fungible_resources: maybe(object(collection(held(count)))),
      details: maybe(object({ type: text })),
    }),
  }),
)
/** Response of `/state/entity/page/metadata`. */
export const StateEntityMetadataPageResponse = /* @__PURE__ */ schema(() => page(metadata()))
/** Response of `/state/entity/page/fungibles/`. */
export const StateEntityFungiblesPageResponse = /* @__PURE__ */ schema(() => page(held(text)))
/** Response of `/state/entity/page/non-fungibles/`. */
export const StateEntityNonFungiblesPageResponse = /* @__PURE__ */ schema(() => page(held(count)))
/** Response of `/state/entity/page/fungible-vaults/`. */
export const StateEntityFungibleResourceVaultsPageResponse = /* @__PURE__ */ schema(() =>
  page(list({ ...vault(), amount: text })),
)
/** Response of `/state/entity/page/non-fungible-vaults/`. */
export const StateEntityNonFungibleResourceVaultsPageResponse = /* @__PURE__ */ schema(() =>
  page(list({ ...vault(), ...collection(maybe(texts())), total_count: count })),
)
/** Response of `/state/entity/page/non-fungible-vault/ids`. */
export const StateEntityNonFungibleIdsPageResponse = /* @__PURE__ */ schema(() => page(texts()))
/** Response of `/state/non-fungible/ids`. */
export const StateNonFungibleIdsResponse = /* @__PURE__ */ schema(() =>
  response({ resource_address: text, non_fungible_ids: object(collection(texts())) }),
)
const nonFungible = () => ({ non_fungible_id: text, is_burned: flag, ...updated })
/** Response of `/state/non-fungible/data`. */
export const StateNonFungibleDataResponse = /* @__PURE__ */ schema(() =>
  response({ resource_address: text, non_fungible_ids: list({ ...nonFungible(), data: maybe(sbor()) }) }),
)
/** Response of `/state/non-fungible/location`. */
export const StateNonFungibleLocationResponse = /* @__PURE__ */ schema(() =>
  response({ resource_address: text, non_fungible_ids: list({ ...nonFungible(), owning_vault_address: maybe(text) }) }),
)
/** Response of `/state/key-value-store/data`. */
export const StateKeyValueStoreDataResponse = /* @__PURE__ */ schema(() =>
  response({
    key_value_store_address: text,
    entries: list({ key: sbor(), value: sbor(), is_locked: flag, ...updated }),
  }),
)
/** Response of `/state/validators/list`. */
export const StateValidatorsListResponse = /* @__PURE__ */ schema(() =>
  response({ validators: object(collection(list({ address: text }))) }),
)
/** Response of `/statistics/validators/uptime`. */
export const ValidatorsUptimeResponse = /* @__PURE__ */ schema(() =>
  response({ validators: object({ items: list({ address: text, epochs_active_in: count }) }) }),
)

/** Response of `/status/gateway-status`. */
export const GatewayStatusResponse = /* @__PURE__ */ schema(() =>
  response({ release_info: object({ release_version: text, open_api_schema_version: text }) }),
)
/** Response of `/status/network-configuration`. */
export const NetworkConfigurationResponse = /* @__PURE__ */ schema(() =>
  object({ network_id: count, network_name: text, well_known_addresses: json() }),
)

const committed = {
  state_version: count,
  epoch: count,
  round: count,
  round_timestamp: text,
  transaction_status: text,
}
/** Response of `/stream/transactions`. */
export const StreamTransactionsResponse = /* @__PURE__ */ schema(() =>
  response({ next_cursor: maybe(text), items: list({ ...committed, intent_hash: maybe(text) }) }),
)
/** Response of `/transaction/committed-details`. */
export const TransactionCommittedDetailsResponse = /* @__PURE__ */ schema(() =>
  response({ transaction: object({ ...committed, intent_hash: maybe(text) }) }),
)
/** Response of `/transaction/construction`. */
export const TransactionConstructionResponse = /* @__PURE__ */ schema(() => response({}))
/** Response of `/transaction/preview`. */
export const TransactionPreviewResponse = /* @__PURE__ */ schema(() =>
  object({
    encoded_receipt: text,
    receipt: json(),
    resource_changes: list({}),
    logs: list({ level: text, message: text }),
  }),
)
/** Response of `/transaction/status`. */
export const TransactionStatusResponse = /* @__PURE__ */ schema(() =>
  response({
    status: text,
    intent_status: text,
    known_payloads: list({ payload_hash: text, status: text }),
    committed_state_version: maybe(count),
    permanently_rejects_at_epoch: maybe(count),
    error_message: maybe(text),
  }),
)
/** Response of `/transaction/subintent-status`. */
export const TransactionSubintentStatusResponse = /* @__PURE__ */ schema(() =>
  response({
    subintent_status: text,
    finalized_at_state_version: maybe(count),
    finalized_at_transaction_intent_hash: maybe(text),
  }),
)
/** Response of `/transaction/submit`. */
export const TransactionSubmitResponse = /* @__PURE__ */ schema(() => object({ duplicate: flag }))

/** Body of a response outside 200-299. `details` may be absent. */
export const ErrorResponse = /* @__PURE__ */ schema(() =>
  object({
    message: text,
    code: maybe(count),
    details: maybe(object({ type: text })),
    trace_id: maybe(text),
  }),
)
