export type { AskGateway } from './ask-gateway'
export {
  createWalletApi,
  type WalletApi,
  type WalletApiAnswer,
  type WalletApiOptions,
  type WalletApiRequest,
} from './create-wallet-api'
export { createHolder, type Holder, type HolderAccount } from './holder'
