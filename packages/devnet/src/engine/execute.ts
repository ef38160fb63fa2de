import { type Amount, addAmounts, formatAmount, subtractAmounts, ZERO } from '@lootboxes/ledger'
import type { Blueprints } from '../blueprints/blueprint'
import { createDraft, type Draft } from '../store/draft'
import type { View } from '../store/store'
import { Abort } from './abort'
import { createAuthZone } from './auth-zone'
import { assertConserved } from './conservation'
import type { Executable } from './executable'
import { type FeeLock, type FeePayment, type FeeSummary, feeOf, loanOf, payFrom, shareOf } from './fees'
import { nativeAddresses } from './native-addresses'
import { runIntents } from './run-intents'
import { createRuntime, type EmittedEvent } from './runtime'

export type ExecutionDeps = { networkId: number; xrd: string; rewardsVault: string; blueprints: Blueprints }

export type Committed = {
  status: 'CommittedSuccess' | 'CommittedFailure'
  error: string | undefined
  draft: Draft
  base: View
  fee: FeeSummary
  feePayments: readonly FeePayment[]
  events: readonly EmittedEvent[]
  called: ReadonlySet<string>
}

export type Outcome = Committed | { status: 'Rejected'; error: string; fee: FeeSummary }

type Run = {
  draft: Draft
  locks: readonly FeeLock[]
  events: readonly EmittedEvent[]
  called: ReadonlySet<string>
  ran: number
  error: string | undefined
}

function run(base: View, deps: ExecutionDeps, transaction: Executable): Run {
  const { networkId, xrd, blueprints } = deps
  const { nowMs, intentHash, intentId } = transaction
  const zone = createAuthZone(transaction.signers, nativeAddresses(networkId))
  const draft = createDraft(base)
  const runtime = createRuntime({ networkId, xrd, blueprints, base, draft, nowMs, intentHash, intentId, zone })
  const progress = { ran: 0 }
  let error: string | undefined
  try {
    runIntents(runtime, [transaction, ...(transaction.subintents ?? [])], progress)
  } catch (cause) {
    if (!(cause instanceof Abort)) throw cause
    error = cause.message
  }
  const { feeLocks: locks, events, called } = runtime
  return { draft, locks, events, called, ran: progress.ran, error }
}

const cellsIn = (draft: Draft): number => Object.values(draft.writes.cells).reduce((sum, cells) => sum + cells.size, 0)

/** The fee limit of a transaction. A contingent lock only pays once it has succeeded: it repays no loan and lifts no limit. */
const lockedIn = (locks: readonly FeeLock[]): Amount =>
  addAmounts(...locks.filter((lock) => !lock.contingent).map((lock) => lock.amount))

/** Returns the unused part of the locked fee, burns half of the fee and pays the rest to the validators. */
function settleFee(
  draft: Draft,
  deps: ExecutionDeps,
  changes: ReadonlyMap<string, Amount>,
  payments: readonly FeePayment[],
): void {
  for (const [vault, amount] of changes) {
    const content = draft.get('vault', vault)
    if (content?.kind === 'fungible')
      draft.set('vault', vault, { ...content, amount: addAmounts(content.amount, amount) })
  }
  const rewards = draft.get('vault', deps.rewardsVault)
  const { burned, toValidators } = shareOf(addAmounts(...payments.map(({ amount }) => amount)))
  if (rewards?.kind === 'fungible')
    draft.set('vault', deps.rewardsVault, { ...rewards, amount: addAmounts(rewards.amount, toValidators) })
  const supply = draft.get('supply', deps.xrd)
  if (supply) draft.set('supply', deps.xrd, { ...supply, total: supply.total - burned, burned: supply.burned + burned })
}

/**
 * Runs a transaction over a view without changing it; the outcome carries the draft to commit. Throws a `ConservationError`
 * for a bug of the devnet.
 */
export function execute(base: View, deps: ExecutionDeps, transaction: Executable): Outcome {
  const result = run(base, deps, transaction)
  const fee = feeOf({
    instructions: result.ran,
    signatures: transaction.signatures + 1,
    payloadBytes: transaction.payloadBytes,
    writtenCells: cellsIn(result.draft),
  })
  const locked = lockedIn(result.locks)
  const free = transaction.freeCredit === true
  if (!free && locked < loanOf(fee)) return { status: 'Rejected', fee, error: rejectionOf(result, fee, locked) }
  const short =
    locked < fee.total && !free
      ? `FeeReserveError(InsufficientBalance { required: ${formatAmount(fee.total)}, remaining: ${formatAmount(locked)} })`
      : undefined
  return settle(base, deps, result, fee, result.error ?? transaction.failure ?? short)
}

const rejectionOf = (result: Run, fee: FeeSummary, locked: Amount): string =>
  result.error === undefined
    ? `SuccessButFeeLoanNotRepaid: ${formatAmount(locked)} XRD is locked, ${formatAmount(loanOf(fee))} is needed`
    : `ErrorBeforeLoanAndDeferredCostsRepaid(${result.error})`

function settle(base: View, deps: ExecutionDeps, result: Run, fee: FeeSummary, error: string | undefined): Committed {
  const succeeded = error === undefined
  const draft = succeeded ? result.draft : createDraft(base)
  const feePayments = payFrom(result.locks, fee.total, succeeded)
  const change = new Map<string, Amount>()
  const add = (vault: string, amount: Amount) => change.set(vault, addAmounts(change.get(vault) ?? ZERO, amount))
  if (succeeded) for (const lock of result.locks) add(lock.vault, lock.amount)
  for (const { vault, amount } of feePayments) add(vault, subtractAmounts(ZERO, amount))
  settleFee(draft, deps, change, feePayments)
  assertConserved(base, draft)
  return {
    status: succeeded ? 'CommittedSuccess' : 'CommittedFailure',
    error,
    draft,
    base,
    fee,
    feePayments,
    events: succeeded ? result.events : result.events.filter((event) => event.name === 'LockFeeEvent'),
    called: result.called,
  }
}
