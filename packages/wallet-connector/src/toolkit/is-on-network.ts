import { networkSuffix } from '@lootboxes/ledger'

export const networkPrefix = (networkId: number, entity: 'account' | 'identity' = 'account'): string =>
  `${entity}_${networkSuffix(networkId)}1`

/** Whether the address of an account, or of a persona, belongs to a network, by its prefix. */
export const isOnNetwork = (address: string, networkId: number, entity?: 'account' | 'identity'): boolean =>
  address.startsWith(networkPrefix(networkId, entity))
