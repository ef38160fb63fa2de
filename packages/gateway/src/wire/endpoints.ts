import * as responses from './responses'
import * as state from './state-requests'
import * as transaction from './transaction-requests'

/**
 * The HTTP contract as one table for a server: path, request schema (`undefined`: no body) and response schema. Four paths
 * end in a slash, as the SDK sends them. The client uses the response schemas alone, so that request schemas
 * stay out of its bundle.
 */
export const endpoints = {
  gatewayStatus: { path: '/status/gateway-status', request: undefined, answer: responses.GatewayStatusResponse },
  networkConfiguration: {
    path: '/status/network-configuration',
    request: undefined,
    answer: responses.NetworkConfigurationResponse,
  },
  construction: {
    path: '/transaction/construction',
    request: undefined,
    answer: responses.TransactionConstructionResponse,
  },
  preview: {
    path: '/transaction/preview',
    request: transaction.TransactionPreviewRequest,
    answer: responses.TransactionPreviewResponse,
  },
  submit: {
    path: '/transaction/submit',
    request: transaction.TransactionSubmitRequest,
    answer: responses.TransactionSubmitResponse,
  },
  transactionStatus: {
    path: '/transaction/status',
    request: transaction.TransactionStatusRequest,
    answer: responses.TransactionStatusResponse,
  },
  subintentStatus: {
    path: '/transaction/subintent-status',
    request: transaction.TransactionSubintentStatusRequest,
    answer: responses.TransactionSubintentStatusResponse,
  },
  committedDetails: {
    path: '/transaction/committed-details',
    request: transaction.TransactionCommittedDetailsRequest,
    answer: responses.TransactionCommittedDetailsResponse,
  },
  stream: {
    path: '/stream/transactions',
    request: transaction.StreamTransactionsRequest,
    answer: responses.StreamTransactionsResponse,
  },
  entityDetails: {
    path: '/state/entity/details',
    request: state.StateEntityDetailsRequest,
    answer: responses.StateEntityDetailsResponse,
  },
  metadata: {
    path: '/state/entity/page/metadata',
    request: state.StateEntityMetadataPageRequest,
    answer: responses.StateEntityMetadataPageResponse,
  },
  fungibles: {
    path: '/state/entity/page/fungibles/',
    request: state.StateEntityFungiblesPageRequest,
    answer: responses.StateEntityFungiblesPageResponse,
  },
  nonFungibles: {
    path: '/state/entity/page/non-fungibles/',
    request: state.StateEntityNonFungiblesPageRequest,
    answer: responses.StateEntityNonFungiblesPageResponse,
  },
  fungibleVaults: {
    path: '/state/entity/page/fungible-vaults/',
    request: state.StateEntityFungibleResourceVaultsPageRequest,
    answer: responses.StateEntityFungibleResourceVaultsPageResponse,
  },
  nonFungibleVaults: {
    path: '/state/entity/page/non-fungible-vaults/',
    request: state.StateEntityNonFungibleResourceVaultsPageRequest,
    answer: responses.StateEntityNonFungibleResourceVaultsPageResponse,
  },
  nonFungibleVaultIds: {
    path: '/state/entity/page/non-fungible-vault/ids',
    request: state.StateEntityNonFungibleIdsPageRequest,
    answer: responses.StateEntityNonFungibleIdsPageResponse,
  },
  nonFungibleIds: {
    path: '/state/non-fungible/ids',
    request: state.StateNonFungibleIdsRequest,
    answer: responses.StateNonFungibleIdsResponse,
  },
  nonFungibleData: {
    path: '/state/non-fungible/data',
    request: state.StateNonFungibleDataRequest,
    answer: responses.StateNonFungibleDataResponse,
  },
  nonFungibleLocation: {
    path: '/state/non-fungible/location',
    request: state.StateNonFungibleDataRequest,
    answer: responses.StateNonFungibleLocationResponse,
  },
  keyValueStoreData: {
    path: '/state/key-value-store/data',
    request: state.StateKeyValueStoreDataRequest,
    answer: responses.StateKeyValueStoreDataResponse,
  },
  validators: {
    path: '/state/validators/list',
    request: state.StateValidatorsListRequest,
    answer: responses.StateValidatorsListResponse,
  },
  validatorsUptime: {
    path: '/statistics/validators/uptime',
    request: state.ValidatorsUptimeRequest,
    answer: responses.ValidatorsUptimeResponse,
  },
} as const

/** The name of an endpoint in `endpoints`. */
export type EndpointName = keyof typeof endpoints
