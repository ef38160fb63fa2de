import { err, ok, type Result } from 'neverthrow'
import type * as z from 'zod/mini'

/** What did not fit, in the spec's words ('Required', 'Expected X, received Y'), and zod's issues for a closer look. */
export type ProtocolError = { message: string; cause: unknown }

const nameOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

const shown = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value)
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? String(value)
    : nameOf(value)
}

const alternatives = (values: readonly unknown[]): string => values.map(shown).join(' or ')

const chosen = (input: unknown, key: string): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined

/** Handed to each parse, never to zod's global configuration, which belongs to the page (wallet-protocol M16). */
const words: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue
  if (input === undefined) return 'Required'
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${issue.expected}, received ${nameOf(input)}`
    case 'invalid_value':
      return `Expected ${alternatives(issue.values)}, received ${shown(input)}`
    case 'too_small':
      return `Expected at least ${String(issue.minimum)}, received ${shown(input)}`
    case 'invalid_union': {
      const found = issue.discriminator === undefined ? input : chosen(input, issue.discriminator)
      if (found === undefined) return 'Required'
      return 'options' in issue && Array.isArray(issue.options)
        ? `Expected ${alternatives(issue.options)}, received ${shown(found)}`
        : `Expected one of several shapes, received ${nameOf(found)}`
    }
    default:
      return undefined
  }
}

const sentence = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`

/** The one door for unknown values: a parsed copy without unknown keys, or every misfit in one line. */
export const parse = <S extends z.ZodMiniType>(schema: S, value: unknown): Result<z.output<S>, ProtocolError> => {
  const parsed = schema.safeParse(value, { error: words })
  return parsed.success
    ? ok(parsed.data)
    : err({ message: parsed.error.issues.map(sentence).join('; '), cause: parsed.error })
}
