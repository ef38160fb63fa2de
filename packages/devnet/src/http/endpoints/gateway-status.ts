import type { Endpoint } from '../gateway'
import { ledgerState, visibleTip } from '../read-ledger'

/** `/status/gateway-status` */
export const gatewayStatus: Endpoint = (gateway) => ({
  ledger_state: ledgerState(gateway, visibleTip(gateway)),
  release_info: { release_version: 'lootboxes-devnet', open_api_schema_version: 'v1.10.6', image_tag: 'devnet' },
})
