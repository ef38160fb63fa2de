import type { Order, TradeFailure } from './trade'

/** What an order moves, in short. */
export const orderWhat = (order: Order): string => (order.kind === 'buy' ? `${order.count}` : order.ids.join(', '))

/** The code the activity centre looks its prose up by. */
export const failureCode = (failure: TradeFailure): string => {
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

/** What a wallet says when it has handed a transaction on and knows no more: it may well have worked. */
const unknownEnds: readonly (string | undefined)[] = [
  'failedToPollSubmittedTransaction',
  'submittedTransactionWasDuplicate',
]
export const isUnknownEnd = (code: string | undefined): boolean => unknownEnds.includes(code)

/** Whether it may have changed the account: its tickets, or its fee. An answer nobody can read may be a success. */
export const mayHaveRun = (failure: TradeFailure): boolean =>
  failure.kind === 'wallet'
    ? isUnknownEnd(failure.code) || /^submitted|^walletResponse/.test(failure.code)
    : failure.kind !== 'refused'
