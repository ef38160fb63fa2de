import { parseAddress } from '@lootboxes/ledger'
import { nativeAddresses } from '../engine/native-addresses'
import { genesisAddresses } from '../genesis/genesis-addresses'
import type { Entity } from '../store/families'
import { account } from './account'
import { type Blueprint, type Blueprints, blueprint } from './blueprint'
import { blueprintPackage } from './define-blueprint'
import { faucet } from './faucet'
import { fungibleResource } from './fungible-resource'
import { identity } from './identity'
import { locker } from './locker'
import { lootbox } from './lootbox'
import { nonFungibleResource } from './non-fungible-resource'
import { multiResourcePool, oneResourcePool, twoResourcePool } from './pool'

/** A blueprint with the modules of every global entity, and without methods on a devnet. */
const modulesOnly = (name: string): Blueprint => blueprint(name, {})

const byKind: Partial<Record<Entity['kind'], Blueprint>> = {
  account,
  identity,
  'fungible-resource': fungibleResource,
  'non-fungible-resource': nonFungibleResource,
  locker,
  package: modulesOnly('Package'),
  validator: modulesOnly('Validator'),
}

const pools: readonly Blueprint[] = [oneResourcePool, twoResourcePool, multiResourcePool]

function unusedBlueprint(address: string): Blueprint | undefined {
  const parsed = parseAddress(address, { type: ['account', 'identity'] })
  if (parsed.isErr()) return undefined
  return parsed.value.entityType === 'account' ? account : identity
}

/**
 * The blueprints of a network: the native ones, the lootbox, and those of the devnet's options. An unused account or identity
 * has its blueprint, too.
 */
export function createBlueprints(networkId: number, defined: readonly Blueprint[] = []): Blueprints {
  const native = nativeAddresses(networkId)
  const packages = new Map<string, readonly Blueprint[]>([
    [native.resourcePackage, [fungibleResource, nonFungibleResource]],
    [native.accountPackage, [account]],
    [native.identityPackage, [identity]],
    [native.faucetPackage, [faucet]],
    [native.poolPackage, pools],
    [native.lockerPackage, [locker]],
    [native.consensusManagerPackage, [modulesOnly('ConsensusManager')]],
    [native.genesisHelperPackage, [modulesOnly('GenesisHelper')]],
    [native.transactionTrackerPackage, [modulesOnly('TransactionTracker')]],
    [genesisAddresses(networkId).lootboxPackage, [lootbox]],
    ...defined.map((one): [string, readonly Blueprint[]] => [blueprintPackage(one.name, networkId), [one]]),
  ])
  const find = (packageAddress: string, name: string) => packages.get(packageAddress)?.find((one) => one.name === name)
  return {
    of: (view, address) => {
      const entity = view.get('entity', address)
      if (entity?.kind === 'component') return find(entity.packageAddress, entity.blueprint)
      if (entity?.kind === 'pool') return pools.find(({ name }) => name === entity.blueprint)
      return entity ? byKind[entity.kind] : unusedBlueprint(address)
    },
    at: find,
    packageOf: (name) => (defined.some((one) => one.name === name) ? blueprintPackage(name, networkId) : undefined),
    in: (packageAddress) => packages.get(packageAddress)?.map(({ name }) => name) ?? [],
  }
}
