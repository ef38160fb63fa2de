import type * as sdk from '@radixdlt/babylon-gateway-api-sdk'
import { StateApi } from '@radixdlt/babylon-gateway-api-sdk'
import { allPages } from '../all-pages'
import { defineVerb } from '../define-verb'
import { inBatches } from '../in-batches'
import type { OpenVerb, PagedCallOptions, Verb } from '../verb'
import * as schemas from '../wire/responses'

/**
 * Returns details of entities, in batches of 20. Unknown addresses are omitted and the order differs from the request:
 * index the items by `address`.
 *
 * @example
 * const details = await getEntityDetails(transport, { addresses, opt_ins: { explicit_metadata: ['name'] } })
 */
export const getEntityDetails: Verb<sdk.StateEntityDetailsRequest, sdk.StateEntityDetailsResponse> =
  /* @__PURE__ */ defineVerb(
    {
      send: (configuration, stateEntityDetailsRequest: sdk.StateEntityDetailsRequest, init) =>
        new StateApi(configuration).stateEntityDetailsRaw({ stateEntityDetailsRequest }, init),
      schema: schemas.StateEntityDetailsResponse,
      required: ['addresses'],
    },
    /* @__PURE__ */ inBatches('addresses', 'addresses', (response) => response.items),
  )

/** Returns all metadata of an entity. */
export const getEntityMetadata: Verb<
  sdk.StateEntityMetadataPageRequest,
  sdk.StateEntityMetadataPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (configuration, stateEntityMetadataPageRequest: sdk.StateEntityMetadataPageRequest, init) =>
      new StateApi(configuration).entityMetadataPageRaw({ stateEntityMetadataPageRequest }, init),
    schema: schemas.StateEntityMetadataPageResponse,
    required: ['address'],
  },
  /* @__PURE__ */ allPages((response) => response),
)

/** Returns an entity's balance of every fungible resource. Emptied ones remain listed with "0". */
export const getFungibles: Verb<
  sdk.StateEntityFungiblesPageRequest,
  sdk.StateEntityFungiblesPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (configuration, stateEntityFungiblesPageRequest: sdk.StateEntityFungiblesPageRequest, init) =>
      new StateApi(configuration).entityFungiblesPageRaw({ stateEntityFungiblesPageRequest }, init),
    schema: schemas.StateEntityFungiblesPageResponse,
    required: ['address'],
  },
  /* @__PURE__ */ allPages((response) => response),
)

/** Returns how many an entity holds of every non-fungible resource. Emptied ones remain listed with 0. */
export const getNonFungibles: Verb<
  sdk.StateEntityNonFungiblesPageRequest,
  sdk.StateEntityNonFungiblesPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (configuration, stateEntityNonFungiblesPageRequest: sdk.StateEntityNonFungiblesPageRequest, init) =>
      new StateApi(configuration).entityNonFungiblesPageRaw({ stateEntityNonFungiblesPageRequest }, init),
    schema: schemas.StateEntityNonFungiblesPageResponse,
    required: ['address'],
  },
  /* @__PURE__ */ allPages((response) => response),
)

/** Returns an entity's vaults of one fungible resource. */
export const getFungibleVaults: Verb<
  sdk.StateEntityFungibleResourceVaultsPageRequest,
  sdk.StateEntityFungibleResourceVaultsPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (
      configuration,
      stateEntityFungibleResourceVaultsPageRequest: sdk.StateEntityFungibleResourceVaultsPageRequest,
      init,
    ) =>
      new StateApi(configuration).entityFungibleResourceVaultPageRaw(
        { stateEntityFungibleResourceVaultsPageRequest },
        init,
      ),
    schema: schemas.StateEntityFungibleResourceVaultsPageResponse,
    required: ['address', 'resource_address'],
  },
  /* @__PURE__ */ allPages((response) => response),
)

/**
 * Returns an entity's vaults of one non-fungible resource. With `opt_ins.non_fungible_include_nfids` each vault embeds its
 * first 100 ids and a `next_cursor`; `getNonFungibleVaultIds` continues from that cursor.
 */
export const getNonFungibleVaults: Verb<
  sdk.StateEntityNonFungibleResourceVaultsPageRequest,
  sdk.StateEntityNonFungibleResourceVaultsPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (
      configuration,
      stateEntityNonFungibleResourceVaultsPageRequest: sdk.StateEntityNonFungibleResourceVaultsPageRequest,
      init,
    ) =>
      new StateApi(configuration).entityNonFungibleResourceVaultPageRaw(
        { stateEntityNonFungibleResourceVaultsPageRequest },
        init,
      ),
    schema: schemas.StateEntityNonFungibleResourceVaultsPageResponse,
    required: ['address', 'resource_address'],
  },
  /* @__PURE__ */ allPages((response) => response),
)

/** Returns the ids in one vault. Give `cursor` and `at_ledger_state` to continue from a page already read. */
export const getNonFungibleVaultIds: Verb<
  sdk.StateEntityNonFungibleIdsPageRequest,
  sdk.StateEntityNonFungibleIdsPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (configuration, stateEntityNonFungibleIdsPageRequest: sdk.StateEntityNonFungibleIdsPageRequest, init) =>
      new StateApi(configuration).entityNonFungibleIdsPageRaw({ stateEntityNonFungibleIdsPageRequest }, init),
    schema: schemas.StateEntityNonFungibleIdsPageResponse,
    required: ['address', 'vault_address', 'resource_address'],
  },
  /* @__PURE__ */ allPages((response) => response),
)

/** Returns all ids of a non-fungible resource, including burned ones, oldest first. */
export const getNonFungibleIds: Verb<
  sdk.StateNonFungibleIdsRequest,
  sdk.StateNonFungibleIdsResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (configuration, stateNonFungibleIdsRequest: sdk.StateNonFungibleIdsRequest, init) =>
      new StateApi(configuration).nonFungibleIdsRaw({ stateNonFungibleIdsRequest }, init),
    schema: schemas.StateNonFungibleIdsResponse,
    required: ['resource_address'],
  },
  /* @__PURE__ */ allPages((response) => response.non_fungible_ids),
)

/**
 * Returns the data of non-fungibles, in batches of 29 and in any order. Unknown ids are missing; burned ones have no `data`.
 *
 * @example
 * const data = await getNonFungibleData(transport, { resource_address, non_fungible_ids: ['#1#', '#2#'] })
 */
export const getNonFungibleData: Verb<sdk.StateNonFungibleDataRequest, sdk.StateNonFungibleDataResponse> =
  /* @__PURE__ */ defineVerb(
    {
      send: (configuration, stateNonFungibleDataRequest: sdk.StateNonFungibleDataRequest, init) =>
        new StateApi(configuration).nonFungibleDataRaw({ stateNonFungibleDataRequest }, init),
      schema: schemas.StateNonFungibleDataResponse,
      required: ['resource_address', 'non_fungible_ids'],
    },
    /* @__PURE__ */ inBatches('non_fungible_ids', 'nonFungibleIds', (response) => response.non_fungible_ids),
  )

/** Returns the vaults that hold non-fungibles, in batches of 29. Burned ones have no vault. */
export const getNonFungibleLocation: Verb<sdk.StateNonFungibleLocationRequest, sdk.StateNonFungibleLocationResponse> =
  /* @__PURE__ */ defineVerb(
    {
      send: (configuration, stateNonFungibleLocationRequest: sdk.StateNonFungibleLocationRequest, init) =>
        new StateApi(configuration).nonFungibleLocationRaw({ stateNonFungibleLocationRequest }, init),
      schema: schemas.StateNonFungibleLocationResponse,
      required: ['resource_address', 'non_fungible_ids'],
    },
    /* @__PURE__ */ inBatches('non_fungible_ids', 'nonFungibleIds', (response) => response.non_fungible_ids),
  )

/** Returns entries of a key-value store by key, in batches of 100. Keys are programmatic JSON or SBOR hex; unknown ones are missing. */
export const getKeyValueStoreData: Verb<sdk.StateKeyValueStoreDataRequest, sdk.StateKeyValueStoreDataResponse> =
  /* @__PURE__ */ defineVerb(
    {
      send: (configuration, stateKeyValueStoreDataRequest: sdk.StateKeyValueStoreDataRequest, init) =>
        new StateApi(configuration).keyValueStoreDataRaw({ stateKeyValueStoreDataRequest }, init),
      schema: schemas.StateKeyValueStoreDataResponse,
      required: ['key_value_store_address', 'keys'],
    },
    /* @__PURE__ */ inBatches('keys', 'keys', (response) => response.entries),
  )

/** Returns all validators. */
export const getValidators: OpenVerb<
  sdk.StateValidatorsListRequest,
  sdk.StateValidatorsListResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (configuration, stateValidatorsListRequest: sdk.StateValidatorsListRequest, init) =>
      new StateApi(configuration).stateValidatorsListRaw({ stateValidatorsListRequest }, init),
    schema: schemas.StateValidatorsListResponse,
  },
  /* @__PURE__ */ allPages((response) => response.validators),
)
