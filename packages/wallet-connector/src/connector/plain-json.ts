import { err, type Result } from 'neverthrow'
import type * as z from 'zod/mini'
import { type ProtocolError, parse, shown } from '../protocol/parse'

const isPlain = (value: unknown): boolean =>
  ['string', 'boolean', 'object', 'undefined'].includes(typeof value) || Number.isFinite(value)

const plainCopy = (value: unknown): unknown =>
  JSON.parse(
    // JSON has no undefined at its top; null reads as the missing object that it is.
    JSON.stringify(value ?? null, (key, one: unknown) => {
      if (!isPlain(one)) throw new TypeError(`${key}: Expected plain JSON, received ${shown(one)}`)
      return key === '__proto__' ? undefined : one
    }),
  )

/** The message of a thrown error, or '' for any other value. */
export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : '')

/**
 * Validates a value against the protocol schema and returns a plain copy. A Proxy would not survive the structured clone into
 * the extension (wallet-protocol M2).
 */
export const plainParse = <S extends z.ZodMiniType>(schema: S, value: unknown): Result<z.output<S>, ProtocolError> => {
  try {
    return parse(schema, plainCopy(value))
  } catch (cause) {
    return err({ message: messageOf(cause), cause })
  }
}
