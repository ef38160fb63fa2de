export type { ButtonStatus } from './button-status'
export { createDappToolkit } from './create-dapp-toolkit'
export { UNNAMED_DAPP } from './dapp-name'
export type { ButtonApi, DappToolkit, DappToolkitOptions, GatewayApi, RequestProgress, WalletApi } from './dapp-toolkit'
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
export { RequestItem } from './request-items'
export type { StorageLike } from './storage'
export type { ToolkitError, ToolkitErrorCode } from './toolkit-error'
export type { Settlement, TransactionWatcher, WatchOptions } from './transaction-watcher'
export type { SendTransactionOptions, SentTransaction } from './transactions'
