import { member } from '../protocol/member'
import type { DappToolkitOptions } from './dapp-toolkit'
import { isOnNetwork, networkPrefix } from './is-on-network'

/** Why a toolkit with these options cannot work. */
export const optionsError = ({
  networkId,
  dAppDefinitionAddress,
  gateway,
}: Pick<DappToolkitOptions, 'networkId' | 'dAppDefinitionAddress' | 'gateway'>): string | undefined => {
  // Untyped code can pass any value.
  const address: unknown = dAppDefinitionAddress
  if (!Number.isInteger(networkId)) return 'networkId: Required'
  if (typeof address !== 'string' || !isOnNetwork(address, networkId))
    return `dAppDefinitionAddress: Expected ${networkPrefix(networkId)}…, received ${dAppDefinitionAddress}`
  if (typeof member(gateway, 'watchTransaction') !== 'function') return 'gateway: Required'
  const other = member(gateway, 'networkId') ?? networkId
  return other === networkId ? undefined : `gateway: Expected network ${networkId}, received ${JSON.stringify(other)}`
}
