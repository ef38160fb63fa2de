import { displayLocalIds, formatAmount } from '@lootboxes/ledger'
import type { InstructionV2, ManifestValue } from '@lootboxes/manifest/v2'
import { addressText } from '../engine/address-text'
import type { NameOf } from './entity-names'

/** A method call of a manifest with its arguments. */
type Call = { readonly target: string; readonly method: string; readonly args: readonly ManifestValue[] }

const addressIn = (value: ManifestValue | undefined, networkId: number): string | undefined =>
  value?.kind === 'Address' ? addressText(value.value, networkId) : undefined

function callIn({ name, fields: [target, method, args] }: InstructionV2, networkId: number): Call | undefined {
  const address = addressIn(target, networkId)
  if (name !== 'CALL_METHOD' || address === undefined || method?.kind !== 'String') return undefined
  return { target: address, method: method.value, args: args?.kind === 'Tuple' ? args.fields : [] }
}

/** Addresses on which a manifest calls methods. */
export const calledAddresses = (instructions: readonly InstructionV2[], networkId: number): readonly string[] =>
  instructions.flatMap((instruction) => callIn(instruction, networkId)?.target ?? [])

function textIn(value: ManifestValue | undefined): string {
  if (value?.kind === 'Decimal') return formatAmount(value.value)
  return value?.kind === 'String' || value?.kind === 'NonFungibleLocalId' ? value.value : ''
}

const idsOf = (value: ManifestValue | undefined): readonly string[] =>
  value?.kind === 'Array' ? value.items.map(textIn) : []

const idsIn = (value: ManifestValue | undefined): string => idsOf(value).join(', ')

/** Number of non-fungibles in a map of new ones, as text. */
const nonFungiblesIn = (value: ManifestValue | undefined): string => {
  const count = value?.kind === 'Map' ? value.entries.length : 0
  return count === 1 ? '1 item' : `${count} items`
}

const sentenceOf = (call: Call, nameOf: NameOf, networkId: number): string => {
  const [first, second] = call.args
  const at = nameOf(call.target)
  const what = nameOf(addressIn(first, networkId) ?? '')
  switch (call.method) {
    case 'withdraw':
      return `Take ${textIn(second)} ${what} from ${at}`
    case 'withdraw_non_fungibles':
      return `Take ${what} ${idsIn(second)} from ${at}`
    case 'create_proof_of_amount':
      return `Show that ${at} holds ${textIn(second)} ${what}`
    case 'create_proof_of_non_fungibles':
      return `Show that ${at} holds ${what} ${idsIn(second)}`
    case 'mint':
      return `Mint ${nonFungiblesIn(first)} of ${at}`
    case 'lock_fee':
      return `Lock ${textIn(first)} XRD of ${at} for the network fee`
    case 'deposit':
    case 'deposit_batch':
    case 'try_deposit_or_abort':
    case 'try_deposit_batch_or_abort':
      return `Deposit the returned resources into ${at}`
    default:
      return `Call ${call.method} on ${at}`
  }
}

const assertions: ReadonlySet<string> = new Set([
  'ASSERT_WORKTOP_CONTAINS',
  'ASSERT_WORKTOP_CONTAINS_ANY',
  'ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES',
])

/** Addresses in calls and assertions, for the lookup of names. */
export const addressesIn = (instructions: readonly InstructionV2[], networkId: number): readonly string[] =>
  instructions.flatMap((instruction) => {
    const call = callIn(instruction, networkId)
    if (call) return [call.target, ...call.args.flatMap((field) => addressIn(field, networkId) ?? [])]
    return assertions.has(instruction.name) ? (addressIn(instruction.fields[0], networkId) ?? []) : []
  })

function creationIn({ name, fields: [, , method, args] }: InstructionV2): string | undefined {
  const isCreation = name === 'CALL_FUNCTION' && textIn(method) === 'create_with_initial_supply'
  if (!isCreation || args?.kind !== 'Tuple') return undefined
  const supply = args.fields.find(({ kind }) => kind === 'Map')
  return supply && `Create a collection with ${nonFungiblesIn(supply)}`
}

function assertionIn({ name, fields }: InstructionV2, nameOf: NameOf, networkId: number): string | undefined {
  if (!assertions.has(name)) return undefined
  const [resource, second] = fields
  const what = nameOf(addressIn(resource, networkId) ?? '')
  const required =
    second === undefined
      ? `some ${what}`
      : second.kind === 'Decimal'
        ? `at least ${textIn(second)} ${what}`
        : `${what} ${displayLocalIds(idsOf(second))}`
  return `Fail, and pay only the network fee, unless the calls returned ${required}`
}

/** Describes each call and assertion of a manifest in a sentence. Other instructions only move resources between calls. */
export const manifestSteps = (
  instructions: readonly InstructionV2[],
  nameOf: NameOf,
  networkId: number,
): readonly string[] =>
  instructions.flatMap((instruction) => {
    const call = callIn(instruction, networkId)
    if (call) return sentenceOf(call, nameOf, networkId)
    return creationIn(instruction) ?? assertionIn(instruction, nameOf, networkId) ?? []
  })
