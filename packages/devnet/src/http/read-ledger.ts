import type { LedgerStateSelector } from '@lootboxes/gateway/wire'
import { networkName } from '@lootboxes/ledger'
import type * as z from 'zod'
import type { LedgerPoint } from '../chain/transaction-record'
import type { Gateway, Reading } from './gateway'
import { parseRequest } from './parse-request'
import { invalidRequest, notSyncedUp } from './problem'

const MOST_LAG_MS = 60_000

/** The newest state version that readers see: the ledger's, minus the replica lag. Throws a 500 if the lag is too long. */
export function visibleTip({ ledger, faultSettings, now }: Gateway): LedgerPoint {
  ledger.tick()
  const { chain } = ledger
  const tip = chain.tip()
  if (faultSettings.replicaLagMs === 0) return tip
  if (faultSettings.replicaLagMs > MOST_LAG_MS) throw notSyncedUp(faultSettings.replicaLagMs / 1000, MOST_LAG_MS / 1000)
  const seenUntil = now() - faultSettings.replicaLagMs
  return chain.transactions().findLast(({ timeMs }) => timeMs <= seenUntil) ?? chain.transactionAt(1) ?? tip
}

const refused = (error: string) => invalidRequest('?', error)
const beyond = (what: string) => refused(`${what} is beyond the end of the known ledger`)

type Selector = LedgerStateSelector | null | undefined

/** Refuses a time in the future, as the Gateway does before it reads the ledger. */
function assertPast({ now }: Gateway, selector: Selector, field: 'AtLedgerState' | 'FromLedgerState'): void {
  const timestamp = selector?.timestamp
  if (typeof timestamp === 'string' && Date.parse(timestamp) > now())
    throw invalidRequest(`${field}.Timestamp`, "'Timestamp' must not be in future.")
}

function atVersion({ ledger }: Gateway, tip: LedgerPoint, version: number): LedgerPoint {
  const point = version > tip.stateVersion ? undefined : ledger.chain.transactionAt(version)
  if (!point) throw beyond('State version')
  return point
}

/** Whether a transaction is at or after an epoch or a round of it. */
const hasReached = (one: LedgerPoint, epoch: number, round: number): boolean =>
  one.epoch > epoch || (one.epoch === epoch && one.round >= round)

/** Returns the transaction that `at_ledger_state` selects, or the newest one. Its state may be forgotten. */
export function pointAt(gateway: Gateway, selector: Selector): LedgerPoint {
  assertPast(gateway, selector, 'AtLedgerState')
  const tip = visibleTip(gateway)
  const { state_version, timestamp, epoch, round } = selector ?? {}
  if (typeof state_version === 'number') return atVersion(gateway, tip, state_version)
  const upToTip = gateway.ledger.chain.transactions().slice(0, tip.stateVersion)
  if (typeof timestamp === 'string') {
    const ms = Date.parse(timestamp)
    const point = upToTip.findLast(({ timeMs }) => timeMs <= ms)
    if (!point) throw refused('Timestamp was before the start of the ledger')
    return point
  }
  if (typeof epoch !== 'number') return tip
  if (epoch > tip.epoch) throw beyond(`Epoch ${epoch}`)
  if (typeof round === 'number') return upToTip.findLast((one) => !hasReached(one, epoch, round + 1)) ?? tip
  // An epoch without a round means its first transaction. An epoch without transactions has the state before it.
  const first = upToTip.find((one) => hasReached(one, epoch, 0)) ?? tip
  return first.epoch === epoch ? first : (upToTip[first.stateVersion - 2] ?? first)
}

/** Returns the transaction that `from_ledger_state` selects: by time or epoch the first at or after it. */
export function firstFrom(gateway: Gateway, selector: LedgerStateSelector): LedgerPoint {
  assertPast(gateway, selector, 'FromLedgerState')
  const tip = visibleTip(gateway)
  const { state_version, timestamp, epoch, round } = selector
  if (typeof state_version === 'number') return atVersion(gateway, tip, state_version)
  const upToTip = gateway.ledger.chain.transactions().slice(0, tip.stateVersion)
  if (typeof timestamp === 'string') {
    const ms = Date.parse(timestamp)
    const point = upToTip.find(({ timeMs }) => timeMs >= ms)
    if (!point) throw beyond('Timestamp')
    return point
  }
  const point = upToTip.find((one) => hasReached(one, epoch ?? 0, round ?? 0))
  if (!point) throw beyond(typeof round === 'number' ? `Epoch ${epoch} round ${round}` : `Epoch ${epoch}`)
  return point
}

/** Returns the state that `at_ledger_state` selects, or the newest one. */
export function readLedger(gateway: Gateway, selector: Selector): Reading {
  const point = pointAt(gateway, selector)
  if (point.stateVersion < gateway.ledger.chain.oldestVersion())
    throw refused('State version is older than this devnet keeps; see --keep-versions')
  return { point, view: gateway.ledger.chain.view(point.stateVersion) }
}

type StateRequest = z.core.$ZodType<{ at_ledger_state?: LedgerStateSelector | null | undefined }>

/** Parses a request and reads the ledger state that its `at_ledger_state` selects. */
export function readState<S extends StateRequest>(
  gateway: Gateway,
  schema: S,
  body: unknown,
): Reading & { request: z.output<S> } {
  const request = parseRequest(schema, body, gateway.networkId)
  return { ...readLedger(gateway, request.at_ledger_state), request }
}

/** `ledger_state` of a response. */
export const ledgerState = ({ networkId }: Gateway, { stateVersion, epoch, round, timeMs }: LedgerPoint) => ({
  network: (networkName(networkId) ?? `network-${networkId}`).toLowerCase(),
  state_version: stateVersion,
  proposer_round_timestamp: new Date(timeMs).toISOString(),
  epoch,
  round,
})
