import * as answers from './answers'
import * as PATHS from './paths'
import * as state from './state-requests'
import * as transaction from './transaction-requests'

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
    request: transaction.TransactionPreviewRequest,
    answer: answers.TransactionPreviewResponse,
  },
  submit: {
    path: PATHS.submit,
    request: transaction.TransactionSubmitRequest,
    answer: answers.TransactionSubmitResponse,
  },
  transactionStatus: {
    path: PATHS.transactionStatus,
    request: transaction.TransactionStatusRequest,
    answer: answers.TransactionStatusResponse,
  },
  subintentStatus: {
    path: PATHS.subintentStatus,
    request: transaction.TransactionSubintentStatusRequest,
    answer: answers.TransactionSubintentStatusResponse,
  },
  committedDetails: {
    path: PATHS.committedDetails,
    request: transaction.TransactionCommittedDetailsRequest,
    answer: answers.TransactionCommittedDetailsResponse,
  },
  stream: {
    path: PATHS.stream,
    request: transaction.StreamTransactionsRequest,
    answer: answers.StreamTransactionsResponse,
  },
  entityDetails: {
    path: PATHS.entityDetails,
    request: state.StateEntityDetailsRequest,
    answer: answers.StateEntityDetailsResponse,
  },
  metadata: {
    path: PATHS.metadata,
    request: state.StateEntityMetadataPageRequest,
    answer: answers.StateEntityMetadataPageResponse,
  },
  fungibles: {
    path: PATHS.fungibles,
    request: state.StateEntityFungiblesPageRequest,
    answer: answers.StateEntityFungiblesPageResponse,
  },
  nonFungibles: {
    path: PATHS.nonFungibles,
    request: state.StateEntityNonFungiblesPageRequest,
    answer: answers.StateEntityNonFungiblesPageResponse,
  },
  fungibleVaults: {
    path: PATHS.fungibleVaults,
    request: state.StateEntityFungibleResourceVaultsPageRequest,
    answer: answers.StateEntityFungibleResourceVaultsPageResponse,
  },
  nonFungibleVaults: {
    path: PATHS.nonFungibleVaults,
    request: state.StateEntityNonFungibleResourceVaultsPageRequest,
    answer: answers.StateEntityNonFungibleResourceVaultsPageResponse,
  },
  nonFungibleVaultIds: {
    path: PATHS.nonFungibleVaultIds,
    request: state.StateEntityNonFungibleIdsPageRequest,
    answer: answers.StateEntityNonFungibleIdsPageResponse,
  },
  nonFungibleIds: {
    path: PATHS.nonFungibleIds,
    request: state.StateNonFungibleIdsRequest,
    answer: answers.StateNonFungibleIdsResponse,
  },
  nonFungibleData: {
    path: PATHS.nonFungibleData,
    request: state.StateNonFungibleDataRequest,
    answer: answers.StateNonFungibleDataResponse,
  },
  nonFungibleLocation: {
    path: PATHS.nonFungibleLocation,
    request: state.StateNonFungibleLocationRequest,
    answer: answers.StateNonFungibleLocationResponse,
  },
  keyValueStoreData: {
    path: PATHS.keyValueStoreData,
    request: state.StateKeyValueStoreDataRequest,
    answer: answers.StateKeyValueStoreDataResponse,
  },
  validators: {
    path: PATHS.validators,
    request: state.StateValidatorsListRequest,
    answer: answers.StateValidatorsListResponse,
  },
  validatorsUptime: {
    path: PATHS.validatorsUptime,
    request: state.ValidatorsUptimeRequest,
    answer: answers.ValidatorsUptimeResponse,
  },
} as const

export type EndpointName = keyof typeof endpoints
