import { formatAmount } from '@lootboxes/ledger'
import { metadataRoleNames } from '../blueprints/metadata-module'
import type { NativeAddresses } from '../engine/native-addresses'
import { roleAssignmentOf } from '../engine/role-assignment'
import type { AccessRule, BasicRequirement, CompositeRequirement, Requirement } from '../store/access-rule'
import type { View } from '../store/store'

function requirementJson(requirement: Requirement) {
  const [resource = '', id] = requirement.split(':')
  if (id === undefined) return { type: 'Resource', resource }
  return {
    type: 'NonFungible',
    non_fungible: { resource_address: resource, local_id: { simple_rep: id, id_type: idTypeOf(id), sbor_hex: '' } },
  }
}

const idTypes: Readonly<Record<string, string>> = { '#': 'Integer', '<': 'String', '[': 'Bytes', '{': 'RUID' }
const idTypeOf = (id: string): string => idTypes[id.charAt(0)] ?? 'String'

function basicJson(rule: BasicRequirement) {
  switch (rule.kind) {
    case 'Require':
      return { type: 'Require', requirement: requirementJson(rule.requirement) }
    case 'AmountOf':
      return { type: 'AmountOf', amount: formatAmount(rule.amount), resource: rule.resource }
    case 'CountOf':
      return { type: 'CountOf', count: rule.count, list: rule.requirements.map(requirementJson) }
    default:
      return { type: rule.kind, list: rule.requirements.map(requirementJson) }
  }
}

const compositeJson = (rule: CompositeRequirement): object =>
  rule.kind === 'ProofRule'
    ? { type: 'ProofRule', proof_rule: basicJson(rule.rule) }
    : { type: rule.kind, access_rules: rule.rules.map(compositeJson) }

const ruleJson = (rule: AccessRule) =>
  typeof rule === 'string' ? { type: rule } : { type: 'Protected', access_rule: compositeJson(rule) }

const moduleOf = (role: string): 'Main' | 'Metadata' => (metadataRoleNames.includes(role) ? 'Metadata' : 'Main')

/** Role assignments of an entity: the same rules that the engine enforces. */
export function roleAssignments(
  view: Pick<View, 'get'>,
  address: string,
  native: NativeAddresses,
  roles: readonly string[],
) {
  const assignment = roleAssignmentOf(view, address, native)
  const names = [...new Set([...roles, ...Object.keys(assignment.roles), ...metadataRoleNames])]
  return {
    owner: { rule: ruleJson(assignment.owner), updater: assignment.ownerUpdater },
    entries: names.map((role) => {
      const rule = Object.hasOwn(assignment.roles, role) ? assignment.roles[role] : undefined
      const module = moduleOf(role)
      const updater = role.endsWith('_updater') ? role : `${role}_updater`
      return {
        role_key: { module, name: role },
        assignment:
          rule === undefined ? { resolution: 'Owner' } : { resolution: 'Explicit', explicit_rule: ruleJson(rule) },
        updater_roles: [{ module, name: updater }],
      }
    }),
  }
}
