/** Why this package refuses an order before or after the request to the wallet. */
export type Refusal =
  | 'unlisted'
  /** The ledger states another price than the configuration. */
  | 'price-mismatch'
  /** The box has no configured price, and the ledger does not confirm the fallback. */
  | 'price-unconfirmed'
  | 'busy'
  /** An earlier order of this kind may be committed, and the user has not confirmed another one. */
  | 'order-open'
  | 'not-connected'
  /** Another account is connected than the one the order was placed with. */
  | 'payer-changed'
  | 'unwritable'

/** Why an order has no committed transaction. Only `ledger` says that it has failed. */
export type OrderFailure =
  /** The wallet or its connection failed, with a code of its catalogue. */
  | { kind: 'wallet'; code: string; message: string | undefined }
  /** The ledger refused the transaction. */
  | { kind: 'ledger'; status: 'failed' | 'rejected'; reason: string | undefined; transactionIntentHash: string }
  /** The result is unknown; another query of the ledger may return it. */
  | { kind: 'undetermined'; transactionIntentHash: string }
  | { kind: 'refused'; why: Refusal }

/** The code of a failure, for a table of texts. */
export const failureCode = (failure: OrderFailure): string => {
  switch (failure.kind) {
    case 'wallet':
      return failure.code
    case 'ledger':
      return failure.status
    case 'undetermined':
      return 'undetermined'
    case 'refused':
      return failure.why
  }
}
