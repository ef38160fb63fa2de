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

export type ParsedAddress = {
  readonly address: Address
  readonly entityType: EntityType
  readonly entityByte: number
  readonly networkId: number
  readonly hrp: string
  /** All 30 bytes, the entity byte first. */
  readonly bytes: Uint8Array
}

export type ParseAddressOptions = {
  networkId?: number | undefined
  type?: EntityType | readonly EntityType[] | undefined
}

const ADDRESS_BYTES = 30
/** HRP, the separator `1`, 48 characters of content and 6 of checksum. */
const shape = /^[a-z]+(?:_[0-9a-z]+)*_?1[02-9ac-hj-np-z]{54}$/

function read(text: string): Result<ParsedAddress, AddressError> {
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
 * Checks an address: bech32m checksum, 30 bytes, entity byte against its prefix, network suffix, and on request the
 * network and the kind of entity. Lower case only, as the ledger writes them.
 */
export function parseAddress(text: string, options: ParseAddressOptions = {}): Result<ParsedAddress, AddressError> {
  return read(text).andThen((parsed) => fits(parsed, options))
}

const one =
  <A extends Address>(...type: readonly EntityType[]) =>
  (text: string, networkId?: number): Result<A, AddressError> =>
    parseAddress(text, { networkId, type }).map(({ address }) => address as A)

/** On-ledger and pre-allocated accounts of both curves. */
export const parseAccountAddress = one<AccountAddress>('account')
export const parseIdentityAddress = one<IdentityAddress>('identity')
export const parseComponentAddress = one<ComponentAddress>('component')
export const parsePackageAddress = one<PackageAddress>('package')
/** Fungible or non-fungible; ask `parseAddress` with a `type` when it matters. */
export const parseResourceAddress = one<ResourceAddress>('fungible-resource', 'non-fungible-resource')
export const parseVaultAddress = one<VaultAddress>('fungible-vault', 'non-fungible-vault')

/** The network an address belongs to; `undefined` when the text is no address. */
export const networkIdOf = (address: string): number | undefined =>
  parseAddress(address).match(
    ({ networkId }) => networkId,
    () => undefined,
  )
