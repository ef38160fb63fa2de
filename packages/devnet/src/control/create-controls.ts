import { ok, type Result, type ResultAsync } from 'neverthrow'
import * as z from 'zod'
import type { ClockState, DevnetClock } from '../chain/clock'
import { epochStart, LATEST_MS } from '../chain/epoch'
import type { Ledger, LedgerSnapshot } from '../chain/ledger'
import type { Oracle } from '../chain/oracle'
import { defaultErrors } from '../chain/planned-outcomes'
import type { Genesis } from '../genesis/create-genesis'
import { applyFaultSettings, type FaultSettings, FaultSettingsChange } from '../http/fault-settings'
import { type ControlError, refused } from './control-error'
import { createOwnTransactions, type FaucetGift, type PriceChange } from './own-transactions'

/** A change of the clock. `time` is ISO 8601 and not before the newest transaction. */
export const ClockChange = z.strictObject({
  frozen: z.boolean().optional(),
  time: z.iso.datetime({ offset: true }).optional(),
  advanceMs: z.int().min(0).optional(),
  advanceEpochs: z.int().min(1).max(1_000_000).optional(),
})
export type ClockChange = z.input<typeof ClockChange>

export const NextTransactions = z.strictObject({
  outcome: z.enum(['stuck', 'rejected', 'failure']),
  count: z.int().min(1).max(10_000).default(1),
  error: z.string().min(1).optional(),
})
export type NextTransactions = z.input<typeof NextTransactions>
type PlannedTransactions = z.output<typeof NextTransactions>

export const Restore = z.strictObject({ id: z.int().min(1) })
export const Nothing = z.strictObject({})

type ClockView = { time: string; frozen: boolean; epoch: number; stateVersion: number }
type SnapshotView = { id: number; stateVersion: number; time: string }

/** Time and state on demand. The HTTP routes under `/devnet` and the command line call the same functions. */
export type DevnetControls = {
  /** Reads the clock, or changes it: first `time`, then the advances, then `frozen`. */
  clock(change?: ClockChange): Result<ClockView, ControlError>
  /** Remembers the ledger, the clock and the nonces. Waiting transactions are not part of it. */
  snapshot(): SnapshotView
  /** Goes back to a snapshot and drops newer ones. A snapshot can be restored any number of times. */
  restore(id: number): Result<SnapshotView, ControlError>
  snapshots(): readonly SnapshotView[]
  /** Goes back to the first state of the world and to the clock of the start, and drops all snapshots. */
  reset(): Result<ClockView, ControlError>
  /** Commits the waiting transactions now, stuck ones included, except those of a later epoch. */
  mine(): { committed: readonly string[]; stateVersion: number }
  /** Plans the outcome of the next transactions that users submit, and returns the plan. */
  nextTransactions(plan: NextTransactions): Result<PlannedTransactions, ControlError>
  /** A hash of the newest state. Runs with the same seed, transactions and clock have the same hash. */
  stateHash(): string
  /** Changes delays and faults, and returns all of them. */
  faults(change: FaultSettingsChange): Result<FaultSettings, ControlError>
  /** Sends 10,000 XRD to an account, and that many BALLER. */
  faucet(account: string, options?: { baller?: string | undefined }): ResultAsync<FaucetGift, ControlError>
  /** Sets the ticket price of a box, by default of the open one. */
  price(price: string, options?: { component?: string | undefined }): ResultAsync<PriceChange, ControlError>
}

type Place = { ledger: LedgerSnapshot; clock: ClockState; nonce: number }
type Snapshot = Place & { view: SnapshotView }

export type ControlsOptions = {
  ledger: Ledger
  oracle: Oracle
  clock: DevnetClock
  nonce: { get(): number; set(value: number): void; next: () => number }
  genesis: Genesis
  seed: number
  faultSettings: FaultSettings
}

const iso = (ms: number): string => new Date(ms).toISOString()

/** Parses a change, where an unknown setting is an error. */
function checked<S extends z.ZodType>(schema: S, change: unknown): Result<z.output<S>, ControlError> {
  const parsed = schema.safeParse(change)
  return parsed.success ? ok(parsed.data) : refused(z.prettifyError(parsed.error))
}

function changeClock({ ledger, clock }: ControlsOptions, change: ClockChange): Result<void, ControlError> {
  const { chain } = ledger
  const before = clock.state()
  const { time, advanceMs = 0, advanceEpochs = 0, frozen } = change
  let newest = 0
  const moveTo = (timeMs: number) => {
    newest = Math.max(newest, timeMs)
    clock.set(timeMs)
  }
  if (time !== undefined) moveTo(Date.parse(time))
  if (advanceMs > 0) moveTo(clock.now() + advanceMs)
  if (advanceEpochs > 0) moveTo(epochStart(chain.clock, chain.tip().epoch + advanceEpochs))
  if (clock.now() < chain.tip().timeMs) {
    clock.restore(before)
    return refused(`time: the newest transaction is of ${iso(chain.tip().timeMs)}; the clock cannot go back before it`)
  }
  if (newest > LATEST_MS) {
    clock.restore(before)
    return refused(`time: the clock ends at ${iso(LATEST_MS)}`)
  }
  if (frozen === true) clock.freeze()
  if (frozen === false) clock.resume()
  ledger.tick()
  return ok(undefined)
}

export function createControls(options: ControlsOptions): DevnetControls {
  const { ledger, oracle, clock, nonce, faultSettings } = options
  const snapshots = new Map<number, Snapshot>()
  let newest = 0
  const start: Place = {
    ledger: { stateVersion: ledger.chain.worldVersion(), rejections: new Map() },
    clock: clock.state(),
    nonce: 0,
  }
  /** Waiting transactions and snapshots after the id are dropped. */
  const goBack = (to: Place, id: number): Result<void, ControlError> => {
    if (to.ledger.stateVersion < ledger.chain.oldestVersion())
      return refused('That state is older than the states that --keep-versions keeps')
    clock.restore(to.clock)
    nonce.set(to.nonce)
    ledger.restore(to.ledger)
    oracle.reset()
    for (const other of snapshots.keys()) if (other > id) snapshots.delete(other)
    return ok(undefined)
  }
  const clockView = (): ClockView => {
    ledger.tick()
    const { epoch, stateVersion } = ledger.chain.tip()
    return { time: iso(clock.now()), frozen: clock.state().frozenAtMs !== undefined, epoch, stateVersion }
  }
  return {
    ...createOwnTransactions({ ...options, nextNonce: nonce.next }),
    clock: (change = {}) =>
      checked(ClockChange, change)
        .andThen((one) => changeClock(options, one))
        .map(clockView),
    snapshot: () => {
      ledger.tick()
      newest += 1
      const view = { id: newest, stateVersion: ledger.chain.tip().stateVersion, time: iso(clock.now()) }
      snapshots.set(newest, { view, ledger: ledger.snapshot(), clock: clock.state(), nonce: nonce.get() })
      return view
    },
    restore: (id) => {
      const snapshot = snapshots.get(id)
      return snapshot ? goBack(snapshot, id).map(() => snapshot.view) : refused(`id: there is no snapshot ${id}`)
    },
    reset: () => goBack(start, 0).map(clockView),
    snapshots: () => [...snapshots.values()].map(({ view }) => view),
    mine: () => ({ committed: ledger.mine(), stateVersion: ledger.chain.tip().stateVersion }),
    nextTransactions: (plan) =>
      checked(NextTransactions, plan).andTee(({ outcome, count, error }) =>
        ledger.plan({ outcome, error: error ?? defaultErrors[outcome] }, count),
      ),
    stateHash: () => ledger.chain.stateHash(),
    faults: (change) =>
      checked(FaultSettingsChange, change).map((one) => {
        applyFaultSettings(faultSettings, one)
        return faultSettings
      }),
  }
}
