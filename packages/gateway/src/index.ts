export type { Attention } from './attention'
export type { CamelCased } from './camel-cased'
export { createGateway, type GatewayOptions } from './create-gateway'
export type { Gateway } from './gateway'
export { type GatewayError, isTransient, RequiredError, ResponseError } from './gateway-error'
export { gatewayErrorText } from './gateway-error-text'
export { gatewayUrl } from './gateway-url'
export type {
  EntityDetails,
  EntityDetailsItem,
  ErrorResponse,
  FungibleResource,
  FungibleVault,
  GatewayErrorDetails,
  GatewayStatusResponse,
  LedgerState,
  NativeResourceDetails,
  NetworkConfigurationResponse,
  NonFungibleIdType,
  NonFungibleResource,
  NonFungibleVault,
  RoleAssignments,
  RoleKey,
  RoyaltyConfig,
  StateEntityDetailsResponse,
  StateEntityFungibleResourceVaultsPageResponse,
  StateEntityFungiblesPageResponse,
  StateEntityMetadataPageResponse,
  StateEntityNonFungibleIdsPageResponse,
  StateEntityNonFungibleResourceVaultsPageResponse,
  StateEntityNonFungiblesPageResponse,
  StateKeyValueStoreDataResponse,
  StateNonFungibleDataResponse,
  StateNonFungibleIdsResponse,
  StateNonFungibleLocationResponse,
  StateValidatorsListResponse,
  Validator,
  ValidatorsUptimeResponse,
} from './model/entities'
export type {
  Collection,
  EntityMetadataCollection,
  EntityMetadataItem,
  MetadataTypedValue,
  PublicKeyHash,
} from './model/metadata'
export type {
  LedgerStateSelector,
  ManifestClass,
  PublicKey,
  ResourceAggregationLevel,
  StateEntityDetailsRequest,
  StateEntityFungibleResourceVaultsPageRequest,
  StateEntityFungiblesPageRequest,
  StateEntityMetadataPageRequest,
  StateEntityNonFungibleIdsPageRequest,
  StateEntityNonFungibleResourceVaultsPageRequest,
  StateEntityNonFungiblesPageRequest,
  StateKeyValueStoreDataRequest,
  StateNonFungibleDataRequest,
  StateNonFungibleIdsRequest,
  StateNonFungibleLocationRequest,
  StateValidatorsListRequest,
  StreamTransactionsRequest,
  TransactionCommittedDetailsRequest,
  TransactionDetailsOptIns,
  TransactionPreviewRequest,
  TransactionStatusRequest,
  TransactionSubintentStatusRequest,
  TransactionSubmitRequest,
} from './model/requests'
export type { ProgrammaticScryptoSborValue, SborKind, ScryptoSborValue } from './model/sbor'
export type {
  CommittedTransaction,
  DetailedEvent,
  SubintentStatus,
  TransactionBalanceChanges,
  TransactionConstructionResponse,
  TransactionIntentStatus,
  TransactionPayloadStatus,
  TransactionPreviewResponse,
  TransactionReceipt,
  TransactionStatus,
  TransactionStatusResponse,
  TransactionSubintentStatusResponse,
  TransactionSubmitResponse,
} from './model/transactions'
export type { Settlement } from './settlement'
export type { Answered, BatchSizes, CallLimit, Retry } from './transport'
export type { CallOptions, PagedCallOptions } from './verb'
export type { WatchProgress, WatchTransaction, WatchTransactionOptions } from './watch-transaction'
