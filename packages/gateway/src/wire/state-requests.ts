import * as z from 'zod/mini'
import { LIMITS } from './limits'
import {
  aggregationLevel,
  at,
  cursor,
  explicitMetadata,
  flag,
  LedgerStateSelector,
  list,
  paging,
  pinned,
  text,
} from './request-parts'

/*
 * Request schemas with the rules of the Gateway's validators: unknown fields are ignored, and null means absent.
 * Names are those of the OpenAPI document. gateway-and-ledger 1.3 and 1.4.
 */

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

/** Request of `/state/entity/page/metadata`. */
export const StateEntityMetadataPageRequest = z.object({ ...paging, address: text }).check(pinned())

/** Request of `/state/entity/page/fungibles/`. */
export const StateEntityFungiblesPageRequest = z
  .object({
    ...paging,
    address: text,
    aggregation_level: aggregationLevel,
    opt_ins: z.nullish(z.object({ explicit_metadata: explicitMetadata })),
  })
  .check(pinned())

/** Request of `/state/entity/page/non-fungibles/`. */
export const StateEntityNonFungiblesPageRequest = z
  .object({
    ...paging,
    address: text,
    aggregation_level: aggregationLevel,
    opt_ins: z.nullish(z.object({ non_fungible_include_nfids: flag, explicit_metadata: explicitMetadata })),
  })
  .check(pinned())

/** Request of `/state/entity/page/fungible-vaults/`. */
export const StateEntityFungibleResourceVaultsPageRequest = z
  .object({ ...paging, address: text, resource_address: text })
  .check(pinned())

/** Request of `/state/entity/page/non-fungible-vaults/`. */
export const StateEntityNonFungibleResourceVaultsPageRequest = z
  .object({
    ...paging,
    address: text,
    resource_address: text,
    opt_ins: z.nullish(z.object({ non_fungible_include_nfids: flag })),
  })
  .check(pinned())

/** Request of `/state/entity/page/non-fungible-vault/ids`. */
export const StateEntityNonFungibleIdsPageRequest = z
  .object({ ...paging, address: text, vault_address: text, resource_address: text })
  .check(pinned())

/** Request of `/state/non-fungible/ids`. */
export const StateNonFungibleIdsRequest = z.object({ ...paging, resource_address: text }).check(pinned())

const nonFungibles = { ...at, resource_address: text, non_fungible_ids: list(text, LIMITS.serverKeys) }

/** Request of `/state/non-fungible/data`. */
export const StateNonFungibleDataRequest = z.object(nonFungibles)

/** Request of `/state/non-fungible/location`. */
export const StateNonFungibleLocationRequest = z.object(nonFungibles)

/** Request of `/state/key-value-store/data`. */
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

/** Request of `/state/key-value-store/keys`. */
export const StateKeyValueStoreKeysRequest = z.object({ ...paging, key_value_store_address: text }).check(pinned())

/** Request of `/state/validators/list`. */
export const StateValidatorsListRequest = z.object({ ...at, cursor }).check(pinned())

/** Request of `/statistics/validators/uptime`. */
export const ValidatorsUptimeRequest = z.object({
  ...at,
  from_ledger_state: z.nullish(LedgerStateSelector),
  validator_addresses: list(text, LIMITS.validators),
})
