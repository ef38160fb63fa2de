import {
  StateApi,
  type StateEntityDetailsRequest,
  type StateEntityDetailsResponse,
  type StateEntityFungibleResourceVaultsPageRequest,
  type StateEntityFungibleResourceVaultsPageResponse,
  type StateEntityFungiblesPageRequest,
  type StateEntityFungiblesPageResponse,
  type StateEntityMetadataPageRequest,
  type StateEntityMetadataPageResponse,
  type StateEntityNonFungibleIdsPageRequest,
  type StateEntityNonFungibleIdsPageResponse,
  type StateEntityNonFungibleResourceVaultsPageRequest,
  type StateEntityNonFungibleResourceVaultsPageResponse,
  type StateEntityNonFungiblesPageRequest,
  type StateEntityNonFungiblesPageResponse,
  type StateKeyValueStoreDataRequest,
  type StateKeyValueStoreDataResponse,
  type StateNonFungibleDataRequest,
  type StateNonFungibleDataResponse,
  type StateNonFungibleIdsRequest,
  type StateNonFungibleIdsResponse,
  type StateNonFungibleLocationRequest,
  type StateNonFungibleLocationResponse,
  type StateValidatorsListRequest,
  type StateValidatorsListResponse,
} from '@radixdlt/babylon-gateway-api-sdk'
import { allPages } from '../all-pages'
import { defineVerb } from '../define-verb'
import { inBatches } from '../in-batches'
import type { OpenVerb, PagedCallOptions, Verb } from '../verb'
import * as schemas from '../wire/responses'

/**
 * Returns details of entities, in batches of 20. Unknown addresses are omitted and the order differs from the request:
 * index the items by `address`.
 */
export const getEntityDetails: Verb<StateEntityDetailsRequest, StateEntityDetailsResponse> = /* @__PURE__ */ defineVerb(
  {
    send: (sdk, stateEntityDetailsRequest: StateEntityDetailsRequest, init) =>
      new StateApi(sdk).stateEntityDetailsRaw({ stateEntityDetailsRequest }, init),
    schema: schemas.StateEntityDetailsResponse,
    required: ['addresses'],
  },
  /* @__PURE__ */ inBatches('addresses', 'addresses', (response) => response.items),
)

/** Returns all metadata of an entity. */
export const getEntityMetadata: Verb<
  StateEntityMetadataPageRequest,
  StateEntityMetadataPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (sdk, stateEntityMetadataPageRequest: StateEntityMetadataPageRequest, init) =>
      new StateApi(sdk).entityMetadataPageRaw({ stateEntityMetadataPageRequest }, init),
    schema: schemas.StateEntityMetadataPageResponse,
    required: ['address'],
  },
  /* @__PURE__ */ allPages((response) => response),
)

/** Returns an entity's balance of every fungible resource. Emptied ones remain listed with "0". */
export const getFungibles: Verb<StateEntityFungiblesPageRequest, StateEntityFungiblesPageResponse, PagedCallOptions> =
  /* @__PURE__ */ defineVerb(
    {
      send: (sdk, stateEntityFungiblesPageRequest: StateEntityFungiblesPageRequest, init) =>
        new StateApi(sdk).entityFungiblesPageRaw({ stateEntityFungiblesPageRequest }, init),
      schema: schemas.StateEntityFungiblesPageResponse,
      required: ['address'],
    },
    /* @__PURE__ */ allPages((response) => response),
  )

/** Returns how many an entity holds of every non-fungible resource. Emptied ones remain listed with 0. */
export const getNonFungibles: Verb<
  StateEntityNonFungiblesPageRequest,
  StateEntityNonFungiblesPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (sdk, stateEntityNonFungiblesPageRequest: StateEntityNonFungiblesPageRequest, init) =>
      new StateApi(sdk).entityNonFungiblesPageRaw({ stateEntityNonFungiblesPageRequest }, init),
    schema: schemas.StateEntityNonFungiblesPageResponse,
    required: ['address'],
  },
  /* @__PURE__ */ allPages((response) => response),
)

/** Returns an entity's vaults of one fungible resource. */
export const getFungibleVaults: Verb<
  StateEntityFungibleResourceVaultsPageRequest,
  StateEntityFungibleResourceVaultsPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (sdk, stateEntityFungibleResourceVaultsPageRequest: StateEntityFungibleResourceVaultsPageRequest, init) =>
      new StateApi(sdk).entityFungibleResourceVaultPageRaw({ stateEntityFungibleResourceVaultsPageRequest }, init),
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
  StateEntityNonFungibleResourceVaultsPageRequest,
  StateEntityNonFungibleResourceVaultsPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (
      sdk,
      stateEntityNonFungibleResourceVaultsPageRequest: StateEntityNonFungibleResourceVaultsPageRequest,
      init,
    ) =>
      new StateApi(sdk).entityNonFungibleResourceVaultPageRaw(
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
  StateEntityNonFungibleIdsPageRequest,
  StateEntityNonFungibleIdsPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    send: (sdk, stateEntityNonFungibleIdsPageRequest: StateEntityNonFungibleIdsPageRequest, init) =>
      new StateApi(sdk).entityNonFungibleIdsPageRaw({ stateEntityNonFungibleIdsPageRequest }, init),
    schema: schemas.StateEntityNonFungibleIdsPageResponse,
    required: ['address', 'vault_address', 'resource_address'],
  },
  /* @__PURE__ */ allPages((response) => response),
)

/** Returns all ids of a non-fungible resource, including burned ones, oldest first. */
export const getNonFungibleIds: Verb<StateNonFungibleIdsRequest, StateNonFungibleIdsResponse, PagedCallOptions> =
  /* @__PURE__ */ defineVerb(
    {
      send: (sdk, stateNonFungibleIdsRequest: StateNonFungibleIdsRequest, init) =>
        new StateApi(sdk).nonFungibleIdsRaw({ stateNonFungibleIdsRequest }, init),
      schema: schemas.StateNonFungibleIdsResponse,
      required: ['resource_address'],
    },
    /* @__PURE__ */ allPages((response) => response.non_fungible_ids),
  )

/** Returns the data of non-fungibles, in batches of 29 and in any order. Unknown ids are missing; burned ones have no `data`. */
export const getNonFungibleData: Verb<StateNonFungibleDataRequest, StateNonFungibleDataResponse> =
  /* @__PURE__ */ defineVerb(
    {
      send: (sdk, stateNonFungibleDataRequest: StateNonFungibleDataRequest, init) =>
        new StateApi(sdk).nonFungibleDataRaw({ stateNonFungibleDataRequest }, init),
      schema: schemas.StateNonFungibleDataResponse,
      required: ['resource_address', 'non_fungible_ids'],
    },
    /* @__PURE__ */ inBatches('non_fungible_ids', 'nonFungibleIds', (response) => response.non_fungible_ids),
  )

/** Returns the vaults that hold non-fungibles, in batches of 29. Burned ones have no vault. */
export const getNonFungibleLocation: Verb<StateNonFungibleLocationRequest, StateNonFungibleLocationResponse> =
  /* @__PURE__ */ defineVerb(
    {
      send: (sdk, stateNonFungibleLocationRequest: StateNonFungibleLocationRequest, init) =>
        new StateApi(sdk).nonFungibleLocationRaw({ stateNonFungibleLocationRequest }, init),
      schema: schemas.StateNonFungibleLocationResponse,
      required: ['resource_address', 'non_fungible_ids'],
    },
    /* @__PURE__ */ inBatches('non_fungible_ids', 'nonFungibleIds', (response) => response.non_fungible_ids),
  )

/** Returns entries of a key-value store by key, in batches of 100. Keys are programmatic JSON or SBOR hex; unknown ones are missing. */
export const getKeyValueStoreData: Verb<StateKeyValueStoreDataRequest, StateKeyValueStoreDataResponse> =
  /* @__PURE__ */ defineVerb(
    {
      send: (sdk, stateKeyValueStoreDataRequest: StateKeyValueStoreDataRequest, init) =>
        new StateApi(sdk).keyValueStoreDataRaw({ stateKeyValueStoreDataRequest }, init),
      schema: schemas.StateKeyValueStoreDataResponse,
      required: ['key_value_store_address', 'keys'],
    },
    /* @__PURE__ */ inBatches('keys', 'keys', (response) => response.entries),
  )

/** Returns all validators. */
export const getValidators: OpenVerb<StateValidatorsListRequest, StateValidatorsListResponse, PagedCallOptions> =
  /* @__PURE__ */ defineVerb(
    {
      send: (sdk, stateValidatorsListRequest: StateValidatorsListRequest, init) =>
        new StateApi(sdk).stateValidatorsListRaw({ stateValidatorsListRequest }, init),
      schema: schemas.StateValidatorsListResponse,
    },
    /* @__PURE__ */ allPages((response) => response.validators),
  )
