import { type Amount, type EntityType, isLedgerAmount, parseLocalId } from '@lootboxes/ledger'
import { checkAddress } from './check-address'
import { checkIds } from './check-ids'
import type { ManifestError } from './manifest-error'
import type { IntegerKind, Value } from './value'

/** Maximum number of characters of one text: far above any metadata field, far below the size of a transaction. */
const MAX_TEXT = 65_536

const anything: readonly EntityType[] = [
  'package',
  'fungible-resource',
  'non-fungible-resource',
  'component',
  'account',
  'identity',
  'validator',
  'consensus-manager',
  'access-controller',
  'pool',
  'locker',
  'transaction-tracker',
]

/** Whether an integer fits the bits of its kind. */
function isInRange({ kind, value }: Extract<Value, { kind: IntegerKind }>): boolean {
  const bits = Number(kind.slice(1))
  return value === (kind.startsWith('u') ? BigInt.asUintN(bits, value) : BigInt.asIntN(bits, value))
}

/** The error of an amount of a value: it must be within the ledger's bounds. */
const checkDecimal = (amount: Amount, where: string): ManifestError | undefined =>
  // Plain JavaScript passes numbers and strings, too.
  typeof amount !== 'bigint'
    ? { kind: 'not-an-amount', where, value: amount }
    : isLedgerAmount(amount)
      ? undefined
      : { kind: 'amount-too-large', where }

/** The error of an amount that a manifest moves: it must also be positive. */
export const checkAmount = (amount: Amount, where: string): ManifestError | undefined =>
  typeof amount === 'bigint' && amount <= 0n ? { kind: 'not-positive', where, amount } : checkDecimal(amount, where)

export const checkText = (value: string, where: string): ManifestError | undefined =>
  value.length > MAX_TEXT || /\p{Surrogate}/u.test(value) ? { kind: 'bad-text', where } : undefined

const first = <T>(items: readonly T[], check: (item: T) => ManifestError | undefined): ManifestError | undefined => {
  for (const item of items) {
    const error = check(item)
    if (error) return error
  }
  return undefined
}

/** The first error of a value or of a value nested in it. */
export function checkValue(value: Value, where: string, networkId: number): ManifestError | undefined {
  const inner = (nested: Value) => checkValue(nested, where, networkId)
  switch (value.kind) {
    case 'bool':
      return undefined
    case 'text':
      return checkText(value.value, where)
    case 'decimal':
      return checkDecimal(value.value, where)
    case 'address':
      return checkAddress(value.value, where, { networkId, type: anything })
    case 'local-id': {
      const parsed = parseLocalId(value.value)
      return parsed.isErr() ? { kind: 'bad-id', where, error: parsed.error } : undefined
    }
    case 'local-ids':
      return checkIds(value.value, where)
    case 'variant':
      return Number.isInteger(value.index) && value.index >= 0 && value.index <= 255
        ? first(value.fields, inner)
        : { kind: 'bad-number', where, value: BigInt(Math.trunc(value.index) || 0) }
    case 'tuple':
      return first(value.fields, inner)
    case 'array':
      return first(value.items, inner)
    case 'map':
      return first(value.entries, ([key, entry]) => inner(key) ?? inner(entry))
    default:
      return isInRange(value) ? undefined : { kind: 'bad-number', where, value: value.value }
  }
}
