export type { Attention } from './attention'
export type { CamelCased } from './camel-cased'
export { createGateway, type GatewayOptions } from './create-gateway'
export type {
  CallOptions,
  CommittedDetailsAnswer,
  CommittedTransaction,
  Gateway,
  GetCommittedDetailsRequest,
  GetEntityDetailsRequest,
  GetEntityMetadataRequest,
  GetFungiblesRequest,
  GetFungibleVaultsRequest,
  GetKeyValueStoreDataRequest,
  GetNonFungibleDataRequest,
  GetNonFungibleIdsRequest,
  GetNonFungibleLocationRequest,
  GetNonFungiblesRequest,
  GetNonFungibleVaultIdsRequest,
  GetNonFungibleVaultsRequest,
  GetTransactionStatusRequest,
  GetValidatorsRequest,
  GetValidatorsUptimeRequest,
  NoRequest,
  OpenVerb,
  PagedCallOptions,
  PagedVerb,
  PreviewTransactionRequest,
  StreamTransactionsAnswer,
  StreamTransactionsOptions,
  SubmitTransactionRequest,
  Verb,
} from './gateway'
export { type GatewayError, isTransient, RequiredError, ResponseError } from './gateway-error'
export { gatewayErrorText } from './gateway-error-text'
export { gatewayUrl } from './gateway-url'
export type { Settlement } from './settlement'
export type { Retry } from './transport'
export type { WatchProgress, WatchTransaction, WatchTransactionOptions } from './watch-transaction'
