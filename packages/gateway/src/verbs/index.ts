export { createTransport, type Transport, type TransportOptions } from '../transport'
export type { Bound, CallOptions, NoRequest, OpenVerb, PagedCallOptions, Verb } from '../verb'
export { createWatchTransaction } from '../watch-transaction'
export {
  type CommittedDetailsAnswer,
  type GetCommittedDetailsRequest,
  getCommittedDetails,
} from './get-committed-details'
export { getConstruction } from './get-construction'
export { type GetEntityDetailsRequest, getEntityDetails } from './get-entity-details'
export { type GetEntityMetadataRequest, getEntityMetadata } from './get-entity-metadata'
export { type GetFungibleVaultsRequest, getFungibleVaults } from './get-fungible-vaults'
export { type GetFungiblesRequest, getFungibles } from './get-fungibles'
export { getGatewayStatus } from './get-gateway-status'
export { type GetKeyValueStoreDataRequest, getKeyValueStoreData } from './get-key-value-store-data'
export { getNetworkConfiguration } from './get-network-configuration'
export { type GetNonFungibleDataRequest, getNonFungibleData } from './get-non-fungible-data'
export { type GetNonFungibleIdsRequest, getNonFungibleIds } from './get-non-fungible-ids'
export { type GetNonFungibleLocationRequest, getNonFungibleLocation } from './get-non-fungible-location'
export { type GetNonFungibleVaultIdsRequest, getNonFungibleVaultIds } from './get-non-fungible-vault-ids'
export { type GetNonFungibleVaultsRequest, getNonFungibleVaults } from './get-non-fungible-vaults'
export { type GetNonFungiblesRequest, getNonFungibles } from './get-non-fungibles'
export { type GetSubintentStatusRequest, getSubintentStatus } from './get-subintent-status'
export { type GetTransactionStatusRequest, getTransactionStatus } from './get-transaction-status'
export { type GetValidatorsRequest, getValidators } from './get-validators'
export { type GetValidatorsUptimeRequest, getValidatorsUptime } from './get-validators-uptime'
export { type PreviewTransactionRequest, previewTransaction } from './preview-transaction'
export {
  type StreamTransactionsAnswer,
  type StreamTransactionsRequest,
  streamTransactions,
} from './stream-transactions'
export { type SubmitTransactionRequest, submitTransaction } from './submit-transaction'
