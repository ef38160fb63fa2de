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

const beyond = () => invalidRequest('?', 'State version is beyond the end of the known ledger')

function pointFor(gateway: Gateway, tip: LedgerPoint, selector: LedgerStateSelector): LedgerPoint {
  const { chain } = gateway.ledger
  const { state_version, timestamp, epoch, round } = selector
  if (typeof state_version === 'number') {
    const point = state_version > tip.stateVersion ? undefined : chain.transactionAt(state_version)
    if (!point) throw beyond()
    return point
  }
  const upToTip = chain.transactions().slice(0, tip.stateVersion)
  if (typeof timestamp === 'string') {
    const ms = Date.parse(timestamp)
    if (ms > gateway.now()) throw invalidRequest('AtLedgerState.Timestamp', 'Timestamp is in the future')
    const point = upToTip.findLast(({ timeMs }) => timeMs <= ms)
    if (!point) throw invalidRequest('?', 'Timestamp is before the beginning of the known ledger')
    return point
  }
  if (typeof epoch !== 'number') return tip
  if (epoch > tip.epoch) throw invalidRequest('?', 'Epoch is beyond the end of the known ledger')
  // An epoch without a round means its round 0, which precedes every transaction of the epoch.
  const atMost = typeof round === 'number' ? round : 0
  const point = upToTip.findLast((one) => one.epoch < epoch || (one.epoch === epoch && one.round <= atMost))
  if (!point) throw invalidRequest('?', 'Epoch is before the beginning of the known ledger')
  return point
}

type Selector = LedgerStateSelector | null | undefined

/** Returns the transaction that `at_ledger_state` selects, or the newest one. Its state may be forgotten. */
export function pointAt(gateway: Gateway, selector: Selector): LedgerPoint {
  const tip = visibleTip(gateway)
  return selector ? pointFor(gateway, tip, selector) : tip
}

/** Returns the transaction that `from_ledger_state` selects: by time or epoch the first at or after it. */
export function firstFrom(gateway: Gateway, selector: LedgerStateSelector): LedgerPoint {
  const { timestamp, epoch, round } = selector
  if (typeof selector.state_version === 'number') return pointAt(gateway, selector)
  const isReached =
    typeof timestamp === 'string'
      ? ({ timeMs }: LedgerPoint) => timeMs >= Date.parse(timestamp)
      : (one: LedgerPoint) =>
          typeof epoch !== 'number' || one.epoch > epoch || (one.epoch === epoch && one.round >= (round ?? 0))
  const point = gateway.ledger.chain.transactions().slice(0, visibleTip(gateway).stateVersion).find(isReached)
  if (!point) throw invalidRequest('?', 'The selected ledger state is beyond the end of the known ledger')
  return point
}

/** Returns the state that `at_ledger_state` selects, or the newest one. */
export function readLedger(gateway: Gateway, selector: Selector): Reading {
  const point = pointAt(gateway, selector)
  if (point.stateVersion < gateway.ledger.chain.oldestVersion())
    throw invalidRequest('?', 'State version is older than this devnet keeps; see --keep-versions')
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
