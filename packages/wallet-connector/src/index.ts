export type { AnswerTo } from './connector/answer-misfit'
export type { CancelOptions, RequestCallbacks, RequestControl } from './connector/callbacks'
export {
  createWalletConnector,
  type SendTransactionInput,
  type WalletConnector,
  type WalletConnectorOptions,
} from './connector/create-wallet-connector'
export type { ExtensionStatus } from './connector/extension-status'
export type { Logger } from './connector/logger'
export type { SessionStore } from './connector/session-store'
export type { OpenWalletErrorCode, WalletError, WalletErrorCode } from './connector/wallet-error'
export type { PageMoment, WalletTransport } from './transport/wallet-transport'
export { windowTransport } from './transport/window-transport'
export { type ErrorWords, walletErrorText, walletErrorWords } from './wallet-error-text'
