import { err, ok, type Result } from 'neverthrow'
import type * as z from 'zod/mini'
import { member } from './member'

/** A mismatch in the words of the specification ('Required', 'Expected X, received Y'). `cause` contains zod's issues. */
export type ProtocolError = { message: string; cause: unknown }

const nameOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** A wallet can send a list or a text of any length. A message names the start of it. */
const MAX_SHOWN = 200
const MAX_ISSUES = 10

export const shown = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value).slice(0, MAX_SHOWN)
  return Object(value) === value ? nameOf(value) : String(value)
}

const alternatives = (values: readonly unknown[]): string => values.map(shown).join(' or ')

/** The value of an issue; for a discriminated union the value of its discriminator. */
const found = (issue: z.core.$ZodRawIssue): unknown =>
  issue.code === 'invalid_union' && issue.discriminator ? member(issue.input, issue.discriminator) : issue.input

const expected = (issue: z.core.$ZodRawIssue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected
    case 'invalid_value':
      return alternatives(issue.values)
    case 'too_small':
      return `at least ${String(issue.minimum)}`
    case 'invalid_union':
      return Array.isArray(issue.options) ? alternatives(issue.options) : 'one of several shapes'
    default:
      return undefined
  }
}

/** Passed to each parse. zod's global configuration belongs to the page. */
const words: z.core.$ZodErrorMap = (issue) => {
  const input = found(issue)
  if (input === undefined) return 'Required'
  const wanted = expected(issue)
  return wanted && `Expected ${wanted}, received ${issue.code === 'invalid_type' ? nameOf(input) : shown(input)}`
}

const sentence = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`

/** Validates an unknown value: returns a copy without unknown keys, or the first ten mismatches in one line. */
export const parse = <S extends z.ZodMiniType>(schema: S, value: unknown): Result<z.output<S>, ProtocolError> => {
  try {
    const parsed = schema.safeParse(value, { error: words })
    return parsed.success
      ? ok(parsed.data)
      : err({ message: parsed.error.issues.slice(0, MAX_ISSUES).map(sentence).join('; '), cause: parsed.error })
  } catch (cause) {
    // zod appends all mismatches in one call, and a wallet can send more than the stack holds.
    if (!(cause instanceof RangeError)) throw cause
    return err({ message: 'Expected a readable value', cause })
  }
}
