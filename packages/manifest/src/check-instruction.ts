import type { EntityType } from '@lootboxes/ledger'
import { checkAddress } from './check-address'
import { checkIds } from './check-ids'
import { checkAmount, checkEach, checkText, checkValue } from './check-value'
import type { DepositMethod, Instruction, MintedItem } from './instruction'
import { type ManifestError, wrongType } from './manifest-error'
import { isObject } from './untyped'
import type { Argument, Value } from './value'

type Verdict = ManifestError | undefined

const callable: readonly EntityType[] = ['component', 'pool', 'locker', 'validator', 'access-controller']
const depositMethods: readonly DepositMethod[] = ['deposit_batch', 'try_deposit_batch_or_abort']

const nameShape = /^[A-Za-z][A-Za-z0-9_]{0,99}$/
export const checkName = (name: string, where: string): Verdict => {
  if (typeof name !== 'string') return wrongType(where, 'a name', name)
  return nameShape.test(name) ? undefined : { kind: 'bad-name', where, name }
}

/** A new item is an entry of a map, and its fields are two tuples further down. */
const FIELD_DEPTH = 4

const checkItems = (items: readonly MintedItem[], where: string, networkId: number): Verdict =>
  checkEach(items, `${where}: items`, (item, at) =>
    checkEach(Object.freeze(Object.freeze(item).fields), `${at}.fields`, (field, of) =>
      checkValue(field, of, networkId, FIELD_DEPTH),
    ),
  ) ??
  checkIds(
    items.map(({ id }) => id),
    where,
  )

/** The first error of an instruction. `followNames` checks which buckets and proofs exist. */
export function checkInstruction(step: Instruction, where: string, networkId: number): Verdict {
  const is = (text: string, ...type: readonly EntityType[]) => checkAddress(text, where, { networkId, type })
  const values = (list: readonly Value[], name: string): Verdict =>
    checkEach(list, `${where}: ${name}`, (value, at) => checkValue(value, at, networkId))
  const argument = (arg: Argument, at: string): Verdict =>
    isObject(arg) && (arg.kind === 'bucket' || arg.kind === 'proof')
      ? checkName(Object.freeze(arg).name, at)
      : checkValue(arg, at, networkId)

  switch (step.kind) {
    case 'withdraw':
    case 'prove-amount':
      return is(step.account, 'account') ?? is(step.resource, 'fungible-resource') ?? checkAmount(step.amount, where)
    case 'withdraw-non-fungibles':
    case 'prove-non-fungibles':
      return is(step.account, 'account') ?? is(step.resource, 'non-fungible-resource') ?? checkIds(step.ids, where)
    case 'take':
      return (
        is(step.resource, 'fungible-resource', 'non-fungible-resource') ??
        checkAmount(step.amount, where) ??
        checkName(step.bucket, where)
      )
    case 'assert-contains':
      return is(step.resource, 'fungible-resource', 'non-fungible-resource') ?? checkAmount(step.amount, where)
    case 'take-all':
      return is(step.resource, 'fungible-resource', 'non-fungible-resource') ?? checkName(step.bucket, where)
    case 'assert-contains-any':
      return is(step.resource, 'fungible-resource', 'non-fungible-resource')
    case 'take-non-fungibles':
      return is(step.resource, 'non-fungible-resource') ?? checkIds(step.ids, where) ?? checkName(step.bucket, where)
    case 'assert-contains-non-fungibles':
      return is(step.resource, 'non-fungible-resource') ?? checkIds(step.ids, where)
    case 'pop-proof':
      return checkName(step.proof, where)
    case 'call':
      return (
        checkAddress(step.target, where, { networkId, type: callable }) ??
        checkName(step.method, where) ??
        checkEach(step.args, `${where}: args`, argument)
      )
    case 'mint':
      return is(step.resource, 'non-fungible-resource') ?? checkItems(step.items, where, networkId)
    case 'create-collection':
      return (
        checkText(step.name, where) ??
        values(step.before, 'before') ??
        checkItems(step.items, where, networkId) ??
        values(step.after, 'after')
      )
    case 'yield':
      return step.give === 'everything' ? undefined : checkEach(step.give, `${where}: buckets`, checkName)
    case 'verify-parent':
      return step.id === undefined
        ? is(step.resource, 'fungible-resource', 'non-fungible-resource')
        : (is(step.resource, 'non-fungible-resource') ?? checkIds([step.id], where))
    case 'deposit':
      return is(step.account, 'account') ?? checkName(step.bucket, where)
    case 'deposit-all':
      return (
        is(step.account, 'account') ??
        (depositMethods.includes(step.method)
          ? undefined
          : wrongType(`${where}: method`, depositMethods.join(' or '), step.method))
      )
  }
}
