import { type Amount, addAmounts, formatAmount, ZERO } from '@lootboxes/ledger'
import type { View } from '../../store/store'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
import { requireEntity } from '../known-entity'
import { parseRequest } from '../parse-request'
import { wrongEntity } from '../problem'
import { readLedger } from '../read-ledger'
import {
  ImplicitRequirementsLookupRequest,
  ResourceHoldersRequest,
  RoleRequirementLookupRequest,
  RoleRequirementPageRequest,
} from '../requests'

type Requirement = { resource_address: string; non_fungible_id?: string | null | undefined }

const keyOf = ({ resource_address, non_fungible_id }: Requirement): string =>
  non_fungible_id ? `${resource_address}:${non_fungible_id}` : resource_address

function pageOfUses(view: View, requirement: Requirement, cursor?: string | null, limit?: number | null) {
  const uses = view.list('requirementUses', keyOf(requirement)).map(({ value, version }) => ({
    entity_address: value,
    first_seen_state_version: version,
  }))
  const { items, ...counts } = pageOf(uses, cursor, limit)
  return { ...counts, entities: items }
}

/** `/extensions/entities-by-role-requirement/lookup`: entities whose rules name one of the requirements. */
export const entitiesByRequirements: Endpoint = (gateway, body) => {
  const { requirements } = parseRequest(RoleRequirementLookupRequest, body, gateway.networkId)
  const { view } = readLedger(gateway, undefined)
  return { items: requirements.map((requirement) => ({ requirement, ...pageOfUses(view, requirement) })) }
}

/** `/extensions/entities-by-role-requirement/page` */
export const entitiesByRequirement: Endpoint = (gateway, body) => {
  const { cursor, limit_per_page, ...requirement } = parseRequest(RoleRequirementPageRequest, body, gateway.networkId)
  return pageOfUses(readLedger(gateway, undefined).view, requirement, cursor, limit_per_page)
}

/** `/extensions/implicit-requirements/lookup`: keys and components behind signature and caller badges. */
export const implicitRequirements: Endpoint = (gateway, body) => {
  const { requirements } = parseRequest(ImplicitRequirementsLookupRequest, body, gateway.networkId)
  const { chain } = gateway.ledger
  return {
    resolved_requirements: requirements.map((requirement) => {
      const resolved = chain.resolveBadge(keyOf(requirement))
      return resolved ? { requirement, resolved } : { requirement }
    }),
  }
}

type Holder = { amount: Amount; count: number; version: number }

function holdersOf(view: View, resource: string): ReadonlyMap<string, Holder> {
  const holders = new Map<string, Holder>()
  for (const { value: address } of view.list('resourceVaults', resource)) {
    const cell = view.read('vault', address)
    if (!cell) continue
    const { value: vault, version } = cell
    const before = holders.get(vault.owner) ?? { amount: ZERO, count: 0, version: 0 }
    holders.set(vault.owner, {
      amount: vault.kind === 'fungible' ? addAmounts(before.amount, vault.amount) : before.amount,
      count: vault.kind === 'fungible' ? before.count : before.count + vault.count,
      version: Math.max(before.version, version),
    })
  }
  return holders
}

/** `/extensions/resource-holders/page`: entities that hold a resource, the largest holding first. */
export const resourceHolders: Endpoint = (gateway, body) => {
  const { resource_address, cursor, limit_per_page } = parseRequest(ResourceHoldersRequest, body, gateway.networkId)
  const { view } = readLedger(gateway, undefined)
  const { kind } = requireEntity(view, resource_address)
  if (kind !== 'fungible-resource' && kind !== 'non-fungible-resource') throw wrongEntity(resource_address)
  const isFungible = kind === 'fungible-resource'
  const all = [...holdersOf(view, resource_address)]
    .filter(([, { amount, count }]) => amount > 0n || count > 0)
    .sort(([, a], [, b]) => (isFungible ? Number(b.amount - a.amount) : b.count - a.count))
    .map(([holder_address, { amount, count, version }]) => ({
      type: isFungible ? 'FungibleResource' : 'NonFungibleResource',
      holder_address,
      last_updated_at_state_version: version,
      ...(isFungible ? { amount: formatAmount(amount) } : { non_fungible_ids_count: count }),
    }))
  return pageOf(all, cursor, limit_per_page)
}
