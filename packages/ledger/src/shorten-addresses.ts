import { shortenAddress } from './address'

const word = /[a-z0-9_]{45,}/g
/** Entity, network suffix, the separator 1, and what bech32m allows after it. */
const address = /^[a-z]+_[a-z0-9_]*1[02-9ac-hj-np-z]{38,}$/

/**
 * Text with every ledger address and transaction id in it shortened as wallets show them, for a log.
 *
 * @example log.info(shortenAddresses(line))
 */
export const shortenAddresses = (text: string): string =>
  // Every address has an underscore, most lines of a log have none.
  text.includes('_') ? text.replace(word, (found) => (address.test(found) ? shortenAddress(found) : found)) : text
