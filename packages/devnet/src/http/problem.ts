/** The `details` of the Gateway's error responses (spec gateway-and-ledger 1.2). */
export type ProblemDetails =
  | { type: 'InvalidRequestError'; validation_errors: readonly { path: string; errors: readonly string[] }[] }
  | { type: 'InvalidEntityError'; address: string }
  | { type: 'InvalidTransactionError' }
  | { type: 'AccountLockerNotFoundError'; locker_address: string; account_address: string }
  | { type: 'EntityNotFoundError'; address: string }
  | { type: 'TransactionNotFoundError'; intent_hash: string }
  | {
      type: 'NotSyncedUpError'
      request_type: string
      current_sync_delay_seconds: number
      max_allowed_sync_delay_seconds: number
    }
  | { type: 'InternalServerError'; exception: string; cause: string }

export type ErrorResponse = { message: string; code: number; details: ProblemDetails; trace_id: string }

/** Ends a request; the server converts it into an `ErrorResponse`. */
export class Problem extends Error {
  override name = 'Problem'
  constructor(
    readonly status: number,
    message: string,
    readonly details: ProblemDetails,
  ) {
    super(message)
  }

  toResponse(traceId: string): ErrorResponse {
    return { message: this.message, code: this.status, details: this.details, trace_id: traceId }
  }
}

export const invalidRequest = (path: string, ...errors: readonly string[]): Problem =>
  new Problem(400, 'One or more validation errors occurred', {
    type: 'InvalidRequestError',
    validation_errors: [{ path, errors }],
  })

export const notFound = (address: string): Problem =>
  new Problem(404, `Entity ${address} was not found.`, { type: 'EntityNotFoundError', address })

export const lockerNotFound = (locker: string, account: string): Problem =>
  new Problem(404, `Account locker ${locker} holds nothing for ${account}.`, {
    type: 'AccountLockerNotFoundError',
    locker_address: locker,
    account_address: account,
  })

export const wrongEntity = (address: string): Problem =>
  new Problem(400, `Entity ${address} is of another type than this endpoint expects.`, {
    type: 'InvalidEntityError',
    address,
  })

export const invalidTransaction = (message: string): Problem =>
  new Problem(400, message, { type: 'InvalidTransactionError' })

export const notSyncedUp = (delaySeconds: number, mostSeconds: number): Problem =>
  new Problem(500, `Gateway is ${delaySeconds} s behind the ledger; at most ${mostSeconds} s are allowed.`, {
    type: 'NotSyncedUpError',
    request_type: 'Read',
    current_sync_delay_seconds: delaySeconds,
    max_allowed_sync_delay_seconds: mostSeconds,
  })
