import type { QueuedTransaction } from '../chain/ledger'
import type { UserTransaction } from '../chain/transaction-record'
import { manifestSteps } from '../wallet-api/manifest-steps'
import { type ExplorerDeps, isoTime, nameOf } from './explorer-deps'
import { type Html, html } from './html'
import { badge, none } from './page'

type Row = { intentId: string; summary: string; state: Html; note: string }

/** The message of a transaction, or its first step after the fee. */
function summaryOf(
  { gateway }: ExplorerDeps,
  { message, instructions }: Pick<UserTransaction, 'message' | 'instructions'>,
): string {
  const steps = manifestSteps(instructions, (address) => nameOf(gateway, address), gateway.networkId)
  return message ?? steps.find((step) => !step.startsWith('Lock ')) ?? steps[0] ?? 'A transaction'
}

/** A committed transaction. */
export const transactionRow = (deps: ExplorerDeps, record: UserTransaction): Row => ({
  intentId: record.intentId,
  summary: summaryOf(deps, record),
  state: record.status === 'CommittedSuccess' ? badge('leaf', 'Success') : badge('coral', 'Failure'),
  note: `Version ${record.stateVersion} · ${isoTime(record.timeMs)}`,
})

const reasons = { mine: 'Held', epoch: 'Later epoch', delay: 'Commit delay' } as const

/** A transaction that waits for its commit. */
export const waitingRow = (deps: ExplorerDeps, { received, waitsFor }: QueuedTransaction): Row => {
  const { transaction, envelope, startEpoch } = received
  return {
    intentId: transaction.intentId,
    summary: summaryOf(deps, { message: envelope.message, instructions: transaction.instructions }),
    state: badge('plain', reasons[waitsFor]),
    note: `Valid in the epochs ${startEpoch} to ${envelope.endEpoch - 1}`,
  }
}

/** Transactions as links, each with its state. */
export const transactionList = (rows: readonly Row[]): Html =>
  rows.length === 0
    ? none('None.')
    : html`<ol class="flex flex-col">${rows.map(
        ({ intentId, summary, state, note }) =>
          html`<li class="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-rule border-t-[1.5px] py-3 hover:bg-wash"><a class="stretched-link font-medium [overflow-wrap:anywhere]" href="/explorer/transaction/${intentId}">${summary}</a>${state}<span class="figure col-span-2 text-ink-soft text-sm">${note}</span></li>`,
      )}</ol>`
