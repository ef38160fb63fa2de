import { type AccountAddress, type Amount, type Store, times, ZERO } from '@lootboxes/ledger'
import { CLUB_PROOF } from '@lootboxes/manifest'
import { err, ok, type Result } from 'neverthrow'
import type { AsyncResult } from './holdings'
import type { Committed, Order, OrderState, Progress } from './order'
import type { OrderFailure, Refusal } from './order-failure'

export type SendOptions = {
  order: Order
  account: AccountAddress
  lockFee: boolean
  onProgress: (progress: Progress) => void
  onCanCancel: (canCancel: boolean) => void
  onTransactionId: (transactionIntentHash: string) => void
}

export type PlaceOrderDeps = {
  orderState$: Store<OrderState>
  now: () => number
  /** Why the order must not be sent, if anything; `checkOrder` knows. */
  check: (order: Order) => Refusal | undefined
  /** Who is connected now. */
  payer: () => AccountAddress | undefined
  /** The product server's word on the lock-fee variant. */
  askClub: (account: AccountAddress, amount: Amount) => AsyncResult<boolean, unknown>
  /** The special token as fetched for this account; waits for a read under way. Undefined: nobody knows. */
  specialBalance: (account: AccountAddress) => Promise<Amount | undefined>
  /** What the proof of the club shows; 100 if not told. */
  clubThreshold?: Amount | undefined
  send: (options: SendOptions) => AsyncResult<Committed, OrderFailure>
  /** Reads the account again until the ledger shows at least this version. */
  refresh: (account: AccountAddress, stateVersion: number) => Promise<void>
  log: (message: string, cause: unknown) => void
}

/** What the discount service is asked about: the total of a purchase, nothing for reveal and redeem. */
export const clubAmount = (order: Order): Amount => (order.kind === 'buy' ? times(order.price, order.count) : ZERO)

/** The service's yes counts only when the account is seen to hold the proof; its failure means no. */
async function usesClub(deps: PlaceOrderDeps, order: Order, account: AccountAddress): Promise<boolean> {
  const answer = await deps.askClub(account, clubAmount(order))
  if (answer.isErr()) {
    deps.log('The discount service did not answer; the plain transaction is used.', answer.error)
    return false
  }
  if (!answer.value) return false
  const held = await deps.specialBalance(account)
  if (held !== undefined && held >= (deps.clubThreshold ?? CLUB_PROOF)) return true
  const why = held === undefined ? 'its balance could not be read' : 'it holds less than the proof'
  deps.log(`The discount service said yes to the account, but ${why}; the plain transaction is used.`, { account })
  return false
}

/**
 * Asks the discount service, sends the manifest, reads the account again. One at a time: a second order while one is
 * under way is refused, and so is one whose account is not the connected one any more when it is to be sent.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  order: Order,
  account: AccountAddress,
): Promise<Result<Committed, OrderFailure>> {
  const { orderState$ } = deps
  const refused = (why: Refusal) => err<Committed, OrderFailure>({ kind: 'refused', why })
  const why = deps.check(order)
  if (why !== undefined) return refused(why)
  if (orderState$.get().step !== 'idle') return refused('busy')
  const startedAt = deps.now()
  orderState$.set({ step: 'asking-club', order, account, startedAt })
  const waiting = (change: { progress?: Progress; canCancel?: boolean }) =>
    orderState$.set((now) => (now.step === 'awaiting-wallet' ? { ...now, ...change } : now))
  try {
    const lockFee = await usesClub(deps, order, account)
    if (deps.payer() !== account) return refused('payer-changed')
    orderState$.set({ step: 'awaiting-wallet', order, account, startedAt, progress: 'sent', canCancel: true, lockFee })
    const sent = await deps.send({
      order,
      account,
      lockFee,
      onProgress: (progress) => waiting({ progress }),
      onCanCancel: (canCancel) => waiting({ canCancel }),
      onTransactionId: (transactionIntentHash) =>
        orderState$.set({ step: 'confirming', order, account, startedAt, transactionIntentHash }),
    })
    if (sent.isErr()) return err(sent.error)
    await deps.refresh(account, sent.value.committedStateVersion)
    return ok(sent.value)
  } finally {
    orderState$.set({ step: 'idle' })
  }
}

export type SendInPartsOptions<T, R> = {
  parts: readonly (readonly T[])[]
  /** Who pays for all of them. */
  payer: AccountAddress
  /** Who is connected now. */
  currentPayer: () => AccountAddress | undefined
  send: (part: readonly T[]) => Promise<Result<R, OrderFailure>>
}

/** What was committed before the row ended: the tickets, what each part's sending gave, and why it ended. */
export type SentParts<T, R> = {
  done: readonly T[]
  results: readonly R[]
  ended: { status: 'all' } | { status: 'failed'; error: OrderFailure } | { status: 'payer-changed' }
}

const isPayerChanged = (failure: OrderFailure): boolean => failure.kind === 'refused' && failure.why === 'payer-changed'

/** Each part is a transaction of its own; the first that fails ends the row, and so does another payer. */
export async function sendInParts<T, R>({
  parts,
  payer,
  currentPayer,
  send,
}: SendInPartsOptions<T, R>): Promise<SentParts<T, R>> {
  const done: T[] = []
  const results: R[] = []
  for (const part of parts) {
    if (currentPayer() !== payer) return { done, results, ended: { status: 'payer-changed' } }
    const sent = await send(part)
    if (sent.isErr()) {
      // Seen between two parts or while one was made ready, it is the same.
      const ended: SentParts<T, R>['ended'] = isPayerChanged(sent.error)
        ? { status: 'payer-changed' }
        : { status: 'failed', error: sent.error }
      return { done, results, ended }
    }
    done.push(...part)
    results.push(sent.value)
  }
  return { done, results, ended: { status: 'all' } }
}
