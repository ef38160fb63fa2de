import { parseAddress } from '@lootboxes/ledger'
import type { View } from '../store/store'
import { account } from './account'
import type { Blueprint } from './blueprint'
import { faucet } from './faucet'
import { lootbox } from './lootbox'
import { nonFungibleResource } from './non-fungible-resource'

/** The code behind an address. An account nobody used yet is an account all the same. */
export function blueprintOf(view: Pick<View, 'get'>, address: string): Blueprint | undefined {
  const kind = view.get('entity', address)?.kind
  if (kind === 'lootbox') return lootbox
  if (kind === 'faucet') return faucet
  if (kind === 'account') return account
  if (kind === 'non-fungible-resource') return nonFungibleResource
  return kind === undefined && parseAddress(address, { type: 'account' }).isOk() ? account : undefined
}
