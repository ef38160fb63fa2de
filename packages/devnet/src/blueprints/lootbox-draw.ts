import { bech32m } from '@scure/base'
import { fail, sbor, sortIds } from './blueprint-kit'
import { drawIndex, drawSeed } from './draw-seed'
import type { Lootbox, PendingDraw } from './lootbox-state'
import { assertOperator, ticketAt, writeTicket } from './lootbox-tickets'

type Candidate = { pool: number; resource: string; id: string }

/** All remaining loot: pool by pool, each in local id order. */
const candidatesOf = (box: Lootbox): Candidate[] =>
  box.state.pool.flatMap((address, pool) => {
    const { resource, ids } = box.vault(address)
    return sortIds(ids).map((id) => ({ pool, resource, id }))
  })

const hashOfIntent = (intentId: string): Uint8Array => {
  const decoded = bech32m.decodeUnsafe(intentId)
  return decoded ? bech32m.fromWords(decoded.words) : fail('Lootbox: the opening transaction has no valid id')
}

type Drawn = { seed: string; left: number; index: number }

function record(box: Lootbox, { ticket, revealIntent }: PendingDraw, { seed, left, index }: Drawn): void {
  const value = sbor.tuple('DrawRecord', {
    reveal_intent: sbor.string(revealIntent),
    draw_intent: sbor.string(box.intentId),
    seed: sbor.string(seed),
    ids_left: sbor.u64(left),
    index: sbor.u64(index),
  })
  box.setEntry(box.state.draws, sbor.localId(ticket), value)
}

function drawOne(box: Lootbox, pending: PendingDraw, candidates: Candidate[]): void {
  if (candidates.length === 0) fail('Lootbox: nothing is left to draw')
  const { ticket: id, revealIntent } = pending
  const seed = drawSeed({
    revealIntentHash: hashOfIntent(revealIntent),
    drawIntentHash: box.intentHash,
    ticket: id,
  })
  const index = drawIndex(seed, candidates.length)
  record(box, pending, { seed, left: candidates.length, index })
  const won = candidates.splice(index, 1)[0] ?? fail('Lootbox: nothing is left to draw')
  const from = box.state.pool[won.pool] ?? fail('Lootbox: a pool vault is missing')
  const into = box.state.reserved[won.pool] ?? fail('Lootbox: a pool vault is missing')
  box.vault(into).put(box.vault(from).takeIds(new Set([won.id])))
  const loots = [{ fieldName: lootField(box, won.resource), resourceAddress: won.resource, ids: [won.id] }]
  writeTicket(box, id, { ...ticketAt(box, id), revealed: true, loots })
}

function lootField(box: Lootbox, resource: string): string {
  const label = box.resource(resource).metadata('loot_field')
  return label?.type === 'String' ? label.value : 'loot'
}

/**
 * `draw(tickets: Vec<NonFungibleLocalId>)`, for the oracle only: draws loot for opened tickets from the pool, without
 * replacement, by `drawSeed`. It is a later transaction than the reveal, so an owner cannot preview the result and refuse.
 */
export function draw(box: Lootbox, tickets: readonly string[]): undefined {
  assertOperator(box)
  const ids = new Set(tickets)
  const due = box.state.pendingDraws.filter(({ ticket }) => ids.has(ticket))
  if (due.length !== ids.size) fail('Lootbox: a ticket is not waiting for its draw')
  const candidates = candidatesOf(box)
  for (const pending of due) drawOne(box, pending, candidates)
  box.state = { ...box.state, pendingDraws: box.state.pendingDraws.filter(({ ticket }) => !ids.has(ticket)) }
  const drawn = due.map(({ ticket }) => sbor.localId(ticket))
  box.emit('TicketsRevealedEvent', { tickets: sbor.array('NonFungibleLocalId', drawn) })
}
