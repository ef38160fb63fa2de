import { formatAmount } from '@lootboxes/ledger'
import type { Manifest, Subintent } from './finish-manifest'
import type { Instruction, MintedItem } from './instruction'
import { quote, renderIds, renderValue } from './render-value'
import { localId, map, tuple, type Value } from './value'

const call = (address: string, method: string, ...args: readonly string[]): string =>
  ['CALL_METHOD', `Address("${address}")`, quote(method), ...args].join(' ')

const supply = (items: readonly MintedItem[]): Value =>
  map(
    'NonFungibleLocalId',
    'Tuple',
    items.map(({ id, fields }) => [localId(id), tuple(tuple(...fields))] as const),
  )

function line(step: Instruction): string {
  switch (step.kind) {
    case 'withdraw':
      return call(step.account, 'withdraw', `Address("${step.resource}")`, `Decimal("${formatAmount(step.amount)}")`)
    case 'withdraw-non-fungibles':
      return call(step.account, 'withdraw_non_fungibles', `Address("${step.resource}")`, renderIds(step.ids))
    case 'prove-amount':
      return call(
        step.account,
        'create_proof_of_amount',
        `Address("${step.resource}")`,
        `Decimal("${formatAmount(step.amount)}")`,
      )
    case 'prove-non-fungibles':
      return call(step.account, 'create_proof_of_non_fungibles', `Address("${step.resource}")`, renderIds(step.ids))
    case 'pop-proof':
      return `POP_FROM_AUTH_ZONE Proof(${quote(step.proof)})`
    case 'take':
      return `TAKE_FROM_WORKTOP Address("${step.resource}") Decimal("${formatAmount(step.amount)}") Bucket(${quote(step.bucket)})`
    case 'take-all':
      return `TAKE_ALL_FROM_WORKTOP Address("${step.resource}") Bucket(${quote(step.bucket)})`
    case 'take-non-fungibles':
      return `TAKE_NON_FUNGIBLES_FROM_WORKTOP Address("${step.resource}") ${renderIds(step.ids)} Bucket(${quote(step.bucket)})`
    case 'assert-contains':
      return `ASSERT_WORKTOP_CONTAINS Address("${step.resource}") Decimal("${formatAmount(step.amount)}")`
    case 'assert-contains-non-fungibles':
      return `ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES Address("${step.resource}") ${renderIds(step.ids)}`
    case 'assert-contains-any':
      return `ASSERT_WORKTOP_CONTAINS_ANY Address("${step.resource}")`
    case 'call':
      return call(step.target, step.method, ...step.args.map(renderValue))
    case 'mint':
      return `MINT_NON_FUNGIBLE Address("${step.resource}") ${renderValue(supply(step.items))}`
    case 'create-collection':
      return [
        'CREATE_NON_FUNGIBLE_RESOURCE_WITH_INITIAL_SUPPLY',
        ...[...step.before, supply(step.items), ...step.after].map(renderValue),
      ].join(' ')
    case 'yield':
      return step.give === 'everything'
        ? 'YIELD_TO_PARENT Expression("ENTIRE_WORKTOP")'
        : ['YIELD_TO_PARENT', ...step.give.map((bucket) => `Bucket(${quote(bucket)})`)].join(' ')
    case 'verify-parent': {
      const required =
        step.id === undefined
          ? `Enum<1u8>(Address("${step.resource}"))`
          : `Enum<0u8>(NonFungibleGlobalId("${step.resource}:${step.id}"))`
      return `VERIFY_PARENT Enum<2u8>(Enum<0u8>(Enum<0u8>(${required})))`
    }
    case 'deposit':
      return call(step.account, 'deposit', `Bucket(${quote(step.bucket)})`)
    case 'deposit-all':
      return call(
        step.account,
        step.method,
        'Expression("ENTIRE_WORKTOP")',
        ...(step.method === 'try_deposit_batch_or_abort' ? ['Enum<0u8>()'] : []),
      )
  }
}

/**
 * The text of a manifest, one instruction for each line, for a wallet's `transactionManifest` or `subintentManifest`. Cannot fail.
 * @example walletApi.sendTransaction({ transactionManifest: renderManifest(manifest), version: 1 })
 */
export const renderManifest = ({ instructions }: Manifest | Subintent): string =>
  instructions.map((instruction) => `${line(instruction)};\n`).join('')
