'use client'
export { isTouchDevice } from '../mobile/is-touch-device'
export { requestCode, resultWord } from '../request-code'
export { requestItemWords } from '../request-item-words'
export { type RequestOutcome, requestOutcome } from '../request-outcome'
export { sharedDataWords } from '../shared-data'
export { hasStoredWallet, type StoredWalletScope } from '../toolkit/storage'
export { type ErrorWords, walletErrorText } from '../wallet-error-text'
export { walletStores } from '../wallet-links'
export { type Diagnosis, type NextStep, nextStepLink, nextStepText } from './diagnosis'
export type { LedgerCheck } from './request-notes'
export { type Connect, useConnect } from './use-connect'
export { useDiagnosis } from './use-diagnosis'
export { useExtensionStatus } from './use-extension-status'
export { useIsConnected } from './use-is-connected'
export { useOpenTransactions } from './use-open-transactions'
export { useQrCode } from './use-qr-code'
export { type RequestItemsHook, useRequestItems } from './use-request-items'
export {
  type RequestNote,
  type RequestRow,
  type RequestRows,
  type RequestRowsOptions,
  useRequestRows,
} from './use-request-rows'
export {
  type SendTransactionHook,
  type TransactionProgress,
  type TransactionState,
  useSendTransaction,
} from './use-send-transaction'
export { useSettlements } from './use-settlements'
export { type UseToolkit, useToolkit } from './use-toolkit'
export { useWallet, type Wallet, type WalletSession } from './use-wallet'
export { useWarnBeforeLeaving } from './use-warn-before-leaving'
export type { CreateWhen } from './wallet-loader'
export { WalletProvider, type WalletProviderProps } from './wallet-provider'
