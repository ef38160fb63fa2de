import { err, ok, type Result } from 'neverthrow'
import type { ProtocolError } from '../protocol/parse'

const refuseUnsendable = (key: string, value: unknown): unknown => {
  const kind = typeof value
  if (kind === 'function' || kind === 'symbol' || kind === 'bigint' || (kind === 'number' && !Number.isFinite(value)))
    throw new TypeError(`${key}: Expected plain JSON, received ${kind === 'number' ? String(value) : kind}`)
  return value
}

/** A plain copy that survives the way into the extension's world, where one Proxy would empty it all (wallet-protocol M2). */
export const plainJson = (value: unknown): Result<unknown, ProtocolError> => {
  try {
    return ok(JSON.parse(JSON.stringify(value, refuseUnsendable)))
  } catch (cause) {
    return err({ message: cause instanceof Error ? cause.message : String(cause), cause })
  }
}
