import type * as z from 'zod'
import { Problem } from './problem'

const pascal = (name: string): string =>
  name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** A path as the Gateway writes it: `AtLedgerState.StateVersion`, `Addresses[3]`. */
export const propertyPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? pascal(String(key)) : `${text}.${pascal(String(key))}`
  }, '')

/** Checks a request body; what is wrong becomes the Gateway's `InvalidRequestError`, one entry a path. */
export function parseRequest<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const byPath = new Map<string, string[]>()
  for (const issue of parsed.error.issues) {
    const path = propertyPath(issue.path)
    byPath.set(path, [...(byPath.get(path) ?? []), issue.message])
  }
  throw new Problem(400, 'One or more validation errors occurred', {
    type: 'InvalidRequestError',
    validation_errors: [...byPath].map(([path, errors]) => ({ path, errors })),
  })
}
