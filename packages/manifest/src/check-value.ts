import { type Amount, type EntityType, isLedgerAmount, parseLocalId } from '@lootboxes/ledger'
import { checkAddress } from './check-address'
import { checkIds } from './check-ids'
import type { ManifestError } from './manifest-error'
import type { IntegerKind, Value, ValueType } from './value'

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

/** The type of each kind of value, by its name in manifests. */
const typeNames: Readonly<Record<Value['kind'], ValueType>> = {
  bool: 'Bool',
  u8: 'U8',
  u16: 'U16',
  u32: 'U32',
  u64: 'U64',
  u128: 'U128',
  i8: 'I8',
  i16: 'I16',
  i32: 'I32',
  i64: 'I64',
  i128: 'I128',
  text: 'String',
  decimal: 'Decimal',
  address: 'Address',
  'local-id': 'NonFungibleLocalId',
  'local-ids': 'Array',
  tuple: 'Tuple',
  variant: 'Enum',
  array: 'Array',
  map: 'Map',
}

/** The ledger decodes 24 levels, of which the instruction around a value has up to four. */
const MAX_DEPTH = 20

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

/** A value of plain JavaScript can be of any form. */
const typeOf = (value: unknown): ValueType | undefined => {
  const { kind } = Object(value) as { kind?: unknown }
  return typeof kind === 'string' && Object.hasOwn(typeNames, kind) ? typeNames[kind as Value['kind']] : undefined
}

/** The first error of a value or of a value nested in it. Whatever has none can be rendered. */
export function checkValue(value: Value, where: string, networkId: number, depth = 1): ManifestError | undefined {
  const mismatch = (expected: string, received: unknown): ManifestError => ({
    kind: 'bad-value',
    where,
    expected,
    received: typeof received === 'string' ? received.slice(0, 40) : typeof received,
  })
  if (typeOf(value) === undefined) return mismatch('a value of this package', value)
  if (depth > MAX_DEPTH) return { kind: 'too-deep', where, max: MAX_DEPTH }
  const inner = (nested: Value) => checkValue(nested, where, networkId, depth + 1)
  /** The error of nested values, which must have the type that a list or map states. */
  const each = (of: ValueType, nested: readonly Value[]) =>
    Object.values(typeNames).includes(of)
      ? first(nested, (one) => {
          const type = typeOf(one)
          return type === of ? inner(one) : mismatch(of, type ?? one)
        })
      : mismatch('the name of a type', of)
  const given: unknown = 'value' in value ? value.value : undefined
  switch (value.kind) {
    case 'bool':
      return typeof given === 'boolean' ? undefined : mismatch('a boolean', given)
    case 'text':
      return typeof given === 'string' ? checkText(given, where) : mismatch('a text', given)
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
      return each(value.of, value.items)
    case 'map': {
      const [key, entry] = value.of
      return (
        each(
          key,
          value.entries.map(([own]) => own),
        ) ??
        each(
          entry,
          value.entries.map(([, own]) => own),
        )
      )
    }
    default:
      if (typeof given !== 'bigint') return mismatch('a bigint', given)
      return isInRange(value) ? undefined : { kind: 'bad-number', where, value: value.value }
  }
}
