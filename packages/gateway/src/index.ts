export type {
  CommittedDetailsResult,
  CommittedTransaction,
  DetailedEvent,
  StreamTransactionsResult,
} from './committed-transaction'
export { createGateway, type Gateway, type GatewayOptions } from './create-gateway'
export { metadataText, metadataTexts } from './entity-metadata'
export type { CallLimit, Retry } from './fetch-api'
export { type GatewayError, isTransient, RequiredError, ResponseError } from './gateway-error'
export { gatewayErrorText } from './gateway-error-text'
export { gatewayUrl } from './gateway-url'
export type { PageVisibility } from './page-visibility'
export type { Settlement } from './settlement'
export type { BatchSizes } from './transport'
export type { CallOptions, PagedCallOptions, RequestOf } from './verb'
export type { WatchProgress, WatchTransaction, WatchTransactionOptions } from './watch-transaction'
