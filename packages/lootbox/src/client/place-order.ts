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
  /** Returns why the order must not be sent; see `checkOrder`. */
  check: (order: Order) => Refusal | undefined
  /** The connected account. */
  payer: () => AccountAddress | undefined
  /** Whether the discount service offers the lock-fee form. */
  askClub: (account: AccountAddress, amount: Amount) => AsyncResult<boolean, unknown>
  /** The account’s balance of the club token; waits for a read in progress. `undefined` if it is unknown. */
  specialBalance: (account: AccountAddress) => Promise<Amount | undefined>
  /** The amount that the proof shows. Default: 100. */
  clubThreshold?: Amount | undefined
  send: (options: SendOptions) => AsyncResult<Committed, OrderFailure>
  /** Reads the account again, not older than this state version. */
  refresh: (account: AccountAddress, stateVersion: number) => Promise<void>
  log: (message: string, cause: unknown) => void
}

/** The amount for the discount service: the total of a purchase, zero for reveal and redeem. */
export const clubAmount = (order: Order): Amount => (order.kind === 'buy' ? times(order.price, order.count) : ZERO)

/**
 * A positive answer of the service counts only if the account holds the amount of the proof. A failure of the service counts
 * as a negative answer.
 */
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
 * Asks the discount service, sends the manifest, and reads the account again. Only one order runs at a time: a second one
 * is refused. So is one whose account is no longer connected when it is sent.
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
  /** The account that pays for all parts. */
  payer: AccountAddress
  /** The account that is connected now. */
  currentPayer: () => AccountAddress | undefined
  send: (part: readonly T[]) => Promise<Result<R, OrderFailure>>
}

/** The committed parts: their items, their results, and why the sending ended. */
export type SentParts<T, R> = {
  done: readonly T[]
  results: readonly R[]
  ended: { status: 'all' } | { status: 'failed'; error: OrderFailure } | { status: 'payer-changed' }
}

const isPayerChanged = (failure: OrderFailure): boolean => failure.kind === 'refused' && failure.why === 'payer-changed'

/** Sends each part as one transaction. The first part that fails ends it, and so does another account. */
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
      // A changed payer ends it the same way, whether it is noticed between two parts or while one is prepared.
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
