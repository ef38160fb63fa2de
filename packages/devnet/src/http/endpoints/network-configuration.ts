import { networkName } from '@lootboxes/ledger'
import type { Endpoint } from '../gateway'

/** `/status/network-configuration` */
export const networkConfiguration: Endpoint = ({ networkId, genesis }) => ({
  network_id: networkId,
  network_name: (networkName(networkId) ?? `network-${networkId}`).toLowerCase(),
  well_known_addresses: genesis.wellKnown,
})
