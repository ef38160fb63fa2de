import { networkSuffix } from '@lootboxes/ledger'

export const networkPrefix = (networkId: number): string => `account_${networkSuffix(networkId)}1`

/** Whether an account address belongs to a network, by its prefix. */
export const isOnNetwork = (accountAddress: string, networkId: number): boolean =>
  accountAddress.startsWith(networkPrefix(networkId))
