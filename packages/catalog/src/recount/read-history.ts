import type { Gateway } from '@lootboxes/gateway'
import { type Amount, addAmounts, parseAmount, ZERO } from '@lootboxes/ledger'
import { must } from '../ledger/must'

export type RecountBox = {
  readonly componentAddress: string
  readonly ticketAddress: string
  readonly tokenAddress: string
  readonly price: Amount
}

/** One transaction's change of one resource: where each id was before it, and where it is after it. */
type Change = { readonly resource: string; readonly id: string; readonly from?: string; readonly to?: string }
type Sale = { readonly box: string; readonly ids: readonly string[]; readonly paid: Amount }

export type PastTransaction = {
  readonly stateVersion: number
  readonly atMs: number
  readonly changes: readonly Change[]
  /** Ids that this transaction minted and burned, so that they never were anywhere. */
  readonly fleeting: readonly Change[]
  readonly sales: readonly Sale[]
  /** Boxes that received their payment token, and how much. */
  readonly received: ReadonlyMap<string, Amount>
  /** Boxes that paid a fee in their payment token, and how much. */
  readonly fees: ReadonlyMap<string, Amount>
}

type Stream = Awaited<ReturnType<Gateway['streamTransactions']>>
type Item = Extract<Stream, { readonly value: unknown }>['value']['items'][number]
type Event = NonNullable<NonNullable<Item['receipt']>['detailed_events']>[number]

const idPattern = /"kind":"NonFungibleLocalId","value":"([^"]+)"|"value":"([^"]+)","kind":"NonFungibleLocalId"/g
const idsOf = (event: Event): readonly string[] =>
  [...JSON.stringify(event.payload).matchAll(idPattern)].map(([, a, b]) => a ?? b ?? '')

const emitterOf = ({ emitter }: Event): string =>
  emitter.type === 'EntityMethod' ? emitter.method_emitter.entity : 'function'

function paidIn(event: Event): Amount {
  const { fields = [] } = event.payload.programmatic_json as { fields?: { field_name?: string; value?: string }[] }
  return parseAmount(fields.find(({ field_name }) => field_name === 'paid')?.value ?? '').unwrapOr(ZERO)
}

/** Minted ids without a balance change: the same transaction burned them. */
function fleetingOf(events: readonly Event[], changes: readonly Change[]): Change[] {
  const moved = new Set(changes.map(({ resource, id }) => `${resource} ${id}`))
  return events
    .filter(({ identifier }) => identifier.event === 'MintNonFungibleResourceEvent')
    .flatMap((event) => idsOf(event).map((id) => ({ resource: emitterOf(event), id })))
    .filter(({ resource, id }) => !moved.has(`${resource} ${id}`))
}

function changesOf({ balance_changes }: Item): Change[] {
  const changes = new Map<string, { resource: string; id: string; from?: string; to?: string }>()
  for (const {
    resource_address: resource,
    entity_address,
    added,
    removed,
  } of balance_changes?.non_fungible_balance_changes ?? []) {
    const of = (id: string) => {
      const known = changes.get(`${resource} ${id}`) ?? { resource, id }
      changes.set(`${resource} ${id}`, known)
      return known
    }
    for (const id of added) of(id).to = entity_address
    for (const id of removed) of(id).from = entity_address
  }
  return [...changes.values()]
}

type FungibleChange = {
  readonly entity_address: string
  readonly resource_address: string
  readonly balance_change: string
}

/** Payment tokens that came into each box (`sign` 1) or left it (-1). */
function paymentsOf(changes: readonly FungibleChange[] = [], boxes: readonly RecountBox[], sign: 1n | -1n) {
  const sums = new Map<string, Amount>()
  for (const { entity_address, resource_address, balance_change } of changes) {
    const change = (parseAmount(balance_change).unwrapOr(ZERO) * sign) as Amount
    const box = boxes.find(({ componentAddress }) => componentAddress === entity_address)
    if (box && resource_address === box.tokenAddress && change > 0n)
      sums.set(entity_address, addAmounts(sums.get(entity_address) ?? ZERO, change))
  }
  return sums
}

function pastOf(item: Item, boxes: readonly RecountBox[]): PastTransaction {
  const isSuccess = item.transaction_status === 'CommittedSuccess'
  const events = isSuccess ? (item.receipt?.detailed_events ?? []) : []
  const changes = isSuccess ? changesOf(item) : []
  return {
    stateVersion: item.state_version,
    atMs: Date.parse(item.confirmed_at ?? item.round_timestamp),
    changes,
    fleeting: fleetingOf(events, changes),
    sales: events
      .filter((event) => event.identifier.event === 'TicketsBoughtEvent')
      .map((event) => ({ box: emitterOf(event), ids: idsOf(event), paid: paidIn(event) })),
    received: paymentsOf(item.balance_changes?.fungible_balance_changes, boxes, 1n),
    fees: paymentsOf(item.balance_changes?.fungible_fee_balance_changes, boxes, -1n),
  }
}

type HistoryOptions = {
  readonly gateway: Gateway
  readonly boxes: readonly RecountBox[]
  /** Resources to follow; every transaction of the ledger where it is absent. */
  readonly followed?: readonly string[] | undefined
  readonly stateVersion: number
  readonly signal?: AbortSignal | undefined
}

/** Every transaction up to a state version, one after the other, in the ledger's order. */
export async function readHistory(options: HistoryOptions): Promise<readonly PastTransaction[]> {
  const { gateway, boxes, followed, stateVersion, signal } = options
  const filters = followed
    ? [
        ...boxes.map(({ componentAddress }) => ({ affected_global_entities_filter: [componentAddress] })),
        ...followed.map((resource) => ({ balance_change_resources_filter: [resource] })),
        ...followed.map((resource) => ({ affected_global_entities_filter: [resource] })),
      ]
    : [{}]
  const found = new Map<number, PastTransaction>()
  for (const filter of filters) {
    let cursor: string | undefined
    do {
      const page = must(
        await gateway.streamTransactions(
          {
            order: 'Asc',
            limit_per_page: 100,
            opt_ins: { balance_changes: true, detailed_events: true },
            at_ledger_state: { state_version: stateVersion },
            ...filter,
            ...(cursor === undefined ? {} : { cursor }),
          },
          { signal },
        ),
      )
      for (const item of page.items) found.set(item.state_version, pastOf(item, boxes))
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }
  return [...found.values()].sort((a, b) => a.stateVersion - b.stateVersion)
}
