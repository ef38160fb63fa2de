export type { CancelOptions, RequestCallbacks, RequestControl } from './connector/callbacks'
export { createWalletConnector } from './connector/create-wallet-connector'
export type { ExtensionStatus } from './connector/extension-status'
export type { Logger } from './connector/logger'
export type { AnswerTo } from './connector/response-mismatch'
export type { SessionStore } from './connector/session-store'
export type { SendTransactionInput, WalletConnector, WalletConnectorOptions } from './connector/wallet-connector'
export type { OpenWalletErrorCode, WalletError, WalletErrorCode } from './connector/wallet-error'
export { germanErrors } from './locales/german-errors'
export { spanishErrors } from './locales/spanish-errors'
export type { PageMoment, WalletTransport } from './transport/wallet-transport'
export { windowTransport } from './transport/window-transport'
export {
  type ErrorCatalogue,
  type ErrorWords,
  englishErrors,
  walletErrorText,
  walletErrorWords,
} from './wallet-error-text'
