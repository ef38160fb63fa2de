import { StateValidatorsListRequest, ValidatorsUptimeRequest } from '@lootboxes/gateway/wire'
import { formatAmount } from '@lootboxes/ledger'
import { metadataItem, metadataOf } from '../../gateway-json/metadata-items'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { parseRequest } from '../parse-request'
import { firstFrom, ledgerState, pointAt, readState } from '../read-ledger'

/** `/state/validators/list`: a devnet has one validator, which proposes every round. */
export const validatorsList: Endpoint = (gateway, body) => {
  const { point, view } = readState(gateway, StateValidatorsListRequest, body)
  const { genesis } = gateway
  const vault = view.read('vault', genesis.rewardsVault)
  const balance = vault?.value.kind === 'fungible' ? formatAmount(vault.value.amount) : '0'
  const held = {
    balance,
    last_changed_at_state_version: vault?.version ?? 1,
    address: genesis.rewardsVault,
  }
  const metadata = pageOf(metadataOf(view, genesis.validator), undefined, 100)
  const item = {
    address: genesis.validator,
    stake_vault: held,
    pending_xrd_withdraw_vault: held,
    locked_owner_stake_unit_vault: held,
    pending_owner_stake_unit_unlock_vault: held,
    state: { is_registered: true, accepts_delegated_stake: false },
    active_in_epoch: {
      stake: balance,
      stake_percentage: 100,
      key: { key_type: 'EcdsaSecp256k1', key_hex: genesis.validatorKey },
    },
    metadata: { ...metadata, items: metadata.items.map(metadataItem) },
    effective_fee_factor: { current: { fee_factor: '0' } },
  }
  return { ledger_state: ledgerState(gateway, point), validators: { total_count: 1, items: [item] } }
}

/** `/statistics/validators/uptime`: the validator proposes every state version and misses none. */
export const validatorsUptime: Endpoint = (gateway, body) => {
  const { validator_addresses, at_ledger_state, from_ledger_state } = parseRequest(
    ValidatorsUptimeRequest,
    body,
    gateway.networkId,
  )
  const point = pointAt(gateway, at_ledger_state)
  const from = from_ledger_state ? firstFrom(gateway, from_ledger_state) : { stateVersion: 1, epoch: 1 }
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
