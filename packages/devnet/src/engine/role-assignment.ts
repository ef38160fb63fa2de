import { parseAddress } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import { roleNames } from '../blueprints/collection'
import type { AccessRule, CompositeRequirement, Requirement, RoleAssignment } from '../store/access-rule'
import type { View } from '../store/store'
import { assertRule, requireProof } from './access-rule'
import type { NativeAddresses } from './native-addresses'
import type { Runtime } from './runtime'

const closed: RoleAssignment = { owner: 'DenyAll', ownerUpdater: 'None', roles: {} }

const withdrawable: Readonly<Record<string, AccessRule>> = { withdrawer: 'AllowAll', depositor: 'AllowAll' }

/** Rules of resources without own rules: withdrawals and deposits are open, everything else is denied. */
export const defaultResourceRoles: Readonly<Record<string, AccessRule>> = Object.fromEntries(
  roleNames.flatMap((role): [string, AccessRule][] => [
    [role, withdrawable[role] ?? 'DenyAll'],
    [`${role}_updater`, 'DenyAll'],
  ]),
)

/** Rules of an account or identity whose address was derived from a key: the key's signature is the owner. */
function preallocated(address: string, native: NativeAddresses): RoleAssignment | undefined {
  const parsed = parseAddress(address, { type: ['account', 'identity'] })
  if (parsed.isErr()) return undefined
  const { entityByte, bytes } = parsed.value
  const isEd25519 = entityByte === 0x51 || entityByte === 0x52
  if (!isEd25519 && entityByte !== 0xd1 && entityByte !== 0xd2) return closed
  const badge = isEd25519 ? native.ed25519Signature : native.secp256k1Signature
  const owner = requireProof(`${badge}:[${bytesToHex(bytes.subarray(1))}]`)
  return { owner, ownerUpdater: 'Object', roles: {} }
}

/** Returns the access rules of an entity: the written ones, or those of its kind. */
export function roleAssignmentOf(view: Pick<View, 'get'>, address: string, native: NativeAddresses): RoleAssignment {
  const written = view.get('roleAssignment', address)
  if (written) return written
  const kind = view.get('entity', address)?.kind
  if (kind === 'fungible-resource' || kind === 'non-fungible-resource')
    return { ...closed, roles: defaultResourceRoles }
  return preallocated(address, native) ?? closed
}

/** Returns the rule of a role, or the owner's rule if the role has none. */
export function ruleOf(view: Pick<View, 'get'>, address: string, role: string, native: NativeAddresses): AccessRule {
  const { owner, roles } = roleAssignmentOf(view, address, native)
  return (Object.hasOwn(roles, role) ? roles[role] : undefined) ?? owner
}

/** Aborts unless the current auth zone satisfies the entity's rule for a role. `owner` is a role, too. */
export function assertRole(runtime: Pick<Runtime, 'zone' | 'draft' | 'native'>, address: string, role: string): void {
  assertRule(runtime, ruleOf(runtime.draft, address, role, runtime.native), `${role} of ${address}`)
}

const requirementsIn = (rule: CompositeRequirement): readonly Requirement[] => {
  if (rule.kind !== 'ProofRule') return rule.rules.flatMap(requirementsIn)
  const basic = rule.rule
  if (basic.kind === 'Require') return [basic.requirement]
  return basic.kind === 'AmountOf' ? [basic.resource] : basic.requirements
}

/** Writes the access rules of an entity, and the requirements that they name. */
export function writeRoleAssignment(
  { draft }: Pick<Runtime, 'draft'>,
  address: string,
  assignment: RoleAssignment,
): void {
  const rules = [assignment.owner, ...Object.values(assignment.roles)]
  const named = new Set(rules.flatMap((rule) => (typeof rule === 'string' ? [] : requirementsIn(rule))))
  for (const requirement of named)
    if (!draft.list('requirementUses', requirement).some(({ value }) => value === address))
      draft.append('requirementUses', requirement, address)
  draft.set('roleAssignment', address, assignment)
}
