import { err, ok, type Result } from 'neverthrow'
import type * as z from 'zod/mini'
import { type ProtocolError, parse } from '../protocol/parse'

const plainMembers = (value: object): Record<string, unknown> => {
  const plain: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const member: unknown = Reflect.get(value, name)
    if (member !== undefined && name !== '__proto__') plain[name] = plainCopy(member, name)
  }
  return plain
}

const plainCopy = (value: unknown, key: string): unknown => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return value
    case 'number':
      if (Number.isFinite(value)) return value
      break
    case 'object':
      if (value === null) return value
      return Array.isArray(value) ? value.map((one: unknown) => plainCopy(one, key)) : plainMembers(value)
    default:
      break
  }
  throw new TypeError(
    `${key}: Expected plain JSON, received ${typeof value === 'number' ? String(value) : typeof value}`,
  )
}

/** A plain copy that survives the way into the extension's world, where one Proxy would empty it all (wallet-protocol M2). */
export const plainJson = (value: unknown): Result<unknown, ProtocolError> => {
  try {
    return ok(plainCopy(value, ''))
  } catch (cause) {
    return err({ message: cause instanceof Error ? cause.message : String(cause), cause })
  }
}

/** What leaves the page: plain, and of the shape the protocol gives it. */
export const plainParse = <S extends z.ZodMiniType>(schema: S, value: unknown): Result<z.output<S>, ProtocolError> => {
  const plain = plainJson(value)
  return plain.isOk() ? parse(schema, plain.value) : err(plain.error)
}
