import * as answers from './answers'
import * as PATHS from './paths'
import * as requests from './requests'

/**
 * The whole HTTP contract as one table, for a server: path, request schema (`undefined`: no body) and answer schema.
 * The client reads paths and answers only, so that request schemas stay out of its bundle.
 */
export const endpoints = {
  gatewayStatus: { path: PATHS.gatewayStatus, request: undefined, answer: answers.GatewayStatusResponse },
  networkConfiguration: {
    path: PATHS.networkConfiguration,
    request: undefined,
    answer: answers.NetworkConfigurationResponse,
  },
  construction: { path: PATHS.construction, request: undefined, answer: answers.TransactionConstructionResponse },
  preview: {
    path: PATHS.preview,
    request: requests.TransactionPreviewRequest,
    answer: answers.TransactionPreviewResponse,
  },
  submit: { path: PATHS.submit, request: requests.TransactionSubmitRequest, answer: answers.TransactionSubmitResponse },
  transactionStatus: {
    path: PATHS.transactionStatus,
    request: requests.TransactionStatusRequest,
    answer: answers.TransactionStatusResponse,
  },
  committedDetails: {
    path: PATHS.committedDetails,
    request: requests.TransactionCommittedDetailsRequest,
    answer: answers.TransactionCommittedDetailsResponse,
  },
  stream: {
    path: PATHS.stream,
    request: requests.StreamTransactionsRequest,
    answer: answers.StreamTransactionsResponse,
  },
  entityDetails: {
    path: PATHS.entityDetails,
    request: requests.StateEntityDetailsRequest,
    answer: answers.StateEntityDetailsResponse,
  },
  metadata: {
    path: PATHS.metadata,
    request: requests.StateEntityMetadataPageRequest,
    answer: answers.StateEntityMetadataPageResponse,
  },
  fungibles: {
    path: PATHS.fungibles,
    request: requests.StateEntityFungiblesPageRequest,
    answer: answers.StateEntityFungiblesPageResponse,
  },
  nonFungibles: {
    path: PATHS.nonFungibles,
    request: requests.StateEntityNonFungiblesPageRequest,
    answer: answers.StateEntityNonFungiblesPageResponse,
  },
  fungibleVaults: {
    path: PATHS.fungibleVaults,
    request: requests.StateEntityFungibleResourceVaultsPageRequest,
    answer: answers.StateEntityFungibleResourceVaultsPageResponse,
  },
  nonFungibleVaults: {
    path: PATHS.nonFungibleVaults,
    request: requests.StateEntityNonFungibleResourceVaultsPageRequest,
    answer: answers.StateEntityNonFungibleResourceVaultsPageResponse,
  },
  nonFungibleVaultIds: {
    path: PATHS.nonFungibleVaultIds,
    request: requests.StateEntityNonFungibleIdsPageRequest,
    answer: answers.StateEntityNonFungibleIdsPageResponse,
  },
  nonFungibleIds: {
    path: PATHS.nonFungibleIds,
    request: requests.StateNonFungibleIdsRequest,
    answer: answers.StateNonFungibleIdsResponse,
  },
  nonFungibleData: {
    path: PATHS.nonFungibleData,
    request: requests.StateNonFungibleDataRequest,
    answer: answers.StateNonFungibleDataResponse,
  },
  nonFungibleLocation: {
    path: PATHS.nonFungibleLocation,
    request: requests.StateNonFungibleLocationRequest,
    answer: answers.StateNonFungibleLocationResponse,
  },
  keyValueStoreData: {
    path: PATHS.keyValueStoreData,
    request: requests.StateKeyValueStoreDataRequest,
    answer: answers.StateKeyValueStoreDataResponse,
  },
  validators: {
    path: PATHS.validators,
    request: requests.StateValidatorsListRequest,
    answer: answers.StateValidatorsListResponse,
  },
  validatorsUptime: {
    path: PATHS.validatorsUptime,
    request: requests.ValidatorsUptimeRequest,
    answer: answers.ValidatorsUptimeResponse,
  },
} as const

export type EndpointName = keyof typeof endpoints
