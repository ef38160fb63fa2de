export { createTransport, type Transport, type TransportOptions } from '../transport'
export type { Bound, CallOptions, NoRequest, OpenVerb, PagedCallOptions, RequestOf, Verb } from '../verb'
export { createWatchTransaction } from '../watch-transaction'
export { getGatewayStatus, getNetworkConfiguration, getValidatorsUptime } from './network'
export {
  getEntityDetails,
  getEntityMetadata,
  getFungibles,
  getFungibleVaults,
  getKeyValueStoreData,
  getNonFungibleData,
  getNonFungibleIds,
  getNonFungibleLocation,
  getNonFungibles,
  getNonFungibleVaultIds,
  getNonFungibleVaults,
  getValidators,
} from './state'
export {
  getCommittedDetails,
  getConstruction,
  getSubintentStatus,
  getTransactionStatus,
  previewTransaction,
  streamTransactions,
  submitTransaction,
} from './transaction'
