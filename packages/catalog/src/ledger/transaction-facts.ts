import { type Amount, parseAmount, ZERO } from '@lootboxes/ledger'
import { decimalIn, idsIn, type LedgerEvent, ledgerEvents, type StreamItem } from './ledger-events'

/** Net change of the ids of one resource that an entity holds, over the whole transaction. */
type Move = {
  readonly resource: string
  readonly entity: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Tickets that a box sold and the amount paid for them, from an event of the box. */
export type Sale = { readonly ids: readonly string[]; readonly paid: Amount }

/** A transaction of a box. */
type BoxFacts = {
  readonly component: string
  readonly sales: readonly Sale[]
  /** Tickets that the box names in its events or that passed through a vault. Their data may have changed. */
  readonly tickets: readonly string[]
  /** False where the box names no tickets: the data of any ticket that waits for its draw may have changed. */
  readonly namesTickets: boolean
}

/** Payment tokens that a box received, gave away or paid as fees. */
type Money = {
  readonly box: string
  readonly resource: string
  readonly change: Amount
  readonly isFee: boolean
}

/** What one committed transaction did, from its events and balance changes. The text of its manifest is never read. */
export type TransactionFacts = {
  readonly stateVersion: number
  readonly hash: string
  readonly atMs: number
  readonly boxes: readonly BoxFacts[]
  readonly moves: readonly Move[]
  /** Ids that the transaction both minted and burned. */
  readonly fleeting: readonly { readonly resource: string; readonly ids: readonly string[] }[]
  readonly money: readonly Money[]
}

export type BoxAddresses = { readonly componentAddress: string; readonly ticketAddress: string }

/** Which transaction this is, on any Gateway: user transactions have a hash, the others their place in time. */
export const identityOf = (item: StreamItem): string =>
  item.intent_hash ?? item.payload_hash ?? `${item.state_version}@${item.round_timestamp}`

const amountOf = (text: string): Amount => parseAmount(text).unwrapOr(ZERO)

/** The event of our own box blueprint with the paid amount. For other boxes the balance change has it. */
const SALE_EVENT = 'TicketsBoughtEvent'

function boxFacts({ componentAddress, ticketAddress }: BoxAddresses, events: readonly LedgerEvent[]): BoxFacts {
  const own = events.filter(({ emitter }) => emitter === componentAddress)
  const named = own.flatMap(idsIn)
  const moved = events.filter(({ resource }) => resource === ticketAddress).flatMap(idsIn)
  return {
    component: componentAddress,
    sales: own
      .filter(({ name }) => name === SALE_EVENT)
      .map((event) => ({ ids: idsIn(event), paid: amountOf(decimalIn(event, 'paid') ?? '') })),
    tickets: [...new Set([...named, ...moved])],
    namesTickets: named.length > 0,
  }
}

/** Ids of mint events that no balance change mentions: the transaction burned them again. */
function fleetingIds(events: readonly LedgerEvent[], moves: readonly Move[]): TransactionFacts['fleeting'] {
  const mints = events.filter(({ name, emitter }) => name === 'MintNonFungibleResourceEvent' && isResource(emitter))
  return mints.flatMap((event) => {
    const moved = new Set(moves.flatMap((move) => (move.resource === event.emitter ? move.added : [])))
    const ids = idsIn(event).filter((id) => !moved.has(id))
    return ids.length === 0 ? [] : [{ resource: event.emitter, ids }]
  })
}

const isResource = (address: string): boolean => address.startsWith('resource_')

type FungibleChange = {
  readonly entity_address: string
  readonly resource_address: string
  readonly balance_change: string
}

function moneyOf({ balance_changes: changes }: StreamItem, boxes: readonly BoxAddresses[]): readonly Money[] {
  const addresses = new Set(boxes.map(({ componentAddress }) => componentAddress))
  const of = (list: readonly FungibleChange[], isFee: boolean): Money[] =>
    list
      .filter(({ entity_address }) => addresses.has(entity_address))
      .map(({ entity_address: box, resource_address: resource, balance_change }) => ({
        box,
        resource,
        change: amountOf(balance_change),
        isFee,
      }))
  return [
    ...of(changes?.fungible_balance_changes ?? [], false),
    ...of(changes?.fungible_fee_balance_changes ?? [], true),
  ]
}

export function transactionFacts(item: StreamItem, boxes: readonly BoxAddresses[]): TransactionFacts {
  const money = moneyOf(item, boxes)
  const at = {
    stateVersion: item.state_version,
    hash: identityOf(item),
    atMs: Date.parse(item.confirmed_at ?? item.round_timestamp),
    money,
  }
  // A failed transaction changes nothing but the balances that pay its fee.
  if (item.transaction_status !== 'CommittedSuccess') return { ...at, boxes: [], moves: [], fleeting: [] }
  const events = ledgerEvents(item)
  const moves = (item.balance_changes?.non_fungible_balance_changes ?? []).map((one) => ({
    resource: one.resource_address,
    entity: one.entity_address,
    added: one.added,
    removed: one.removed,
  }))
  const touched = new Set([
    ...(item.affected_global_entities ?? []),
    ...events.map(({ emitter }) => emitter),
    ...[...moves.map(({ entity }) => entity), ...money.map(({ box }) => box)],
  ])
  return {
    ...at,
    boxes: boxes.filter(({ componentAddress }) => touched.has(componentAddress)).map((box) => boxFacts(box, events)),
    moves,
    fleeting: fleetingIds(events, moves),
  }
}

export const isRelevant = ({ boxes, moves, money, fleeting }: TransactionFacts): boolean =>
  boxes.length + moves.length + money.length + fleeting.length > 0
