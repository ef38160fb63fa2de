import { type Batch, boxOfTicket } from './batch'
import type { Observation } from './read-observations'
import { type BoxState, type ItemState, itemKey } from './state'

/** The first data of a ticket with a new status. */
export type TicketChange = {
  readonly item: ItemState
  readonly box: BoxState
  readonly observation: Observation
  readonly isOpened: boolean
  readonly isRevealed: boolean
  readonly isRedeemed: boolean
}

/** Takes over the status that a ticket's data says. Opened, revealed and redeemed count once, at the first data that says so. */
function observeTicket(box: BoxState, item: ItemState, observation: Observation): TicketChange | undefined {
  const { ticket, writtenAt } = observation
  if (!ticket) return undefined
  const { status } = ticket
  const isOpened = status !== 'unrevealed' && item.openedVersion === undefined
  const isRevealed = (status === 'revealed' || status === 'redeemed') && item.revealedVersion === undefined
  const isRedeemed = status === 'redeemed' && item.claimedVersion === undefined
  if (item.ticketStatus !== 'redeemed') item.ticketStatus = status
  if (isOpened) item.openedVersion = writtenAt
  if (isRevealed) item.revealedVersion = writtenAt
  item.isChanged = true
  return { item, box, observation, isOpened, isRevealed, isRedeemed }
}

/** Applies the data that a transaction wrote into the items it touched. */
export function observeItems(
  batch: Batch,
  stateVersion: number,
  keys: readonly string[],
  waiting: readonly ItemState[],
): readonly TicketChange[] {
  const touched = new Set(keys.flatMap((key) => batch.items.get(key) ?? []))
  for (const item of waiting) touched.add(item)
  const changes: TicketChange[] = []
  for (const item of touched) {
    const observation = batch.observations.at(itemKey(item.collection, item.localId), stateVersion)
    if (!observation) continue
    item.facts = observation.facts
    item.isChanged = true
    const box = boxOfTicket(batch, item)
    const change = box && observeTicket(box, item, observation)
    if (change) changes.push(change)
  }
  return changes
}
