import { type AccountAddress, type Amount, amountOf, type ResourceAddress, times } from '@lootboxes/ledger'
import { err, type Result } from 'neverthrow'
import { assertWorktopContains } from './assert-worktop'
import { type BoxOptions, boxCall, boxDeposit, openBox } from './call-box'
import { callMethod } from './call-method'
import { checkAddress } from './check-address'
import { checkBox } from './check-box'
import { checkAmount } from './check-value'
import { depositAll } from './deposit'
import { finishManifest, type Manifest } from './finish-manifest'
import { type ManifestError, wrongType } from './manifest-error'
import { pipe } from './pipe'
import { takeFromWorktop } from './take'
import { bucket } from './value'
import { withdraw } from './withdraw'

/** Options of `buyTickets`. */
export type BuyTicketsOptions = BoxOptions & {
  /** The payment token, a fungible resource. */
  token: string
  /** The price of one ticket. */
  price: Amount
  /** The number of tickets. */
  count: bigint
  /** The collection of the tickets. The manifest asserts that the box returns `count` of them. */
  ticketResource: string
}

const checkCount = (count: bigint): ManifestError | undefined => {
  if (typeof count !== 'bigint') return wrongType('count', 'a bigint such as 3n', count)
  return count < 1n ? { kind: 'bad-count', count } : undefined
}

/**
 * Buys `count` tickets: withdraws count × price, calls `buy_loot_box_ticket` (or its lock-fee variant), deposits everything.
 * If the box returns fewer tickets, for example because its price rose, the transaction fails.
 * Validates its addresses, so it accepts text from a URL or a configuration.
 * @example
 * buyTickets({ networkId: 240, account, component, token: xrdAddress(240), price, count: 3n, ticketResource }).map(renderManifest)
 */
export function buyTickets(options: BuyTicketsOptions): Result<Manifest, ManifestError> {
  const { networkId, token, price, count, ticketResource } = options
  const error =
    checkBox(options) ??
    checkAddress(token, 'token', { networkId, type: ['fungible-resource'] }) ??
    checkAddress(ticketResource, 'ticketResource', { networkId, type: ['non-fungible-resource'] }) ??
    checkAmount(price, 'price') ??
    checkCount(count) ??
    checkAmount(times(price, count), 'total')
  if (error) return err(error)

  const payment = { resource: token as ResourceAddress, amount: times(price, count) }
  const tickets = { resource: ticketResource as ResourceAddress, amount: amountOf(count) }
  return finishManifest(
    pipe(
      openBox(options),
      (draft) => withdraw(draft, { account: options.account as AccountAddress, ...payment }),
      (draft) => takeFromWorktop(draft, { ...payment, bucket: 'payment' }),
      (draft) => callMethod(draft, boxCall(options, 'buy_loot_box_ticket', bucket('payment'))),
      (draft) => assertWorktopContains(draft, tickets),
      (draft) => depositAll(draft, boxDeposit(options)),
    ),
  )
}
