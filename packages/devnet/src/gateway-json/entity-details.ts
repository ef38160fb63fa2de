import { type Amount, formatAmount } from '@lootboxes/ledger'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { depositRuleOf } from '../blueprints/account'
import type { Blueprints } from '../blueprints/blueprint'
import { roleNames } from '../blueprints/collection'
import type { NativeAddresses } from '../engine/native-addresses'
import type { WellKnownAddresses } from '../genesis/well-known'
import type { Entity } from '../store/families'
import type { View } from '../store/store'
import { fungibleVault, nonFungibleVault } from './holdings'
import { roleAssignments } from './role-assignments'

const supplyText = (value: bigint, divisible: boolean): string =>
  divisible ? formatAmount(value as Amount) : value.toString()

function supplyOf(view: View, address: string, divisible: boolean) {
  const { total, minted, burned } = view.get('supply', address) ?? { total: 0n, minted: 0n, burned: 0n }
  return {
    total_supply: supplyText(total, divisible),
    total_minted: supplyText(minted, divisible),
    total_burned: supplyText(burned, divisible),
  }
}

type RoleAssignments = ReturnType<typeof roleAssignments>

const component =
  (roles: RoleAssignments) => (blueprint: string, packageAddress: string | undefined, state?: unknown) => ({
    type: 'Component',
    blueprint_name: blueprint,
    blueprint_version: '1.0.0',
    ...(packageAddress === undefined ? {} : { package_address: packageAddress }),
    ...(state === undefined ? {} : { state }),
    role_assignments: roles,
  })

/** Native packages have no WASM; their code is the name of the implementation. */
export function nativePackageCode({ blueprints }: Extract<Entity, { kind: 'package' }>, address: string) {
  const code = utf8ToBytes(blueprints.join(',') || address)
  return { vm_type: 'Native', code_hash_hex: bytesToHex(sha256(code)), code_hex: bytesToHex(code) }
}

function nativePackage(entity: Extract<Entity, { kind: 'package' }>, address: string, roles: RoleAssignments) {
  const code = nativePackageCode(entity, address)
  return { type: 'Package', ...code, codes: { total_count: 1, items: [code] }, role_assignments: roles }
}

function vaultDetails(view: View, address: string) {
  const cell = view.read('vault', address)
  if (!cell) return undefined
  const { value: vault, version } = cell
  const { resource } = vault
  return vault.kind === 'fungible'
    ? { type: 'FungibleVault', resource_address: resource, balance: fungibleVault({ address, version, vault }) }
    : {
        type: 'NonFungibleVault',
        resource_address: resource,
        balance: nonFungibleVault(view, { address, version, vault }, true),
      }
}

const poolState = ({ poolUnit, vaults }: Extract<Entity, { kind: 'pool' }>) => ({
  vaults: vaults.map((vault_entity) => ({ vault_entity })),
  pool_unit_resource_address: poolUnit,
})

const roleNamesOf = (kind: 'fungible-resource' | 'non-fungible-resource') =>
  kind === 'fungible-resource' ? roleNames.slice(0, -1) : roleNames

/** The `details` of an entity, by its kind. */
export function detailsOf(
  view: View,
  address: string,
  entity: Entity | { kind: 'vault' },
  wellKnown: WellKnownAddresses,
  { native, blueprints }: { native: NativeAddresses; blueprints: Blueprints },
) {
  const isResource = entity.kind === 'non-fungible-resource' || entity.kind === 'fungible-resource'
  const roles = roleAssignments(view, address, native, isResource ? roleNamesOf(entity.kind) : [])
  const componentOf = component(roles)
  switch (entity.kind) {
    case 'fungible-resource':
      return {
        type: 'FungibleResource',
        role_assignments: roles,
        divisibility: entity.divisibility,
        ...supplyOf(view, address, true),
      }
    case 'non-fungible-resource':
      return {
        type: 'NonFungibleResource',
        role_assignments: roles,
        non_fungible_id_type: entity.collection.idType,
        ...supplyOf(view, address, false),
        non_fungible_data_mutable_fields: entity.collection.schema.mutableFields,
      }
    case 'component': {
      const state = blueprints.of(view, address)?.describe?.(view, address)
      return componentOf(entity.blueprint, entity.packageAddress, state)
    }
    case 'account':
      return componentOf('Account', wellKnown.account_package, { default_deposit_rule: depositRuleOf(view, address) })
    case 'identity':
      return componentOf('Identity', wellKnown.identity_package)
    case 'pool':
      return componentOf(entity.blueprint, wellKnown.pool_package, poolState(entity))
    case 'locker':
      return componentOf('AccountLocker', wellKnown.locker_package)
    case 'validator':
      return componentOf('Validator', wellKnown.consensus_manager_package)
    case 'package':
      return nativePackage(entity, address, roles)
    case 'vault':
      return vaultDetails(view, address)
    case 'key-value-store':
      return undefined
  }
}
