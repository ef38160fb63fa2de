import { networkName } from '@lootboxes/ledger'
import type { Endpoint } from '../gateway'
import { ledgerState, visibleTip } from '../read-ledger'

/** `/status/gateway-status` */
export const gatewayStatus: Endpoint = (gateway) => ({
  ledger_state: ledgerState(gateway, visibleTip(gateway)),
  release_info: { release_version: 'lootboxes-devnet', open_api_schema_version: 'v1.10.6', image_tag: 'devnet' },
})

/** `/status/network-configuration` */
export const networkConfiguration: Endpoint = ({ networkId, genesis }) => ({
  network_id: networkId,
  network_name: (networkName(networkId) ?? `network-${networkId}`).toLowerCase(),
  well_known_addresses: genesis.wellKnown,
})

/** `/transaction/construction`: the current epoch, as the replica sees it. */
export const construction: Endpoint = (gateway) => ({ ledger_state: ledgerState(gateway, visibleTip(gateway)) })
