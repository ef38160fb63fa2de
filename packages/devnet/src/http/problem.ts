/** What the Gateway's `details` may say (spec gateway-and-ledger 1.2). */
export type ProblemDetails =
  | { type: 'InvalidRequestError'; validation_errors: readonly { path: string; errors: readonly string[] }[] }
  | { type: 'InvalidEntityError'; address: string }
  | { type: 'InvalidTransactionError' }
  | { type: 'EntityNotFoundError'; address: string }
  | { type: 'TransactionNotFoundError'; intent_hash: string }
  | { type: 'InternalServerError'; exception: string; cause: string }

export type ErrorResponse = { message: string; code: number; details: ProblemDetails; trace_id: string }

/** Ends a request with an error answer; the server turns it into an `ErrorResponse`. */
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

export const wrongEntity = (address: string): Problem =>
  new Problem(400, `Entity ${address} is of another type than this endpoint expects.`, {
    type: 'InvalidEntityError',
    address,
  })

export const invalidTransaction = (message: string): Problem =>
  new Problem(400, message, { type: 'InvalidTransactionError' })
