import { abort } from '../engine/abort'
import { shownAmount } from '../engine/proof'
import type { Runtime } from '../engine/runtime'
import { type RoleName, type Roles, type Rule, roleNames } from './collection'
import { address, both, fields, oneOf, option, type Shape } from './manifest-shapes'

const required = oneOf<Rule>({
  0: oneOf<Rule>({ 0: oneOf<Rule>({ 1: (value) => ({ require: address(value) }) }) }),
})
/** Everybody, nobody, or one resource required; a devnet has no other rules. */
const rule = oneOf<Rule>({ 0: { means: 'AllowAll' }, 1: { means: 'DenyAll' }, 2: required })
const role = option(both(option(rule), option(rule)))

/** What a role may do when the manifest leaves it out: pieces move, and nothing else happens to them. */
const leftOut = (name: RoleName): Rule => (name === 'withdrawer' || name === 'depositor' ? 'AllowAll' : 'DenyAll')

export const rolesShape: Shape<Roles> = (value) => {
  const given = fields(value).map(role)
  if (given.length !== roleNames.length) abort(`SystemError(TypeCheckError): ${given.length} roles`)
  const ruleOf = (name: RoleName): Rule => given[roleNames.indexOf(name)]?.[0] ?? leftOut(name)
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

/** Aborts unless the auth zone shows what a role of a collection asks for. */
export function assertRole({ authZone }: Runtime, roles: Roles | undefined, name: RoleName): void {
  const asked = roles?.[name] ?? 'DenyAll'
  const isMet =
    asked === 'AllowAll' ||
    (asked !== 'DenyAll' && shownAmount(authZone.filter(({ resource }) => resource === asked.require)) > 0n)
  if (!isMet) abort(`SystemModuleError(AuthError(Unauthorized)): ${name}`)
}
