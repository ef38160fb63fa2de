import {
  type AddressError,
  type Amount,
  addressErrorText,
  amountErrorText,
  type EntityType,
  type LocalId,
  localIdErrorText,
  parseAddress,
  parseAmount,
  parseLocalId,
} from '@lootboxes/ledger'
import { err, ok, Result } from 'neverthrow'
import type * as z from 'zod/mini'
import type { FieldIssue, ProductError } from './product-error'

type BadRequest = Extract<ProductError, { kind: 'bad-request' }>

/** Where unknown bodies become requests: every wrong field is named. */
export function parseBody<T>(schema: z.ZodMiniType<T>, body: unknown): Result<T, BadRequest> {
  const parsed = schema.safeParse(body, { reportInput: true })
  if (parsed.success) return ok(parsed.data)
  const fields = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.') || 'body',
    message: sentence(issue),
  }))
  return err({ kind: 'bad-request', fields })
}

const kindOf = (input: unknown): string => (input === null ? 'null' : Array.isArray(input) ? 'array' : typeof input)

/** zod/mini has no messages, so that browsers do not load them. These are the messages of spec section 5. */
function sentence(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined && issue.path.length > 0) return 'Required'
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${issue.expected}, received ${kindOf(issue.input)}`
    case 'unrecognized_keys':
      return `Unknown: ${issue.keys.join(', ')}`
    case 'too_small':
      return `Too small: at least ${issue.minimum}`
    case 'too_big':
      return `Too large: at most ${issue.maximum}`
    default:
      return 'Not valid'
  }
}

const refused = (path: string, message: string): ProductError => ({ kind: 'bad-request', fields: [{ path, message }] })

/** An address field of the right network and kind. */
export const addressField = <A extends string>(
  path: string,
  text: string,
  { networkId, type }: { networkId: number; type: readonly EntityType[] },
): Result<A, ProductError> =>
  parseAddress(text, { networkId, type })
    .map(({ address }) => address as string as A)
    .mapErr((error: AddressError) => refused(path, addressErrorText(error)))

/** A list of local ids, doubles removed. */
export const idsField = (path: string, texts: readonly string[]): Result<readonly LocalId[], ProductError> => {
  const parsed = [...new Set(texts)].map((text, index) =>
    parseLocalId(text).mapErr((error): FieldIssue => ({ path: `${path}.${index}`, message: localIdErrorText(error) })),
  )
  return Result.combineWithAllErrors(parsed).mapErr((fields): ProductError => ({ kind: 'bad-request', fields }))
}

/** The digits of a number that is not negative. The text of JavaScript has an exponent below 10⁻⁶ and from 10²¹ on. */
export function plainDigits(number: number): string {
  const [digits = '', exponent = '0'] = String(number).split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  const power = Number(exponent)
  if (power === 0) return digits
  return power > 0 ? `${whole}${fraction.padEnd(power, '0')}` : `0.${'0'.repeat(-power - 1)}${whole}${fraction}`
}

/** A number or decimal text, as an amount. */
export const amountField = (path: string, given: number | string): Result<Amount, ProductError> =>
  parseAmount(typeof given === 'number' ? plainDigits(given) : given).mapErr((error) =>
    refused(path, amountErrorText(error)),
  )
