import { depositRuleOf, isDepositAllowed } from '../../blueprints/account'
import { placeKey } from '../../store/families'
import type { View } from '../../store/store'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { requireEntity } from '../known-entity'
import { parseRequest } from '../parse-request'
import { notFound, wrongEntity } from '../problem'
import { ledgerState, readLedger, readState } from '../read-ledger'
import { AccountDepositPreValidationRequest, AccountPageRequest } from '../requests'

function requireAccount(view: View, address: string): void {
  if (requireEntity(view, address).kind !== 'account') throw wrongEntity(address)
}

/** `/state/account/page/resource-preferences`, the newest first. */
export const resourcePreferences: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, AccountPageRequest, body)
  const { account_address: account, cursor, limit_per_page } = request
  requireAccount(view, account)
  const all = view.list('resourcePreferences', account).flatMap(({ value: resource }) => {
    const cell = view.read('resourcePreference', placeKey(account, resource))
    if (cell?.value.preference === undefined) return []
    return [
      {
        resource_address: resource,
        resource_preference_rule: cell.value.preference,
        last_updated_at_state_version: cell.version,
      },
    ]
  })
  const items = pageOf(all.reverse(), cursor, limit_per_page)
  return { ledger_state: ledgerState(gateway, point), account_address: account, ...items }
}

function badgeItem(badge: string, version: number) {
  const [resource_address = '', non_fungible_id] = badge.split(':')
  return non_fungible_id === undefined
    ? { badge_type: 'ResourceBadge', resource_address, last_updated_at_state_version: version }
    : { badge_type: 'NonFungibleBadge', resource_address, non_fungible_id, last_updated_at_state_version: version }
}

/** `/state/account/page/authorized-depositors`, the newest first. */
export const authorizedDepositors: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, AccountPageRequest, body)
  const { account_address: account, cursor, limit_per_page } = request
  requireAccount(view, account)
  const all = view.list('authorizedDepositors', account).flatMap(({ value: badge }) => {
    const cell = view.read('authorizedDepositor', placeKey(account, badge))
    return cell?.value === true ? [badgeItem(badge, cell.version)] : []
  })
  const items = pageOf(all.reverse(), cursor, limit_per_page)
  return { ledger_state: ledgerState(gateway, point), account_address: account, ...items }
}

/** `/transaction/account-deposit-pre-validation`: whether deposits without the owner's signature succeed. */
export const depositPreValidation: Endpoint = (gateway, body) => {
  const request = parseRequest(AccountDepositPreValidationRequest, body, gateway.networkId)
  const { account_address: account, resource_addresses, badge } = request
  const { point, view } = readLedger(gateway, undefined)
  requireAccount(view, account)
  const { xrd } = gateway.ledger.chain.deps
  const resources = [...new Set(resource_addresses)]
  const missing = resources.find((one) => !view.get('entity', one))
  if (missing !== undefined) throw notFound(missing)
  const named =
    badge?.badge_type === 'NonFungibleBadge'
      ? `${badge.resource_address}:${badge.non_fungible_id}`
      : badge?.resource_address
  const isAuthorized = named !== undefined && view.get('authorizedDepositor', placeKey(account, named)) === true
  const behaviour = resources.map((resource) => ({
    resource_address: resource,
    allows_try_deposit: isAuthorized || isDepositAllowed(view, account, resource, xrd),
  }))
  return {
    ledger_state: ledgerState(gateway, point),
    allows_try_deposit_batch: behaviour.every(({ allows_try_deposit }) => allows_try_deposit),
    resource_specific_behaviour: behaviour,
    deciding_factors: {
      ...(named === undefined ? {} : { is_badge_authorized_depositor: isAuthorized }),
      default_deposit_rule: depositRuleOf(view, account),
      resource_specific_details: resources.map((resource) => {
        const preference = view.get('resourcePreference', placeKey(account, resource))?.preference
        return {
          resource_address: resource,
          vault_exists: view.get('vaultOf', placeKey(account, resource)) !== undefined,
          is_xrd: resource === xrd,
          ...(preference === undefined ? {} : { resource_preference_rule: preference }),
        }
      }),
    },
  }
}
