import { displayLocalIds } from '@lootboxes/ledger'
import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import * as z from 'zod/mini'
import type { NameOf } from './entity-names'

const Field = z.looseObject({ kind: z.string(), value: z.optional(z.unknown()) })
const Call = z.object({
  kind: z.literal('CallMethod'),
  address: z.object({ value: z.string() }),
  methodName: z.string(),
  args: z.object({ fields: z.array(Field) }),
})
type Call = z.infer<typeof Call>
const Creation = z.object({
  kind: z.literal('CallFunction'),
  functionName: z.literal('create_with_initial_supply'),
  args: z.object({ fields: z.array(Field) }),
})
const Assertion = z.object({
  kind: z.literal(['AssertWorktopContains', 'AssertWorktopContainsAny', 'AssertWorktopContainsNonFungibles']),
  resourceAddress: z.string(),
  amount: z.optional(z.string()),
  ids: z.optional(z.array(z.string())),
})

const Static = z.object({ kind: z.literal('Static'), value: z.string() })
const Entries = z.object({ entries: z.array(z.unknown()) })
const Elements = z.object({ elements: z.array(z.object({ value: z.string() })) })

/** The toolkit represents amounts as decimal objects. Their JSON is decimal text; whole numbers are text, too. */
const plain = (instruction: Instruction): unknown =>
  JSON.parse(JSON.stringify(instruction, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)))

const callIn = (instruction: Instruction): Call | undefined => Call.safeParse(plain(instruction)).data

/** The method calls of a manifest, in order. */
export const callsOf = (instructions: readonly Instruction[]): readonly Call[] =>
  instructions.flatMap((instruction) => callIn(instruction) ?? [])

const addressIn = (field: z.infer<typeof Field> | undefined): string | undefined => {
  const value = Static.safeParse(field?.value)
  return value.success ? value.data.value : undefined
}

const textIn = (field: z.infer<typeof Field> | undefined): string =>
  typeof field?.value === 'string' ? field.value : ''

const idsIn = (field: z.infer<typeof Field> | undefined): string => {
  const list = Elements.safeParse(field)
  return list.success ? list.data.elements.map(({ value }) => value).join(', ') : ''
}

/** Number of non-fungibles in a map of new ones, as text. */
const nonFungiblesIn = (field: z.infer<typeof Field> | undefined): string => {
  const count = Entries.safeParse(field).data?.entries.length ?? 0
  return count === 1 ? '1 piece' : `${count} pieces`
}

const sentenceOf = (call: Call, nameOf: NameOf): string => {
  const [first, second] = call.args.fields
  const at = nameOf(call.address.value)
  const what = nameOf(addressIn(first) ?? '')
  switch (call.methodName) {
    case 'withdraw':
      return `Take ${textIn(second)} ${what} from ${at}`
    case 'withdraw_non_fungibles':
      return `Take ${what} ${idsIn(second)} from ${at}`
    case 'create_proof_of_amount':
      return `Show that ${at} holds ${textIn(second)} ${what}`
    case 'create_proof_of_non_fungibles':
      return `Show that ${at} holds ${what} ${idsIn(second)}`
    case 'mint':
      return `Make ${nonFungiblesIn(first)} of ${at}`
    case 'lock_fee':
      return `Lock ${textIn(first)} XRD of ${at} for the network fee`
    case 'deposit':
    case 'deposit_batch':
    case 'try_deposit_or_abort':
    case 'try_deposit_batch_or_abort':
      return `Put what comes back into ${at}`
    default:
      return `Call ${call.methodName} on ${at}`
  }
}

/** Addresses in calls and assertions, for the lookup of names. */
export const addressesIn = (instructions: readonly Instruction[]): readonly string[] =>
  instructions.flatMap((instruction) => {
    const call = callIn(instruction)
    if (call === undefined) return Assertion.safeParse(plain(instruction)).data?.resourceAddress ?? []
    return [call.address.value, ...call.args.fields.flatMap((field) => addressIn(field) ?? [])]
  })

const creationIn = (instruction: Instruction): string | undefined => {
  const creation = Creation.safeParse(plain(instruction)).data
  return creation && `Create a collection, with ${nonFungiblesIn(creation.args.fields[4])}`
}

const assertionIn = (instruction: Instruction, nameOf: NameOf): string | undefined => {
  const assertion = Assertion.safeParse(plain(instruction)).data
  if (assertion === undefined) return undefined
  const what = nameOf(assertion.resourceAddress)
  const required = {
    AssertWorktopContains: `at least ${assertion.amount} ${what}`,
    AssertWorktopContainsNonFungibles: `${what} ${displayLocalIds(assertion.ids ?? [])}`,
    AssertWorktopContainsAny: `some ${what}`,
  }[assertion.kind]
  return `Undo everything but the network fee unless ${required} came back`
}

/** Describes each call and assertion of a manifest in a sentence. Other instructions only move resources between calls. */
export const manifestSteps = (instructions: readonly Instruction[], nameOf: NameOf): readonly string[] =>
  instructions.flatMap((instruction) => {
    const call = callIn(instruction)
    return (call ? sentenceOf(call, nameOf) : (creationIn(instruction) ?? assertionIn(instruction, nameOf))) ?? []
  })
