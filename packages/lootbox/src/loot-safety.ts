import type { ResourceAddress } from '@lootboxes/ledger'
import { okAsync, type ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import type { ProductError } from './product-error'
import { gatewayFailed, type LedgerReader, type QueryOptions } from './query'

/** `never`: forbidden for good. `not-now`: forbidden until the rule's updater allows it. */
export type Power = 'never' | 'not-now' | 'somebody' | 'anyone' | 'unknown'

/** The powers of others over loot in your account, from the collection's rules. */
export type LootSafety = {
  readonly resource: ResourceAddress
  /** Take an item out of your account. */
  readonly recall: Power
  /** Stop you from moving it. */
  readonly freeze: Power
  /** Change its data. */
  readonly change: Power
  readonly changeableFields: readonly string[]
  /** Mint more items of the collection. */
  readonly mint: Power
  /** Prevent you from transferring it. */
  readonly transfer: Power
}

const Rule = z.looseObject({ type: z.string() })
const RoleKey = z.looseObject({ name: z.string() })
const Assignment = z.looseObject({ resolution: z.string(), explicit_rule: z.nullish(Rule) })
const RoleAssignments = z.looseObject({
  owner: z.looseObject({ rule: Rule, updater: z.nullish(z.string()) }),
  entries: z.array(
    z.looseObject({ role_key: RoleKey, assignment: Assignment, updater_roles: z.nullish(z.array(RoleKey)) }),
  ),
})
type RoleAssignments = z.infer<typeof RoleAssignments>

const powerOfRule = (type: string | undefined): Power => {
  if (type === 'DenyAll') return 'never'
  if (type === 'AllowAll') return 'anyone'
  return type === undefined ? 'unknown' : 'somebody'
}

/** The power that a role's rule grants. A forbidden role with an allowed updater is `not-now`. */
function powerOf(roles: RoleAssignments, name: string): Power {
  const entry = roles.entries.find(({ role_key }) => role_key.name === name)
  if (!entry) return 'unknown'
  const isOwners = entry.assignment.resolution === 'Owner'
  const power = powerOfRule(isOwners ? roles.owner.rule.type : entry.assignment.explicit_rule?.type)
  if (power !== 'never') return power
  const byOwner = isOwners && (roles.owner.updater ?? 'None') !== 'None'
  const byUpdater = (entry.updater_roles ?? []).some(({ name: updater }) => {
    if (updater === name) return false
    const update = powerOf(roles, updater)
    return update === 'somebody' || update === 'anyone' || update === 'not-now'
  })
  return byOwner || byUpdater ? 'not-now' : 'never'
}

/** The rules of a collection that decide its powers, as the ledger states them. */
export type SafetyFacts = {
  readonly resource: ResourceAddress
  readonly roles: unknown
  /** Absent: not known. */
  readonly changeableFields: readonly string[] | undefined
}

/** Reads the powers from a collection's rules (`role_assignments`, mutable fields). An unreadable rule is `unknown`, never safe. */
export function lootSafety({ resource, roles, changeableFields: fields }: SafetyFacts): LootSafety {
  const parsed = RoleAssignments.safeParse(roles)
  const power = (name: string): Power => (parsed.success ? powerOf(parsed.data, name) : 'unknown')
  return {
    resource,
    recall: power('recaller'),
    freeze: power('freezer'),
    change: fields?.length === 0 ? 'never' : power('non_fungible_data_updater'),
    changeableFields: fields ?? [],
    mint: power('minter'),
    transfer: power('withdrawer'),
  }
}

/** The powers over each collection of a box, and the state version of the rules. */
export type SafetySheet = { readonly stateVersion: number; readonly collections: readonly LootSafety[] }

/** Reads the powers over items of these collections with ⌈R/20⌉ calls. */
export function getLootSafety(
  gateway: LedgerReader,
  collections: readonly ResourceAddress[],
  ask: QueryOptions = {},
): ResultAsync<SafetySheet, ProductError> {
  if (collections.length === 0) return okAsync({ stateVersion: 0, collections: [] })
  return gateway
    .getEntityDetails({ addresses: collections }, ask)
    .mapErr(gatewayFailed)
    .map(({ items, ledger_state }) => ({
      stateVersion: ledger_state.state_version,
      collections: collections.map((resource) => {
        const details = items.find(({ address }) => address === resource)?.details
        return details?.type === 'NonFungibleResource'
          ? lootSafety({
              resource,
              roles: details.role_assignments,
              changeableFields: details.non_fungible_data_mutable_fields,
            })
          : lootSafety({ resource, roles: undefined, changeableFields: undefined })
      }),
    }))
}
