export type { ButtonStatus } from './button-status'
export { createDappToolkit } from './create-dapp-toolkit'
export { UNNAMED_DAPP } from './dapp-name'
export type {
  ButtonApi,
  DappToolkit,
  DappToolkitOptions,
  GatewayApi,
  MobileOptions,
  RequestProgress,
  WalletApi,
} from './dapp-toolkit'
export {
  type AccountsRequestBuilder,
  type DataRequest,
  DataRequestBuilder,
  type DataRequestPart,
  OneTimeDataRequestBuilder,
  type OwnershipRequestBuilder,
  type PersonaDataRequestBuilder,
  type PersonaRequestBuilder,
} from './data-request'
export type { ChallengeGenerator, ConnectResponseCallback, DataRequestControl } from './data-requests'
export type { Polling } from './follow-transaction'
export type { JournalEntry } from './journal'
export {
  LoginState,
  PersonaDataEntry,
  SharedData,
  SignedChallenge,
  WalletData,
} from './login-state'
export { RadixNetwork } from './radix-network'
export { RequestItem } from './request-items'
export { hasStoredWallet, type StorageLike, type StoredWalletScope, storageKeys } from './storage'
export {
  type PreAuthorizationOptions,
  type PreAuthorizationSettlement,
  type SignedPreAuthorization,
  type SubintentRequest,
  SubintentRequestBuilder,
} from './subintent-request'
export type { ToolkitError, ToolkitErrorCode } from './toolkit-error'
export type { Settlement, TransactionWatcher, WatchOptions } from './transaction-watcher'
export type { SendTransactionOptions, SentTransaction } from './transactions'
