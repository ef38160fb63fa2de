import { LIMITS } from '@lootboxes/gateway/wire'
import * as z from 'zod'
import { findForeignIds, type RequestFault } from './foreign-ids'
import { Problem } from './problem'

const pascal = (name: string): string =>
  name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** Formats a path as the Gateway does: `AtLedgerState.StateVersion`, `Addresses[3]`. */
const propertyPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? pascal(String(key)) : `${text}.${pascal(String(key))}`
  }, '')

function refuse(faults: readonly RequestFault[]): never {
  const byPath = new Map<string, string[]>()
  for (const { path, message } of faults) {
    const property = propertyPath(path)
    byPath.set(property, [...(byPath.get(property) ?? []), message])
  }
  throw new Problem(400, 'One or more validation errors occurred', {
    type: 'InvalidRequestError',
    validation_errors: [...byPath].map(([path, errors]) => ({ path, errors })),
  })
}

/** Reduces a too large page size to the maximum, as the real Gateway does. */
function withinPage(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('limit_per_page' in body)) return body
  const { limit_per_page: requested } = body
  const isTooLarge = typeof requested === 'number' && Number.isInteger(requested) && requested > LIMITS.page
  return isTooLarge ? { ...body, limit_per_page: LIMITS.page } : body
}

/**
 * Validates a request body with the endpoint's schema, and its addresses and hashes against the network. Throws the Gateway's
 * `InvalidRequestError` with one entry per path.
 */
export function parseRequest<S extends z.core.$ZodType<object>>(
  schema: S,
  body: unknown,
  networkId: number,
): z.output<S> {
  const parsed = z.safeParse(schema, withinPage(body))
  if (!parsed.success) return refuse(parsed.error.issues)
  const foreign = findForeignIds(parsed.data, networkId)
  return foreign.length === 0 ? parsed.data : refuse(foreign)
}
