import { formatAmount } from '@lootboxes/ledger'
import { roundDown } from '../engine/divisibility'
import type { NativeAddresses } from '../engine/native-addresses'
import type { Entity } from '../store/families'
import { placeKey } from '../store/families'
import type { View } from '../store/store'

const kinds: Readonly<Partial<Record<keyof NativeAddresses, string>>> = {
  xrd: 'Xrd',
  accountOwnerBadge: 'AccountOwnerBadge',
  identityOwnerBadge: 'IdentityOwnerBadge',
  secp256k1Signature: 'Secp256k1SignatureResource',
  ed25519Signature: 'Ed25519SignatureResource',
  globalCaller: 'GlobalCallerResource',
  packageOfDirectCaller: 'PackageOfDirectCallerResource',
}

/** What one pool unit is worth, by resource. A pool without units has no value. */
function poolUnitDetails(view: View, unit: string, pool: string, entity: Extract<Entity, { kind: 'pool' }>) {
  const supply = view.get('supply', unit)?.total ?? 0n
  const values = entity.vaults.flatMap((address) => {
    const vault = view.get('vault', address)
    if (vault?.kind !== 'fungible') return []
    const share = supply === 0n ? undefined : roundDown(view, vault.resource, (vault.amount * 10n ** 18n) / supply)
    const amount = share === undefined ? {} : { amount: formatAmount(share) }
    return [{ resource_address: vault.resource, ...amount }]
  })
  return {
    kind: entity.blueprint.replace('Pool', 'PoolUnit'),
    pool_address: pool,
    redemption_resource_count: values.length,
    unit_redemption_value: values,
  }
}

/** `native_resource_details`: the meaning of a resource that the ledger knows, or undefined. */
export function nativeResourceDetails(view: View, address: string, native: NativeAddresses) {
  const name = Object.entries(native).find(([, known]) => known === address)?.[0]
  // The entry's key is a name of a native address.
  const kind = name === undefined ? undefined : kinds[name as keyof NativeAddresses]
  if (kind !== undefined) return { kind }
  const pool = view.get('metadata', placeKey(address, 'pool'))?.metadata
  if (pool?.type !== 'GlobalAddress') return undefined
  const entity = view.get('entity', pool.value)
  return entity?.kind === 'pool' && entity.poolUnit === address
    ? poolUnitDetails(view, address, pool.value, entity)
    : undefined
}
