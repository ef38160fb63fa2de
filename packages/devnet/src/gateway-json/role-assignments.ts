/** Roles on a devnet are fixed: an owner nobody is, and what the component itself may do. */
export const roleAssignments = (entries: readonly { role: string; rule: 'AllowAll' | 'DenyAll' }[] = []) => ({
  owner: { rule: { type: 'DenyAll' }, updater: 'None' },
  entries: entries.map(({ role, rule }) => ({
    role_key: { module: 'Main', name: role },
    assignment: { resolution: 'Explicit', explicit_rule: { type: rule } },
  })),
})
