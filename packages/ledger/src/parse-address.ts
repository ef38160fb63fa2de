import { bech32m } from '@scure/base'
import { err, ok, type Result } from 'neverthrow'
import type {
  AccountAddress,
  Address,
  AddressError,
  ComponentAddress,
  IdentityAddress,
  PackageAddress,
  ResourceAddress,
  VaultAddress,
} from './address'
import { type EntityType, entityOfByte } from './entity-type'
import { networkIdOfSuffix } from './networks'
import { nonText } from './words-for'

/** A valid address and its decoded parts. */
export type ParsedAddress = {
  readonly address: Address
  readonly entityType: EntityType
  readonly entityByte: number
  readonly networkId: number
  readonly hrp: string
  /** All 30 bytes, the entity byte first. */
  readonly bytes: Uint8Array
}

/** What the address must match. Each option that is left out is not checked. */
export type ParseAddressOptions = {
  networkId?: number | undefined
  type?: EntityType | readonly EntityType[] | undefined
}

const ADDRESS_BYTES = 30
/** HRP, the separator `1`, 48 data characters and 6 checksum characters. */
const shape = /^[a-z]+(?:_[0-9a-z]+)*_?1[02-9ac-hj-np-z]{54}$/

function read(text: string): Result<ParsedAddress, AddressError> {
  if (typeof text !== 'string') return err({ kind: 'not-an-address', text: nonText(text) })
  if (!shape.test(text)) return err({ kind: 'not-an-address', text })
  const decoded = bech32m.decodeUnsafe(text)
  if (decoded === undefined) return err({ kind: 'bad-checksum', text })
  const bytes = bech32m.fromWordsUnsafe(decoded.words)
  const entityByte = bytes?.[0]
  if (!bytes || entityByte === undefined || bytes.length !== ADDRESS_BYTES) return err({ kind: 'not-an-address', text })
  const entity = entityOfByte(entityByte)
  if (!entity) return err({ kind: 'unknown-entity', text, entityByte })
  const hrp = decoded.prefix
  if (!hrp.startsWith(entity.prefix)) return err({ kind: 'prefix-mismatch', text, entityType: entity.type, hrp })
  const networkId = networkIdOfSuffix(hrp.slice(entity.prefix.length))
  if (networkId === undefined) return err({ kind: 'unknown-network', text, hrp })
  return ok({ address: text as Address, entityType: entity.type, entityByte, networkId, hrp, bytes })
}

function fits(parsed: ParsedAddress, { networkId, type }: ParseAddressOptions): Result<ParsedAddress, AddressError> {
  const text = parsed.address
  if (networkId !== undefined && parsed.networkId !== networkId)
    return err({ kind: 'wrong-network', text, networkId: parsed.networkId, expected: networkId })
  const expected: readonly EntityType[] | undefined = typeof type === 'string' ? [type] : type
  if (expected !== undefined && !expected.includes(parsed.entityType))
    return err({ kind: 'wrong-entity', text, entityType: parsed.entityType, expected })
  return ok(parsed)
}

/**
 * Validates an address: bech32m checksum, 30 bytes, entity byte against prefix, network suffix, and optionally the network
 * and the entity type. Accepts lower case only, as the ledger writes it.
 * @example parseAddress(text, { networkId: 1, type: 'component' }).map(({ address }) => address)
 */
export function parseAddress(text: string, options: ParseAddressOptions = {}): Result<ParsedAddress, AddressError> {
  return read(text).andThen((parsed) => fits(parsed, options))
}

const one =
  <A extends Address>(...type: readonly EntityType[]) =>
  (text: string, networkId?: number): Result<A, AddressError> =>
    parseAddress(text, { networkId, type }).map(({ address }) => address as A)

/** Validates the address of an account: on-ledger or pre-allocated, of either curve. */
export const parseAccountAddress = one<AccountAddress>('account')
/** Validates the address of an identity (persona). */
export const parseIdentityAddress = one<IdentityAddress>('identity')
/** Validates the address of a component. */
export const parseComponentAddress = one<ComponentAddress>('component')
/** Validates the address of a package. */
export const parsePackageAddress = one<PackageAddress>('package')
/** Validates the address of a resource. To accept only fungible or only non-fungible ones, use `parseAddress` with a `type`. */
export const parseResourceAddress = one<ResourceAddress>('fungible-resource', 'non-fungible-resource')
/** Validates the address of a vault. */
export const parseVaultAddress = one<VaultAddress>('fungible-vault', 'non-fungible-vault')

/** The network id of an address, or `undefined` when the text is not an address. */
export const networkIdOf = (address: string): number | undefined =>
  parseAddress(address)
    .map(({ networkId }) => networkId)
    .unwrapOr(undefined)
