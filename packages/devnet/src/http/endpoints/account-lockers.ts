import { formatAmount } from '@lootboxes/ledger'
import { claimantKey } from '../../blueprints/locker'
import type { View } from '../../store/store'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { parseRequest } from '../parse-request'
import { lockerNotFound } from '../problem'
import { ledgerState, readLedger, readState } from '../read-ledger'
import { AccountLockerPageVaultsRequest, AccountLockersTouchedAtRequest } from '../requests'

type VaultItem = {
  type: 'Fungible' | 'NonFungible'
  resource_address: string
  vault_address: string
  last_updated_at_state_version: number
  amount?: string
  total_count?: number
}

function vaultItem(view: View, vaultAddress: string): readonly VaultItem[] {
  const cell = view.read('vault', vaultAddress)
  if (!cell) return []
  const { value: vault, version } = cell
  const head = {
    resource_address: vault.resource,
    vault_address: vaultAddress,
    last_updated_at_state_version: version,
  }
  return vault.kind === 'fungible'
    ? [{ type: 'Fungible', ...head, amount: formatAmount(vault.amount) }]
    : [{ type: 'NonFungible', ...head, total_count: vault.count }]
}

const vaultsOf = (view: View, locker: string, account: string) =>
  view.list('lockerVaults', claimantKey(locker, account)).flatMap(({ value }) => vaultItem(view, value))

/** `/state/account-locker/page/vaults`: vaults of a locker for an account, the newest first. */
export const accountLockerVaults: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, AccountLockerPageVaultsRequest, body)
  const { locker_address: locker, account_address: account, cursor, limit_per_page } = request
  const vaults = vaultsOf(view, locker, account)
  if (view.get('entity', locker)?.kind !== 'locker' || vaults.length === 0) throw lockerNotFound(locker, account)
  const items = pageOf(vaults.reverse(), cursor, limit_per_page)
  return { ledger_state: ledgerState(gateway, point), locker_address: locker, account_address: account, ...items }
}

/** `/state/account-lockers/touched-at`: the state version of the last change. Omits unused pairs. */
export const accountLockersTouchedAt: Endpoint = (gateway, body) => {
  const { account_lockers, at_ledger_state } = parseRequest(AccountLockersTouchedAtRequest, body, gateway.networkId)
  const { point, view } = readLedger(gateway, at_ledger_state)
  const items = account_lockers.flatMap(({ locker_address, account_address }) => {
    const versions = vaultsOf(view, locker_address, account_address).map((one) => one.last_updated_at_state_version)
    if (versions.length === 0) return []
    return [{ locker_address, account_address, last_touched_at_state_version: Math.max(...versions) }]
  })
  return { ledger_state: ledgerState(gateway, point), items }
}
