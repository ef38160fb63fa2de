import { type AccountAddress, type Amount, amountOf, times, ZERO } from '@lootboxes/ledger'
import { err, ok, type Result, type ResultAsync } from 'neverthrow'
import type { Store } from '../store/create-store'
import type { Committed, Order, Progress, Trade, TradeFailure } from './trade'

/** What the club needs to hold before its form of a manifest is used (spec section 9). */
export const clubThreshold: Amount = amountOf(100n)

export type SendOptions = {
  order: Order
  account: AccountAddress
  lockFee: boolean
  onProgress: (progress: Progress) => void
  onCanCancel: (canCancel: boolean) => void
  onIntentHash: (intentHash: string) => void
}

export type PlaceOrderPorts = {
  trade$: Store<Trade>
  now: () => number
  /** False for boxes this site does not list. */
  isListed: (order: Order) => boolean
  askClub: (account: AccountAddress, amount: Amount) => ResultAsync<boolean, unknown>
  /** The special token as fetched for this account; waits for a read under way. Undefined: nobody knows. */
  specialBalance: (account: AccountAddress) => Promise<Amount | undefined>
  send: (options: SendOptions) => ResultAsync<Committed, TradeFailure>
  /** Reads the account again until the ledger shows at least this version. */
  refresh: (account: AccountAddress, stateVersion: number) => Promise<void>
  log: (message: string, cause: unknown) => void
}

/** What the discount service is asked about: the total of a purchase, nothing for reveal and redeem (spec section 7). */
export const clubAmount = (order: Order): Amount => (order.kind === 'buy' ? times(order.price, order.count) : ZERO)

/** The service's yes counts only when the account is seen to hold the proof; its failure means no (trap T6). */
async function usesClub(ports: PlaceOrderPorts, order: Order, account: AccountAddress): Promise<boolean> {
  const answer = await ports.askClub(account, clubAmount(order))
  if (answer.isErr()) {
    ports.log('The discount service did not answer; the plain transaction is used.', answer.error)
    return false
  }
  if (!answer.value) return false
  const held = await ports.specialBalance(account)
  if (held !== undefined && held >= clubThreshold) return true
  const why = held === undefined ? 'its balance could not be read' : 'it holds less than the proof'
  ports.log(`The discount service said yes to the account, but ${why}; the plain transaction is used.`, { account })
  return false
}

/**
 * Spec section 4, after the checks: ask the discount service, send the manifest, refresh the account. One at a time:
 * a second order while one is under way is refused.
 */
export async function placeOrder(
  ports: PlaceOrderPorts,
  order: Order,
  account: AccountAddress,
): Promise<Result<Committed, TradeFailure>> {
  if (!ports.isListed(order)) return err({ kind: 'refused', why: 'unlisted' })
  if (ports.trade$.get().step !== 'idle') return err({ kind: 'refused', why: 'busy' })
  const startedAt = ports.now()
  ports.trade$.set({ step: 'asking-club', order, account, startedAt })
  const waiting = (change: { progress?: Progress; canCancel?: boolean }) =>
    ports.trade$.set((now) => (now.step === 'awaiting-wallet' ? { ...now, ...change } : now))
  try {
    const lockFee = await usesClub(ports, order, account)
    ports.trade$.set({ step: 'awaiting-wallet', order, account, startedAt, progress: 'sent', canCancel: true, lockFee })
    const sent = await ports.send({
      order,
      account,
      lockFee,
      onProgress: (progress) => waiting({ progress }),
      onCanCancel: (canCancel) => waiting({ canCancel }),
      onIntentHash: (intentHash) => ports.trade$.set({ step: 'confirming', order, account, startedAt, intentHash }),
    })
    if (sent.isErr()) return err(sent.error)
    await ports.refresh(account, sent.value.committedStateVersion)
    return ok(sent.value)
  } finally {
    ports.trade$.set({ step: 'idle' })
  }
}
