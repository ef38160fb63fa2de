import { member } from '../protocol/member'
import type { DappToolkitOptions } from './dapp-toolkit'
import { hasChecksum } from './has-checksum'
import { isOnNetwork, networkPrefix } from './is-on-network'

/** Why a toolkit with these options could never do what it is for. */
export const optionsFault = ({
  networkId,
  dAppDefinitionAddress,
  gateway,
}: Pick<DappToolkitOptions, 'networkId' | 'dAppDefinitionAddress' | 'gateway'>): string | undefined => {
  // From code without types anything may come.
  const address: unknown = dAppDefinitionAddress
  if (typeof address !== 'string' || !isOnNetwork(address, networkId) || !hasChecksum(address))
    return `dAppDefinitionAddress: Expected ${networkPrefix(networkId)}… without a typing error, received ${dAppDefinitionAddress}`
  if (typeof member(gateway, 'watchTransaction') !== 'function') return 'gateway: Required'
  const other = member(gateway, 'networkId') ?? networkId
  return other === networkId ? undefined : `gateway: Expected network ${networkId}, received ${JSON.stringify(other)}`
}
