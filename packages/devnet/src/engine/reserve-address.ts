import { abort } from './abort'
import type { ExecutionContext } from './execution-context'
import type { NewEntity } from './runtime'

/** Entity types of the native blueprints. Other blueprints have components. */
const entityTypes: Readonly<Record<string, NewEntity>> = {
  FungibleResourceManager: 'fungible-resource',
  NonFungibleResourceManager: 'non-fungible-resource',
  Account: 'account',
  Identity: 'identity',
  OneResourcePool: 'one-resource-pool',
  TwoResourcePool: 'two-resource-pool',
  MultiResourcePool: 'multi-resource-pool',
  AccountLocker: 'locker',
}

/** `ALLOCATE_GLOBAL_ADDRESS`: reserves the address of an entity that a later call creates. */
export function reserveAddress(context: ExecutionContext, packageAddress: string, blueprint: string): void {
  const { runtime } = context
  if (!runtime.blueprints.at(packageAddress, blueprint)) abort(`${blueprint} is unsupported on devnet`)
  const type = Object.hasOwn(entityTypes, blueprint) ? entityTypes[blueprint] : undefined
  context.addReservation({ address: runtime.newAddress(type ?? 'component'), packageAddress, blueprint })
}
