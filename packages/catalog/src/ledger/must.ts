import type { GatewayError } from '@lootboxes/gateway'
import type { Result } from 'neverthrow'

/** A Gateway's refusal on its way out of a sync step; the loop catches it and decides whether to try again. */
class GatewayFailed extends Error {
  override readonly name = 'GatewayFailed'
  readonly error: GatewayError

  constructor(error: GatewayError) {
    super(`The Gateway failed: ${error.kind}`)
    this.error = error
  }
}

export const must = <T>(result: Result<T, GatewayError>): T => {
  if (result.isErr()) throw new GatewayFailed(result.error)
  return result.value
}

/** Whether the Gateway says that it does not know this address at that state. */
export const isUnknownEntity = (error: GatewayError): boolean =>
  error.kind === 'response' && error.status === 404 && error.body?.details?.type === 'EntityNotFoundError'
