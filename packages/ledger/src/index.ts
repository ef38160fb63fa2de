export {
  type AccountAddress,
  type Address,
  type AddressError,
  addressErrorText,
  type ComponentAddress,
  type IdentityAddress,
  type PackageAddress,
  type ResourceAddress,
  shortenAddress,
  type VaultAddress,
} from './address'
export {
  type Amount,
  type AmountError,
  addAmounts,
  amountErrorText,
  amountOf,
  type DisplayAmountOptions,
  displayAmount,
  formatAmount,
  isLedgerAmount,
  MAX_AMOUNT,
  MIN_AMOUNT,
  parseAmount,
  subtractAmounts,
  times,
  truncateAmount,
  ZERO,
} from './amount'
export { blake2b256 } from './blake2b-256'
export type { Brand } from './brand'
export { type Clock, systemClock } from './clock'
export { type DeadlineOptions, orAborted, withDeadline } from './deadline'
export {
  accountAddressFromPublicKey,
  type EncodeAddressOptions,
  encodeAddress,
  identityAddressFromPublicKey,
  xrdAddress,
} from './encode-address'
export { type EntityType, entityBytes } from './entity-type'
export { type ExponentialOptions, exponential } from './exponential'
export {
  compareLocalIds,
  displayLocalIds,
  type LocalId,
  type LocalIdError,
  type LocalIdKind,
  localIdErrorText,
  localIdKind,
  parseLocalId,
} from './local-id'
export { networkSuffix } from './network-suffix'
export { type Network, networkIdByName, networkName, networks } from './networks'
export { createOwnCommits, type OwnCommits } from './own-commits'
export {
  networkIdOf,
  type ParseAddressOptions,
  type ParsedAddress,
  parseAccountAddress,
  parseAddress,
  parseComponentAddress,
  parseIdentityAddress,
  parsePackageAddress,
  parseResourceAddress,
  parseVaultAddress,
} from './parse-address'
export { type PollOptions, poll, pollPause } from './poll'
export { safeName, safeText } from './safe-text'
export { shortenAddresses } from './shorten-addresses'
export { createStore, type Store } from './store'
export {
  decodeSubintentHash,
  encodeSubintentHash,
  encodeTransactionId,
  parseTransactionId,
  type SubintentHash,
  type TransactionId,
  type TransactionIdError,
  transactionIdErrorText,
} from './transaction-id'
export { type Words, wordsFor } from './words-for'
