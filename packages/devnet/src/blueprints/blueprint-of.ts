import { parseAddress } from '@lootboxes/ledger'
import type { Arguments } from '../engine/arguments'
import type { Runtime } from '../engine/runtime'
import type { View } from '../store/store'
import { account } from './account'
import type { Blueprint, CallResult } from './blueprint'
import { createCollection } from './create-collection'
import { faucet } from './faucet'
import { lootbox } from './lootbox'
import { nonFungibleResource } from './non-fungible-resource'

export type NativeFunction = (runtime: Runtime, args: Arguments) => CallResult

/** Looks up a function of a package, named `Blueprint::function`. */
export function functionOf(
  { resourcePackage }: Pick<Runtime, 'resourcePackage'>,
  packageAddress: string,
  name: string,
): NativeFunction | undefined {
  const isCreation =
    packageAddress === resourcePackage && name === 'NonFungibleResourceManager::create_with_initial_supply'
  return isCreation ? createCollection : undefined
}

/** Looks up the blueprint of an address. An unused account address has the account blueprint, too. */
export function blueprintOf(view: Pick<View, 'get'>, address: string): Blueprint | undefined {
  const kind = view.get('entity', address)?.kind
  if (kind === 'lootbox') return lootbox
  if (kind === 'faucet') return faucet
  if (kind === 'account') return account
  if (kind === 'non-fungible-resource') return nonFungibleResource
  return kind === undefined && parseAddress(address, { type: 'account' }).isOk() ? account : undefined
}
