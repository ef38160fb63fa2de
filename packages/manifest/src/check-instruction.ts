import type { EntityType } from '@lootboxes/ledger'
import { checkAddress } from './check-address'
import { checkIds } from './check-ids'
import { checkAmount, checkText, checkValue } from './check-value'
import type { Instruction, MintedItem } from './instruction'
import type { ManifestError } from './manifest-error'

type Verdict = ManifestError | undefined

const callable: readonly EntityType[] = ['component', 'pool', 'locker', 'validator', 'access-controller']

const nameShape = /^[A-Za-z][A-Za-z0-9_]{0,99}$/
export const checkName = (name: string, where: string): Verdict =>
  nameShape.test(name) ? undefined : { kind: 'bad-name', where, name }

/** The first error of an instruction. `followNames` checks the names of buckets and proofs. */
export function checkInstruction(step: Instruction, where: string, networkId: number): Verdict {
  const is = (text: string, ...type: readonly EntityType[]) => checkAddress(text, where, { networkId, type })
  const items = (minted: readonly MintedItem[]): Verdict =>
    checkIds(
      minted.map(({ id }) => id),
      where,
    ) ?? minted.map(({ fields }) => values(fields)).find((error) => error !== undefined)
  const values = (list: readonly Parameters<typeof checkValue>[0][]): Verdict =>
    list.map((value) => checkValue(value, where, networkId)).find((error) => error !== undefined)

  switch (step.kind) {
    case 'withdraw':
    case 'prove-amount':
      return is(step.account, 'account') ?? is(step.resource, 'fungible-resource') ?? checkAmount(step.amount, where)
    case 'withdraw-non-fungibles':
    case 'prove-non-fungibles':
      return is(step.account, 'account') ?? is(step.resource, 'non-fungible-resource') ?? checkIds(step.ids, where)
    case 'take':
    case 'assert-contains':
      return is(step.resource, 'fungible-resource', 'non-fungible-resource') ?? checkAmount(step.amount, where)
    case 'take-all':
    case 'assert-contains-any':
      return is(step.resource, 'fungible-resource', 'non-fungible-resource')
    case 'take-non-fungibles':
    case 'assert-contains-non-fungibles':
      return is(step.resource, 'non-fungible-resource') ?? checkIds(step.ids, where)
    case 'pop-proof':
      return checkName(step.proof, where)
    case 'call':
      return (
        checkAddress(step.target, where, { networkId, type: callable }) ??
        checkName(step.method, where) ??
        step.args
          .map((arg) => (arg.kind === 'bucket' || arg.kind === 'proof' ? undefined : checkValue(arg, where, networkId)))
          .find((error) => error !== undefined)
      )
    case 'mint':
      return is(step.resource, 'non-fungible-resource') ?? items(step.items)
    case 'create-collection':
      return checkText(step.name, where) ?? values(step.before) ?? items(step.items) ?? values(step.after)
    case 'yield':
      return undefined
    case 'verify-parent':
      return step.id === undefined
        ? is(step.resource, 'fungible-resource', 'non-fungible-resource')
        : (is(step.resource, 'non-fungible-resource') ?? checkIds([step.id], where))
    case 'deposit':
    case 'deposit-all':
      return is(step.account, 'account')
  }
}
