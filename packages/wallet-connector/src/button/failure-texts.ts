/* Loaded with the first error or failed request. */
export { requestItemWords } from '../request-item-words'
export { walletErrorText } from '../wallet-error-text'
