import type { AccessRule, BasicRequirement, CompositeRequirement, Requirement } from '../store/access-rule'
import { abort } from './abort'
import type { AuthZone } from './auth-zone'
import type { NativeAddresses } from './native-addresses'
import { provenAmount, provenIds } from './proof'
import type { Runtime } from './runtime'
import { decimal, list, localId, oneOf, resourceAddress, type Shape, tuple, u8, unit, variant } from './shapes'

/** The rule that one proof of a resource, or of one non-fungible, satisfies. */
export const requireProof = (requirement: Requirement): AccessRule => ({
  kind: 'ProofRule',
  rule: { kind: 'Require', requirement },
})

const requirement = oneOf<Requirement>({
  0: variant([tuple(resourceAddress, localId)], ([resource, id]) => `${resource}:${id}`),
  1: variant([resourceAddress], (resource) => resource),
})
const requirements = list(requirement)

const basic = oneOf<BasicRequirement>({
  0: variant([requirement], (one) => ({ kind: 'Require', requirement: one })),
  1: variant([decimal, resourceAddress], (amount, resource) => ({ kind: 'AmountOf', amount, resource })),
  2: variant([u8, requirements], (count, several) => ({ kind: 'CountOf', count, requirements: several })),
  3: variant([requirements], (several) => ({ kind: 'AllOf', requirements: several })),
  4: variant([requirements], (several) => ({ kind: 'AnyOf', requirements: several })),
})

const composite: Shape<CompositeRequirement> = (value) =>
  oneOf<CompositeRequirement>({
    0: variant([basic], (rule) => ({ kind: 'ProofRule', rule })),
    1: variant([list(composite)], (rules) => ({ kind: 'AnyOf', rules })),
    2: variant([list(composite)], (rules) => ({ kind: 'AllOf', rules })),
  })(value)

/** Parses an access rule of a manifest. */
export const accessRule = oneOf<AccessRule>({
  0: unit('AllowAll'),
  1: unit('DenyAll'),
  2: variant([composite], (rule) => rule),
})

function isPresent(zone: AuthZone, native: NativeAddresses, wanted: Requirement): boolean {
  const [resource = '', id] = wanted.split(':')
  const isSignature = resource === native.ed25519Signature || resource === native.secp256k1Signature
  if (zone.hasAllSignatures && isSignature) return true
  const proofs = zone.proofs.filter((proof) => proof.resource === resource)
  if (id !== undefined) return zone.badges.has(wanted) || provenIds(proofs).has(id)
  return provenAmount(proofs) > 0n || [...zone.badges].some((badge) => badge.startsWith(`${resource}:`))
}

function isBasicMet(zone: AuthZone, native: NativeAddresses, rule: BasicRequirement): boolean {
  switch (rule.kind) {
    case 'Require':
      return isPresent(zone, native, rule.requirement)
    case 'AmountOf':
      return zone.proofs.some((proof) => proof.resource === rule.resource && provenAmount([proof]) >= rule.amount)
    case 'CountOf':
      return rule.requirements.filter((one) => isPresent(zone, native, one)).length >= rule.count
    case 'AllOf':
      return rule.requirements.every((one) => isPresent(zone, native, one))
    case 'AnyOf':
      return rule.requirements.some((one) => isPresent(zone, native, one))
  }
}

/** Whether the proofs of an auth zone satisfy a rule. */
export function isRuleMet(zone: AuthZone, native: NativeAddresses, rule: AccessRule): boolean {
  if (zone.isUnchecked || rule === 'AllowAll') return true
  if (rule === 'DenyAll') return false
  if (rule.kind === 'ProofRule') return isBasicMet(zone, native, rule.rule)
  const isMet = (one: CompositeRequirement) => isRuleMet(zone, native, one)
  return rule.kind === 'AllOf' ? rule.rules.every(isMet) : rule.rules.some(isMet)
}

/** Aborts unless the current auth zone satisfies the rule. `what` names the protected call. */
export function assertRule({ zone, native }: Pick<Runtime, 'zone' | 'native'>, rule: AccessRule, what: string): void {
  if (!isRuleMet(zone, native, rule)) abort(`SystemModuleError(AuthError(Unauthorized)): ${what}`)
}
