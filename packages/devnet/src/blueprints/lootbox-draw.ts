import { bech32m } from '@scure/base'
import { abort } from '../engine/abort'
import { sortedIds } from '../engine/holding'
import { emit, type Runtime } from '../engine/runtime'
import { depositInto, idsIn, withdrawFrom } from '../engine/vaults'
import { encodeSbor } from '../sbor/encode-sbor'
import { array, localId, string, tuple, u64 } from '../sbor/programmatic'
import { placeKey } from '../store/families'
import { type CallResult, nothing } from './blueprint'
import { drawIndex, drawSeed } from './draw-seed'
import { assertOperator, lootboxAt, ticketAt } from './lootbox-cell'
import type { LootboxState, PendingDraw } from './lootbox-state'
import { ticketTuple } from './ticket'

type Candidate = { pool: number; resource: string; id: string }

/** All remaining loot: pool by pool, each in local id order. */
function candidatesOf(runtime: Runtime, state: LootboxState): Candidate[] {
  return state.pool.flatMap((vault, pool) => {
    const resource = runtime.draft.get('vault', vault)?.resource ?? abort('Lootbox: a pool vault is missing')
    return sortedIds(idsIn(runtime.draft, resource, vault)).map((id) => ({ pool, resource, id }))
  })
}

const hashOfIntent = (intentId: string): Uint8Array => {
  const decoded = bech32m.decodeUnsafe(intentId)
  return decoded ? bech32m.fromWords(decoded.words) : abort('Lootbox: the opening transaction has no valid id')
}

function record(
  runtime: Runtime,
  state: LootboxState,
  pending: PendingDraw,
  seed: string,
  left: number,
  index: number,
) {
  const key = localId(pending.ticket)
  const value = tuple('DrawRecord', {
    reveal_intent: string(pending.revealIntent),
    draw_intent: string(runtime.intentId),
    seed: string(seed),
    ids_left: u64(left),
    index: u64(index),
  })
  const keyHex = encodeSbor(key)
  runtime.draft.set('keyValue', placeKey(state.draws, keyHex), { key, value })
  runtime.draft.append('keyValueKeys', state.draws, keyHex)
}

function drawOne(runtime: Runtime, state: LootboxState, pending: PendingDraw, candidates: Candidate[]): void {
  if (candidates.length === 0) abort('Lootbox: nothing is left to draw')
  const seed = drawSeed({
    revealIntentHash: hashOfIntent(pending.revealIntent),
    drawIntentHash: runtime.intentHash,
    ticket: pending.ticket,
  })
  const index = drawIndex(seed, candidates.length)
  record(runtime, state, pending, seed, candidates.length, index)
  const [won] = candidates.splice(index, 1)
  if (!won) abort('Lootbox: nothing is left to draw')
  const from = state.pool[won.pool]
  const into = state.reserved[won.pool]
  if (from === undefined || into === undefined) abort('Lootbox: a pool vault is missing')
  depositInto(runtime, into, withdrawFrom(runtime, from, { ids: new Set([won.id]) }))
  const ticket = ticketAt(runtime, state.ticketResource, pending.ticket)
  const loots = [{ fieldName: lootField(runtime, won.resource), resource: won.resource, ids: [won.id] }]
  const key = placeKey(state.ticketResource, pending.ticket)
  runtime.draft.set('nonFungibleData', key, ticketTuple({ ...ticket, revealed: true, loots }))
}

function lootField(runtime: Runtime, resource: string): string {
  const label = runtime.draft.get('metadata', placeKey(resource, 'loot_field'))?.metadata
  return label?.type === 'String' ? label.value : 'loot'
}

/**
 * `draw(tickets: Vec<NonFungibleLocalId>)`, for the oracle only: draws loot for opened tickets from the pool, without
 * replacement, by `drawSeed`. It is a later transaction than the reveal, so an owner cannot preview the result and refuse.
 */
export function draw(runtime: Runtime, self: string, ids: ReadonlySet<string>): CallResult {
  const state = lootboxAt(runtime, self)
  assertOperator(runtime, state)
  const due = state.pending.filter(({ ticket }) => ids.has(ticket))
  if (due.length !== ids.size) abort('Lootbox: a ticket is not waiting for its draw')
  const candidates = candidatesOf(runtime, state)
  for (const pending of due) drawOne(runtime, state, pending, candidates)
  runtime.draft.set('lootbox', self, { ...state, pending: state.pending.filter(({ ticket }) => !ids.has(ticket)) })
  const tickets = array(
    'NonFungibleLocalId',
    due.map(({ ticket }) => localId(ticket)),
  )
  emit(runtime, self, 'TicketsRevealedEvent', tuple('TicketsRevealedEvent', { tickets }))
  return nothing
}
