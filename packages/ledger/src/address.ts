import type { Brand } from './brand'
import type { EntityType } from './entity-type'
import { networkName } from './networks'
import { wordsFor } from './words-for'

/** A checked global or internal address: bech32m, entity byte and network agree. */
export type Address = Brand<string, 'Address'>
export type PackageAddress = Address & Brand<string, 'PackageAddress'>
export type ResourceAddress = Address & Brand<string, 'ResourceAddress'>
export type ComponentAddress = Address & Brand<string, 'ComponentAddress'>
export type AccountAddress = Address & Brand<string, 'AccountAddress'>
export type IdentityAddress = Address & Brand<string, 'IdentityAddress'>
export type VaultAddress = Address & Brand<string, 'VaultAddress'>

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

/** First four … last six characters, the way wallets show an address. Short text is left alone. */
export const shortenAddress = (address: string): string =>
  address.length <= 13 ? address : `${address.slice(0, 4)}...${address.slice(-6)}`

/** One sentence a visitor can read. */
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
