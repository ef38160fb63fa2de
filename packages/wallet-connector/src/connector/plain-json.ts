import { err, type Result } from 'neverthrow'
import type * as z from 'zod/mini'
import { member } from '../protocol/member'
import { type ProtocolError, parse, shown } from '../protocol/parse'

const plainCopy = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => plainCopy(one, key))
  if (typeof value === 'object' && value !== null) {
    const plain: Record<string, unknown> = {}
    for (const name of Object.keys(value)) {
      const one = member(value, name)
      if (one !== undefined && name !== '__proto__') plain[name] = plainCopy(one, name)
    }
    return plain
  }
  const isPlain = typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value ?? 0)
  if (!isPlain) throw new TypeError(`${key}: Expected plain JSON, received ${shown(value)}`)
  return value
}

/** The message of a thrown error, or '' for any other value. */
export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : '')

/**
 * Validates a value against the protocol schema and returns a plain copy. A Proxy would not survive the structured clone into
 * the extension (wallet-protocol M2).
 */
export const plainParse = <S extends z.ZodMiniType>(schema: S, value: unknown): Result<z.output<S>, ProtocolError> => {
  try {
    return parse(schema, plainCopy(value, ''))
  } catch (cause) {
    return err({ message: messageOf(cause), cause })
  }
}
