import { type Amount, formatAmount } from '@lootboxes/ledger'
import { abort } from './abort'
import { amountIn, type Holding, isEmpty } from './holding'
import { decimal, idSet, map, oneOf, resourceAddress, tuple, unit, variant } from './shapes'

type Ids = ReadonlySet<string>
type AllowedIds = Ids | 'any'

/** A condition on the amount and the ids of one resource. */
export type ResourceConstraint = {
  readonly atLeast: Amount
  readonly isNonZero: boolean
  readonly atMost: Amount | undefined
  readonly required: Ids
  readonly allowed: AllowedIds
}

type ResourceConstraints = readonly (readonly [resource: string, constraint: ResourceConstraint])[]

/** `only`: resources without a constraint must be absent. */
export type ReturnsAssertion = { readonly constraints: ResourceConstraints; readonly only: boolean }

const noIds: Ids = new Set()
const zero = 0n as Amount
const open: ResourceConstraint = { atLeast: zero, isNonZero: false, atMost: undefined, required: noIds, allowed: 'any' }

const lowerBound = oneOf<Pick<ResourceConstraint, 'atLeast' | 'isNonZero'>>({
  0: unit({ atLeast: zero, isNonZero: true }),
  1: variant([decimal], (atLeast) => ({ atLeast, isNonZero: false })),
})
const upperBound = oneOf<Amount | undefined>({ 0: variant([decimal], (amount) => amount), 1: unit(undefined) })
const allowedIds = oneOf<AllowedIds>({ 0: variant([idSet], (ids) => ids), 1: unit('any') })

export const resourceConstraint = oneOf<ResourceConstraint>({
  0: unit({ ...open, isNonZero: true }),
  1: variant([decimal], (amount) => ({ ...open, atLeast: amount, atMost: amount })),
  2: variant([decimal], (amount) => ({ ...open, atLeast: amount })),
  3: variant([idSet], (ids) => ({ ...open, required: ids, allowed: ids })),
  4: variant([idSet], (ids) => ({ ...open, required: ids })),
  5: variant([tuple(idSet, lowerBound, upperBound, allowedIds)], ([required, lower, atMost, allowed]) => ({
    ...lower,
    atMost,
    required,
    allowed,
  })),
})

export const resourceConstraints = map(resourceAddress, resourceConstraint)

/** Returns how a holding breaks a constraint, or undefined. An absent holding is an empty one. */
function violationOf(holding: Holding | undefined, constraint: ResourceConstraint): string | undefined {
  const amount = holding ? amountIn(holding) : zero
  const ids = holding?.kind === 'non-fungible' ? holding.ids : noIds
  const isLimited = constraint.required.size > 0 || constraint.allowed !== 'any'
  if (holding?.kind === 'fungible' && isLimited) return 'NonFungibleConstraintOnFungibleResource'
  if (constraint.isNonZero && amount === 0n) return 'ExpectedNonZeroAmount'
  if (amount < constraint.atLeast)
    return `ExpectedAtLeastAmount { expected: ${formatAmount(constraint.atLeast)}, actual: ${formatAmount(amount)} }`
  if (constraint.atMost !== undefined && amount > constraint.atMost)
    return `ExpectedAtMostAmount { expected: ${formatAmount(constraint.atMost)}, actual: ${formatAmount(amount)} }`
  const missing = [...constraint.required].find((id) => !ids.has(id))
  if (missing !== undefined) return `NonFungibleMissing(${missing})`
  const { allowed } = constraint
  const foreign = allowed === 'any' ? undefined : [...ids].find((id) => !allowed.has(id))
  return foreign === undefined ? undefined : `NonFungibleNotAllowed(${foreign})`
}

/** Aborts if a holding breaks a constraint. */
export function assertConstraint(what: string, holding: Holding | undefined, constraint: ResourceConstraint): void {
  const violation = violationOf(holding, constraint)
  if (violation !== undefined) abort(`${what}(ResourceConstraintError(${violation}))`)
}

/** Aborts if holdings break the constraints of an assertion. A resource may have several holdings. */
export function assertConstraints(what: string, holdings: readonly Holding[], { constraints, only }: ReturnsAssertion) {
  for (const [resource, constraint] of constraints)
    assertConstraint(
      what,
      holdings.find((one) => one.resource === resource),
      constraint,
    )
  const named = new Set(constraints.map(([resource]) => resource))
  const other = holdings.find((one) => !isEmpty(one) && !named.has(one.resource))
  if (only && other) abort(`${what}(UnexpectedResource(${other.resource}))`)
}
