import { ValidatorsUptimeRequest } from '@lootboxes/gateway/wire'
import type { Endpoint } from '../gateway'
import { parseRequest } from '../parse-request'
import { ledgerState, readLedger } from '../read-ledger'

/** `/statistics/validators/uptime`: the devnet's validator proposes every state version and misses none. */
export const validatorsUptime: Endpoint = (gateway, body) => {
  const { validator_addresses, at_ledger_state, from_ledger_state } = parseRequest(
    ValidatorsUptimeRequest,
    body,
    gateway.networkId,
  )
  const { point } = readLedger(gateway, at_ledger_state)
  const from = from_ledger_state ? readLedger(gateway, from_ledger_state).point : { stateVersion: 1, epoch: 1 }
  const items = [...new Set(validator_addresses)]
    .filter((address) => address === gateway.genesis.validator)
    .map((address) => ({
      address,
      proposals_made: Math.max(0, point.stateVersion - from.stateVersion + 1),
      proposals_missed: 0,
      epochs_active_in: Math.max(0, point.epoch - from.epoch + 1),
    }))
  return { ledger_state: ledgerState(gateway, point), validators: { items } }
}
