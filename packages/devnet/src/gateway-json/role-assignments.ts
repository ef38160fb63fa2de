import type { Rule } from '../blueprints/collection'

const ruleJson = (rule: Rule) =>
  typeof rule === 'string'
    ? { type: rule }
    : {
        type: 'Protected',
        access_rule: {
          type: 'ProofRule',
          proof_rule: { type: 'Require', requirement: { type: 'Resource', resource: rule.require } },
        },
      }

/** Role assignments with a fixed owner role that denies all. */
export const roleAssignments = (entries: readonly { role: string; rule: Rule }[] = []) => ({
  owner: { rule: { type: 'DenyAll' }, updater: 'None' },
  entries: entries.map(({ role, rule }) => ({
    role_key: { module: 'Main', name: role },
    assignment: { resolution: 'Explicit', explicit_rule: ruleJson(rule) },
  })),
})
