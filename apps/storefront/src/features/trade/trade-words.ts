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
