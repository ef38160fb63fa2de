import type { Arguments } from '../engine/arguments'
import type { Runtime } from '../engine/runtime'
import type { Returned } from './blueprint'
import { createCollection } from './create-collection'

export type NativeFunction = (runtime: Runtime, given: Arguments) => Returned

/** The code behind a function of a package, named `Blueprint::function`. */
export function functionOf(
  { resourcePackage }: Pick<Runtime, 'resourcePackage'>,
  packageAddress: string,
  name: string,
): NativeFunction | undefined {
  const isCreation =
    packageAddress === resourcePackage && name === 'NonFungibleResourceManager::create_with_initial_supply'
  return isCreation ? createCollection : undefined
}
