import { type Amount, type EntityType, isLedgerAmount, parseLocalId } from '@lootboxes/ledger'
import { checkAddress } from './check-address'
import { checkIds } from './check-ids'
import { type ManifestError, wrongType } from './manifest-error'
import { isList, isObject, isPair } from './untyped'
import type { IntegerKind, MapEntry, Value, ValueType } from './value'

type Verdict = ManifestError | undefined

/** Maximum number of characters of one text: far above any metadata field, far below the size of a transaction. */
const MAX_TEXT = 65_536

/** The levels of an argument that the engine's compiler accepts. A value in a value has depth 2. */
const MAX_VALUE_DEPTH = 20

const typeOfKind: Readonly<Record<Value['kind'], ValueType>> = /* @__PURE__ */ Object.freeze({
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
})
const valueTypes: ReadonlySet<unknown> = /* @__PURE__ */ new Set(/* @__PURE__ */ Object.values(typeOfKind))

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
const checkDecimal = (amount: Amount, where: string): Verdict =>
  // Plain JavaScript passes numbers and strings, too.
  typeof amount !== 'bigint'
    ? { kind: 'not-an-amount', where, value: amount }
    : isLedgerAmount(amount)
      ? undefined
      : { kind: 'amount-too-large', where }

/** The error of an amount that a manifest moves: it must also be positive. */
export const checkAmount = (amount: Amount, where: string): Verdict =>
  typeof amount === 'bigint' && amount <= 0n ? { kind: 'not-positive', where, amount } : checkDecimal(amount, where)

export const checkText = (value: unknown, where: string): Verdict => {
  if (typeof value !== 'string') return wrongType(where, 'a text', value)
  return value.length > MAX_TEXT || /\p{Surrogate}/u.test(value) ? { kind: 'bad-text', where } : undefined
}

const checkPrimitive = (value: unknown, type: 'boolean' | 'bigint', where: string): Verdict =>
  typeof value === type ? undefined : wrongType(where, `a ${type}`, value)

const isValue = (value: unknown): value is Value =>
  isObject(value) && 'kind' in value && typeof value.kind === 'string' && Object.hasOwn(typeOfKind, value.kind)

const tooDeep = (where: string): ManifestError => ({ kind: 'too-deep', where, max: MAX_VALUE_DEPTH })

/** Where a value is and how deep, for its errors and its limit. */
type Place = { readonly where: string; readonly networkId: number; readonly depth: number }

/** The first error in a list. */
export function checkEach<T>(list: readonly T[], where: string, check: (item: T, where: string) => Verdict): Verdict {
  if (!isList(list)) return wrongType(where, 'an array', list)
  for (const [index, item] of list.entries()) {
    const error = check(item, `${where}[${index}]`)
    if (error) return error
  }
  return undefined
}

const checkType = (type: ValueType, where: string): Verdict =>
  valueTypes.has(type) ? undefined : wrongType(where, 'a type of values, such as String', type)

const checkEntry = (entry: MapEntry, [key, value]: readonly [ValueType, ValueType], place: Place): Verdict => {
  const { where } = place
  if (!isPair(entry)) return wrongType(where, 'a key and a value', entry)
  Object.freeze(entry)
  return (
    checkElement(entry[0], key, { ...place, where: `${where}.key` }) ??
    checkElement(entry[1], value, { ...place, where: `${where}.value` })
  )
}

const checkElement = (value: Value, type: ValueType, place: Place): Verdict =>
  checkNested(value, place) ??
  (typeOfKind[value.kind] === type
    ? undefined
    : { kind: 'wrong-type', where: place.where, expected: type, found: typeOfKind[value.kind] })

function checkNested(value: Value, { where, networkId, depth }: Place): Verdict {
  if (depth > MAX_VALUE_DEPTH) return tooDeep(where)
  if (!isValue(value)) return wrongType(where, 'a value, such as text(…)', value)
  const inner = (at: string): Place => ({ where: at, networkId, depth: depth + 1 })
  const fields = (list: readonly Value[]) =>
    checkEach(Object.freeze(list), `${where}.fields`, (field, at) => checkNested(field, inner(at)))
  Object.freeze(value)
  switch (value.kind) {
    case 'bool':
      return checkPrimitive(value.value, 'boolean', where)
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
      return depth === MAX_VALUE_DEPTH ? tooDeep(where) : checkIds(Object.freeze(value.value), where)
    case 'variant':
      return Number.isInteger(value.index) && value.index >= 0 && value.index <= 255
        ? fields(value.fields)
        : { kind: 'bad-number', where, value: value.index }
    case 'tuple':
      return fields(value.fields)
    case 'array': {
      const { of } = value
      return (
        checkType(of, `${where}.of`) ??
        checkEach(Object.freeze(value.items), `${where}.items`, (item, at) => checkElement(item, of, inner(at)))
      )
    }
    case 'map': {
      const { of } = value
      if (!isPair(of)) return wrongType(`${where}.of`, 'the types of keys and values', of)
      return (
        checkEach(Object.freeze(of), `${where}.of`, checkType) ??
        checkEach(Object.freeze(value.entries), `${where}.entries`, (entry, at) => checkEntry(entry, of, inner(at)))
      )
    }
    default:
      return (
        checkPrimitive(value.value, 'bigint', where) ??
        (isInRange(value) ? undefined : { kind: 'bad-number', where, value: value.value })
      )
  }
}

/**
 * The first error of a value or of a value nested in it. Freezes them, so that they stay as they were checked. `depth` is that
 * of the value in the argument that holds it.
 */
export const checkValue = (value: Value, where: string, networkId: number, depth = 1): Verdict =>
  checkNested(value, { where, networkId, depth })
