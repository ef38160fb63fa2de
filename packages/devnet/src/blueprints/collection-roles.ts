import { abort } from '../engine/abort'
import { provenAmount } from '../engine/proof'
import type { Runtime } from '../engine/runtime'
import type { View } from '../store/store'
import { type Collection, type RoleName, type Roles, type Rule, roleNames } from './collection'
import { address, both, fields, oneOf, option, type Shape } from './manifest-shapes'

const required = oneOf<Rule>({
  0: oneOf<Rule>({ 0: oneOf<Rule>({ 1: (value) => ({ require: address(value) }) }) }),
})
/** Access rules of a devnet: allow all, deny all, or require one resource. */
const rule = oneOf<Rule>({ 0: { means: 'AllowAll' }, 1: { means: 'DenyAll' }, 2: required })
const role = option(both(option(rule), option(rule)))

/**
 * Roles of the genesis resources, and defaults for roles that a manifest omits: withdrawals and deposits are open, everything
 * else is denied.
 */
export const defaultRoles: Roles = {
  minter: 'DenyAll',
  burner: 'DenyAll',
  freezer: 'DenyAll',
  recaller: 'DenyAll',
  withdrawer: 'AllowAll',
  depositor: 'AllowAll',
  non_fungible_data_updater: 'DenyAll',
}

export const rolesShape: Shape<Roles> = (value) => {
  const args = fields(value).map(role)
  if (args.length !== roleNames.length) abort(`SystemError(TypeCheckError): ${args.length} roles`)
  const ruleOf = (name: RoleName): Rule => args[roleNames.indexOf(name)]?.[0] ?? defaultRoles[name]
  return {
    minter: ruleOf('minter'),
    burner: ruleOf('burner'),
    freezer: ruleOf('freezer'),
    recaller: ruleOf('recaller'),
    withdrawer: ruleOf('withdrawer'),
    depositor: ruleOf('depositor'),
    non_fungible_data_updater: ruleOf('non_fungible_data_updater'),
  }
}

/** Returns the collection that a transaction created at this address. Genesis resources have none. */
export function collectionAt(view: Pick<View, 'get'>, resource: string): Collection | undefined {
  const entity = view.get('entity', resource)
  return entity?.kind === 'non-fungible-resource' ? entity.collection : undefined
}

/** Returns the access rules of a resource, as the Gateway's entity details show them. */
export const rolesOf = (view: Pick<View, 'get'>, resource: string): Roles =>
  collectionAt(view, resource)?.roles ?? defaultRoles

/** Aborts unless the auth zone satisfies the resource's rule for a role. */
export function assertRole(
  { authZone, draft }: Pick<Runtime, 'authZone' | 'draft'>,
  resource: string,
  name: RoleName,
): void {
  const rule = rolesOf(draft, resource)[name]
  const isMet =
    rule === 'AllowAll' ||
    (rule !== 'DenyAll' && provenAmount(authZone.filter((proof) => proof.resource === rule.require)) > 0n)
  if (!isMet) abort(`SystemModuleError(AuthError(Unauthorized)): ${name} of ${resource}`)
}
