import { type Amount, formatAmount } from '@lootboxes/ledger'
import type { View } from '../store/store'
import { abort } from './abort'

/** The smallest amount of a resource, in attos. */
function smallestAmount(view: Pick<View, 'get'>, resource: string): bigint {
  const entity = view.get('entity', resource)
  const divisibility = entity?.kind === 'fungible-resource' ? entity.divisibility : 0
  return 10n ** BigInt(18 - divisibility)
}

/** False for a negative amount, and for an amount with more places than the resource has. */
export const isDivisible = (view: Pick<View, 'get'>, resource: string, amount: Amount): boolean =>
  amount >= 0n && amount % smallestAmount(view, resource) === 0n

/** Aborts for an amount that is not divisible. */
export function assertDivisible(view: Pick<View, 'get'>, resource: string, amount: Amount): void {
  if (!isDivisible(view, resource, amount))
    abort(`ResourceError(InvalidAmount): ${formatAmount(amount)} of ${resource}`)
}

/** Rounds an amount down to the places of the resource. */
export const roundDown = (view: Pick<View, 'get'>, resource: string, amount: bigint): Amount =>
  (amount - (amount % smallestAmount(view, resource))) as Amount
