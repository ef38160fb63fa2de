import { type GatewayError, gatewayErrorText } from '@lootboxes/gateway'
import { wordsFor } from '@lootboxes/ledger'
import type { ProductErrorBody } from './product-calls'

/** A wrong field of a request: its path in the body and a sentence. */
export type FieldIssue = { readonly path: string; readonly message: string }

/** Errors of a product call. */
export type ProductError =
  | { kind: 'bad-request'; fields: readonly FieldIssue[] }
  | { kind: 'unlisted'; address: string }
  | { kind: 'gateway'; error: GatewayError }
  /** The ledger's data lacks fields that the configuration names. */
  | { kind: 'unreadable'; what: string; missing: string }
  | { kind: 'too-many-tickets'; max: number }
  /** The call exceeded its deadline, including retries. */
  | { kind: 'timed-out'; afterMs: number }
  | { kind: 'aborted' }

/** Returns one sentence for the user. */
export const productErrorText = /* @__PURE__ */ wordsFor<ProductError>({
  'bad-request': (e) => e.fields.map(({ path, message }) => `${path}: ${message}`).join('; '),
  unlisted: () => 'This address is not listed here.',
  gateway: (e) => gatewayErrorText(e.error),
  unreadable: (e) => `The ledger shows ${e.what} without “${e.missing}”. The shop’s configuration does not fit it.`,
  'too-many-tickets': (e) => `More than ${e.max} tickets in one account are not read.`,
  'timed-out': (e) => `The ledger did not answer within ${Math.round(e.afterMs / 1000)} seconds.`,
  aborted: () => 'The request was given up.',
})

/** Returns the HTTP status of an error: 400, 404, 422, 499, 502, 503 or 504. */
export function productErrorStatus(error: ProductError): number {
  switch (error.kind) {
    case 'bad-request':
      return 400
    case 'unlisted':
      return 404
    case 'too-many-tickets':
      return 422
    case 'aborted':
      return 499
    case 'unreadable':
      return 502
    case 'timed-out':
      return 504
    case 'gateway':
      return gatewayStatus(error.error)
  }
}

function gatewayStatus(error: GatewayError): number {
  switch (error.kind) {
    case 'timed-out':
    case 'stale':
      return 504
    case 'aborted':
      return 499
    case 'overloaded':
      return 503
    default:
      return 502
  }
}

/** Returns the response body of an error. */
export const productErrorBody = (error: ProductError): ProductErrorBody => ({
  error: {
    kind: error.kind,
    message: productErrorText(error),
    ...(error.kind === 'bad-request' ? { fields: error.fields.map((field) => ({ ...field })) } : {}),
  },
})
