import type { Brand } from './brand'
import type { EntityType } from './entity-type'
import { networkName } from './networks'
import { wordsFor } from './words-for'

/** A validated global or internal address: bech32m checksum, entity byte and network agree. */
export type Address = Brand<string, 'Address'>
/** The address of a package (Scrypto code). */
export type PackageAddress = Address & Brand<string, 'PackageAddress'>
/** The address of a fungible or non-fungible resource. */
export type ResourceAddress = Address & Brand<string, 'ResourceAddress'>
/** The address of a component other than the native ones, such as a lootbox. */
export type ComponentAddress = Address & Brand<string, 'ComponentAddress'>
/** The address of an account. */
export type AccountAddress = Address & Brand<string, 'AccountAddress'>
/** The address of an identity; a wallet calls it a persona. */
export type IdentityAddress = Address & Brand<string, 'IdentityAddress'>
/** The address of a vault, an internal entity that holds one resource. */
export type VaultAddress = Address & Brand<string, 'VaultAddress'>

/** Why a text is not the address that was expected. `text` is the input. */
export type AddressError =
  | { kind: 'not-an-address'; text: string }
  | { kind: 'bad-checksum'; text: string }
  | { kind: 'unknown-entity'; text: string; entityByte: number }
  | { kind: 'prefix-mismatch'; text: string; entityType: EntityType; hrp: string }
  | { kind: 'unknown-network'; text: string; hrp: string }
  | { kind: 'wrong-network'; text: string; networkId: number; expected: number }
  | { kind: 'wrong-entity'; text: string; entityType: EntityType; expected: readonly EntityType[] }

const words = (type: EntityType): string => {
  const noun = type.replaceAll('-', ' ')
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
const named = (id: number): string => networkName(id) ?? `network ${id}`

/** The first four and last six characters of an address, as wallets show it. Returns text of at most 13 characters unchanged. */
export const shortenAddress = (address: string): string =>
  address.length <= 13 ? address : `${address.slice(0, 4)}...${address.slice(-6)}`

/** One sentence for the user for each `AddressError`. */
export const addressErrorText = /* @__PURE__ */ wordsFor<AddressError>({
  'not-an-address': (e) => `“${shortenAddress(e.text)}” is not an address.`,
  'bad-checksum': (e) => `The address ${shortenAddress(e.text)} has a typing error: its checksum does not match.`,
  'unknown-entity': (e) => `The address ${shortenAddress(e.text)} is of a kind this program does not know.`,
  'prefix-mismatch': (e) => `The address ${shortenAddress(e.text)} is ${words(e.entityType)} under another name.`,
  'unknown-network': (e) => `The address ${shortenAddress(e.text)} belongs to no known network.`,
  'wrong-network': (e) =>
    `The address ${shortenAddress(e.text)} belongs to ${named(e.networkId)}; ${named(e.expected)} is in use.`,
  'wrong-entity': (e) =>
    `The address ${shortenAddress(e.text)} is ${words(e.entityType)}; ${e.expected.map(words).join(' or ')} was expected.`,
})
