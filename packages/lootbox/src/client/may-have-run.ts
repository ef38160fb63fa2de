import { isUndetermined } from '@lootboxes/wallet-connector/protocol'
import type { OrderFailure } from './order-failure'

/** Whether an order may have changed its account: its tickets, or the balance that pays its fee. */
export const mayHaveRun = (failure: OrderFailure): boolean =>
  failure.kind === 'wallet'
    ? isUndetermined(failure.code) || failure.code.startsWith('submitted')
    : failure.kind !== 'refused'
