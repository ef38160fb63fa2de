import type { Gateway } from '@lootboxes/gateway'
import { type Amount, addAmounts, formatAmount, parseAmount, ZERO } from '@lootboxes/ledger'
import { readDetails } from '../ledger/collection-facts'
import type { TicketFields, TicketStatus } from '../ledger/item-facts'
import { isUnknownEntity, must } from '../ledger/must'
import { fieldOf, nodeOf, textOf } from '../ledger/sbor'
import { type CountRow, type Counts, dayKey, noCounts } from './counts'
import { type PastTransaction, type RecountBox, readHistory } from './read-history'
import { readTicketWrites, type TicketWrite } from './read-tickets'

export type RecountOptions = {
  readonly gateway: Gateway
  readonly boxes: readonly RecountBox[]
  readonly fields: TicketFields
  /** Resources to count; every non-fungible resource of the ledger where it is absent. */
  readonly followed?: readonly string[] | undefined
  readonly stateVersion: number
  readonly signal?: AbortSignal | undefined
}

/** An item as the ledger's history and its state tell of it. Moments are state versions. */
type Item = {
  readonly collection: string
  readonly id: string
  mintedAt: number
  burnedAt?: number
  /** Where it is now; absent once burned. */
  owner?: string
  /** Where it was: after each transaction that moved it. */
  readonly places: { readonly at: number; readonly entity: string | undefined }[]
  /** Of a ticket: its share of a payment. Of loot: its share of its ticket's. */
  paid?: Amount
  /** The first account that a sale gave a ticket to. */
  buyer?: string
  status?: TicketStatus
  openedAt?: number
  revealedAt?: number
  claimedAt?: number
  redeemer?: string
  /** Of loot: the ticket that won it. */
  ticket?: Item
  won?: readonly Item[]
}

type Figure = 'sold' | 'opened' | 'revealed' | 'claimed' | 'minted' | 'transfers'
type Figures = Record<Figure, number> & { volume: Amount }
const noFigures = (): Figures => ({
  sold: 0,
  opened: 0,
  revealed: 0,
  claimed: 0,
  minted: 0,
  transfers: 0,
  volume: ZERO,
})
const DAY_MS = 86_400_000

/** Figures by subject, in all and by day. */
function createFigures(timeOf: (stateVersion: number) => number) {
  const totals = new Map<string, Figures>()
  const days = new Map<string, Figures>()
  const at = (into: Map<string, Figures>, key: string) => {
    const known = into.get(key) ?? noFigures()
    into.set(key, known)
    return known
  }
  return {
    totals: (address: string) => at(totals, address),
    days,
    add: (address: string, name: Figure, stateVersion: number, volume: Amount = ZERO) => {
      const dayMs = Math.floor(timeOf(stateVersion) / DAY_MS) * DAY_MS
      for (const figures of [at(totals, address), at(days, dayKey(address, dayMs))]) {
        figures[name] += 1
        figures.volume = addAmounts(figures.volume, volume)
      }
    },
  }
}

type Ledger = RecountOptions & {
  readonly collections: readonly string[]
  readonly items: Map<string, Item>
  readonly history: readonly PastTransaction[]
  readonly figures: ReturnType<typeof createFigures>
  readonly boxOf: (address: string | undefined) => RecountBox | undefined
  readonly boxOfTickets: ReadonlyMap<string, RecountBox>
}

const itemKey = (collection: string, id: string) => `${collection}:${id}`

/** Every id ever minted and where it is, from the ledger's state alone. */
async function readItems(
  { gateway, stateVersion, signal }: RecountOptions,
  collections: readonly string[],
  seen: (collection: string, id: string, where: { entity: string | undefined; isBurned: boolean; at: number }) => void,
): Promise<void> {
  const atLedgerState = { stateVersion }
  for (const resourceAddress of collections) {
    const page = await gateway.getNonFungibleIds({ resourceAddress, atLedgerState }, { signal })
    if (page.isErr() && isUnknownEntity(page.error)) continue
    const ids = must(page).non_fungible_ids.items
    for (let from = 0; from < ids.length; from += 290) {
      const nonFungibleIds = ids.slice(from, from + 290)
      const where = must(
        await gateway.getNonFungibleLocation({ resourceAddress, nonFungibleIds, atLedgerState }, { signal }),
      )
      for (const one of where.non_fungible_ids)
        seen(resourceAddress, one.non_fungible_id, {
          entity: one.owning_vault_global_ancestor_address,
          isBurned: one.is_burned,
          at: one.last_updated_at_state_version,
        })
    }
  }
}

/** The non-fungible resources of a ledger's history, or those that are followed. */
async function findCollections(
  options: RecountOptions,
  history: readonly PastTransaction[],
): Promise<readonly string[]> {
  const { gateway, boxes, followed, stateVersion, signal } = options
  const resources = new Set(followed ?? boxes.map(({ ticketAddress }) => ticketAddress))
  if (!followed) {
    for (const { changes, fleeting } of history)
      for (const { resource } of [...changes, ...fleeting]) resources.add(resource)
    for (const { componentAddress: address } of boxes) {
      const held = await gateway.getNonFungibles({ address, atLedgerState: { stateVersion } }, { signal })
      if (held.isOk()) for (const { resource_address } of held.value.items) resources.add(resource_address)
    }
  }
  const details = await readDetails([...resources], { gateway, stateVersion, signal })
  return [...details.values()]
    .filter(({ details: own }) => own?.type === 'NonFungibleResource')
    .map(({ address }) => address)
}

/** Follows every id through the history: when it was minted, moved and burned. */
function followItems({ history, items, figures, boxOf }: Ledger, isCounted: (resource: string) => boolean): void {
  for (const { stateVersion, changes, fleeting } of history) {
    for (const { resource, id } of fleeting) {
      if (!isCounted(resource)) continue
      items.set(itemKey(resource, id), {
        collection: resource,
        id,
        mintedAt: stateVersion,
        burnedAt: stateVersion,
        places: [],
      })
      figures.add(resource, 'minted', stateVersion)
    }
    for (const { resource, id, from, to } of changes) {
      if (!isCounted(resource) || from === to) continue
      const known = items.get(itemKey(resource, id))
      const item: Item = known ?? { collection: resource, id, mintedAt: stateVersion, places: [] }
      items.set(itemKey(resource, id), item)
      if (!known && from === undefined) figures.add(resource, 'minted', stateVersion)
      if (from !== undefined && to !== undefined && !boxOf(from)) figures.add(resource, 'transfers', stateVersion)
      if (to === undefined) item.burnedAt = stateVersion
      item.places.push({ at: stateVersion, entity: to })
    }
  }
}

/** Who had an item when a transaction ran: before it or, where it was minted by it, after it. */
const holderAt = ({ places }: Item, stateVersion: number): string | undefined =>
  (places.findLast(({ at }) => at < stateVersion) ?? places.find(({ at }) => at === stateVersion))?.entity

function countSales({ history, items, figures, boxes }: Ledger): void {
  for (const { stateVersion, sales, received, changes, fleeting } of history) {
    const told = new Set(sales.map(({ box }) => box))
    const guessed = boxes.flatMap(({ componentAddress, ticketAddress }) => {
      const paid = received.get(componentAddress)
      const ids = [...changes, ...fleeting].flatMap(({ resource, id }) =>
        resource === ticketAddress && items.get(itemKey(resource, id))?.mintedAt === stateVersion ? [id] : [],
      )
      return paid === undefined || ids.length === 0 || told.has(componentAddress)
        ? []
        : [{ box: componentAddress, ids, paid }]
    })
    for (const { box: address, ids, paid } of [...sales, ...guessed]) {
      const box = boxes.find(({ componentAddress }) => componentAddress === address)
      if (!box || ids.length === 0) continue
      const each = (paid / BigInt(ids.length)) as Amount
      for (const [at, id] of ids.entries()) {
        const ticket = items.get(itemKey(box.ticketAddress, id))
        if (!ticket) continue
        ticket.paid = each
        const buyer = holderAt(ticket, stateVersion)
        if (buyer !== undefined) ticket.buyer = buyer
        // What does not divide is counted with the first.
        const volume = at === 0 ? ((paid - each * BigInt(ids.length - 1)) as Amount) : each
        for (const subject of [address, box.ticketAddress]) figures.add(subject, 'sold', stateVersion, volume)
      }
    }
  }
}

const isWritten = (wanted: readonly TicketStatus[]) => (write: TicketWrite) => wanted.includes(write.status)

/** What the data of every ticket said, and what follows from it for its loot. */
async function countTickets(ledger: Ledger): Promise<void> {
  const { items, figures, boxOfTickets } = ledger
  for (const [resource, box] of boxOfTickets) {
    const tickets = new Map(
      [...items.values()].filter(({ collection }) => collection === resource).map((item) => [item.id, item]),
    )
    const spans = new Map([...tickets].map(([id, { mintedAt, burnedAt }]) => [id, { mintedAt, burnedAt }]))
    const writes = await readTicketWrites(resource, spans, ledger)
    for (const [id, ticket] of tickets) {
      const own = writes.get(id) ?? []
      const opened = own.find(isWritten(['waiting', 'revealed', 'redeemed']))
      const revealed = own.find(isWritten(['revealed', 'redeemed']))
      const last = own.at(-1)
      ticket.status = last?.status ?? 'unrevealed'
      if (opened) ticket.openedAt = opened.stateVersion
      if (revealed) ticket.revealedAt = revealed.stateVersion
      ticket.won = (last?.loots ?? []).flatMap((loot) =>
        loot.ids.flatMap((one) => items.get(itemKey(loot.resource, one)) ?? []),
      )
      for (const subject of [box.componentAddress, resource]) {
        if (opened) figures.add(subject, 'opened', opened.stateVersion)
        if (revealed) figures.add(subject, 'revealed', revealed.stateVersion)
      }
      if (revealed) countLoot(ledger, ticket, revealed.stateVersion)
      countClaim(ledger, box, ticket)
    }
  }
}

/** A ticket counts for the collection its loot is of: as revealed when it was drawn, as sold when it was bought. */
function countLoot({ figures }: Ledger, ticket: Item, stateVersion: number): void {
  const { won = [], paid } = ticket
  const each = paid === undefined || won.length === 0 ? undefined : ((paid / BigInt(won.length)) as Amount)
  for (const loot of won) {
    loot.ticket = ticket
    if (each !== undefined) loot.paid = each
    figures.add(loot.collection, 'revealed', stateVersion)
    if (each !== undefined) figures.add(loot.collection, 'sold', ticket.mintedAt, each)
  }
}

/** A ticket is redeemed by the transaction that takes it away while what it won leaves the box. */
function countClaim({ figures, boxOf }: Ledger, box: RecountBox, ticket: Item): void {
  const { won = [], revealedAt } = ticket
  const taken = ticket.places.find(
    ({ at, entity }) => at !== ticket.mintedAt && (entity === undefined || entity === box.componentAddress),
  )?.at
  if (taken === undefined || revealedAt === undefined) return
  const handed = won.filter((loot) => {
    const place = loot.places.find(({ at }) => at === taken)
    return place !== undefined && boxOf(place.entity) === undefined
  })
  if (won.length > 0 && handed.length === 0) return
  ticket.status = 'redeemed'
  ticket.claimedAt = taken
  const redeemer = holderAt(ticket, taken)
  if (redeemer !== undefined) ticket.redeemer = redeemer
  for (const subject of [box.componentAddress, ticket.collection]) figures.add(subject, 'claimed', taken)
  for (const loot of handed) {
    loot.claimedAt = taken
    figures.add(loot.collection, 'claimed', taken)
  }
}

const amountText = (amount: Amount | undefined): string | undefined =>
  amount === undefined ? undefined : formatAmount(amount)

async function boxRows(ledger: Ledger): Promise<ReadonlyMap<string, CountRow>> {
  const { gateway, boxes, stateVersion, signal, figures } = ledger
  const details = await readDetails(
    boxes.map(({ componentAddress }) => componentAddress),
    { gateway, stateVersion, signal },
  )
  const rows = new Map<string, CountRow>()
  for (const { componentAddress: address, tokenAddress, price } of boxes) {
    const entity = details.get(address)
    const state = entity?.details?.type === 'Component' ? nodeOf(entity.details.state) : undefined
    const vaults = await gateway.getFungibleVaults(
      { address, resourceAddress: tokenAddress, atLedgerState: { stateVersion } },
      { signal },
    )
    const money = vaults.isErr() && isUnknownEntity(vaults.error) ? [] : must(vaults).items
    const { sold, volume, opened, revealed, claimed } = figures.totals(address)
    rows.set(address, {
      price: textOf(fieldOf(state, 'price')) ?? formatAmount(price),
      maxTickets: textOf(fieldOf(state, 'max_tickets')),
      sold,
      volume: formatAmount(volume),
      opened,
      revealed,
      claimed,
      money: formatAmount(money.reduce((sum, { amount }) => addAmounts(sum, parseAmount(amount).unwrapOr(ZERO)), ZERO)),
    })
  }
  return rows
}

async function collectionRows(ledger: Ledger): Promise<ReadonlyMap<string, CountRow>> {
  const { gateway, collections, items, stateVersion, signal, figures, boxOf, boxOfTickets } = ledger
  const details = await readDetails(collections, { gateway, stateVersion, signal })
  const inBoxes = new Map<string, number>()
  const holders = new Map<string, Set<string>>()
  for (const { collection, owner } of items.values()) {
    if (owner === undefined) continue
    if (!boxOf(owner)) holders.set(collection, (holders.get(collection) ?? new Set()).add(owner))
    else if (!boxOfTickets.has(collection)) inBoxes.set(collection, (inBoxes.get(collection) ?? 0) + 1)
  }
  return new Map(
    collections.map((address): [string, CountRow] => {
      const entity = details.get(address)?.details
      const supply = entity?.type === 'NonFungibleResource' ? entity : undefined
      const { sold, volume, revealed, claimed, transfers } = figures.totals(address)
      return [
        address,
        {
          minted: supply?.total_minted,
          burned: supply?.total_burned,
          inBox: inBoxes.get(address) ?? 0,
          holders: holders.get(address)?.size ?? 0,
          sold,
          volume: formatAmount(volume),
          revealed,
          claimed,
          transfers,
        },
      ]
    }),
  )
}

function itemRow(item: Item, boxPrices: ReadonlyMap<string, CountRow>): CountRow {
  const { owner, ticket } = item
  const box = owner === undefined ? undefined : boxPrices.get(owner)
  return {
    owner,
    status: item.status,
    price: amountText(item.paid) ?? (box === undefined ? undefined : box.price),
    printed: item.mintedAt,
    bought: ticket ? ticket.mintedAt : item.status === undefined ? undefined : item.mintedAt,
    opened: ticket?.openedAt ?? item.openedAt,
    revealed: ticket?.revealedAt ?? item.revealedAt,
    claimed: item.claimedAt,
    burned: item.burnedAt,
  }
}

async function accountRows({ gateway, items, history, stateVersion, signal, collections, boxOf }: Ledger) {
  const accounts = new Map<
    string,
    Record<TicketStatus | 'bought' | 'pulls', number> & { spent: Amount; held: string }
  >()
  const none = () => ({
    unrevealed: 0,
    waiting: 0,
    revealed: 0,
    redeemed: 0,
    bought: 0,
    pulls: 0,
    spent: ZERO,
    held: '',
  })
  const at = (address: string | undefined) => {
    if (address === undefined || boxOf(address)) return undefined
    const known = accounts.get(address) ?? none()
    accounts.set(address, known)
    return known
  }
  for (const { changes } of history)
    for (const { resource, to } of changes) if (collections.includes(resource) && to?.startsWith('account_')) at(to)
  for (const { owner, status, buyer, paid, redeemer, ticket } of items.values()) {
    const [holder, bought, redeemed] = [at(owner), at(buyer), at(redeemer)]
    if (holder && status !== undefined) holder[status] += 1
    if (bought) {
      bought.bought += 1
      bought.spent = addAmounts(bought.spent, paid ?? ZERO)
    }
    if (redeemed) redeemed.redeemed += 1
    const winner = ticket?.revealedAt === undefined ? undefined : at(holderAt(ticket, ticket.revealedAt))
    if (winner) winner.pulls += 1
  }
  const rows = new Map<string, CountRow>()
  for (const [address, { spent, ...counts }] of accounts) {
    // By another way than the location of each id: what the account's own vaults hold.
    const answer = must(await gateway.getNonFungibles({ address, atLedgerState: { stateVersion } }, { signal }))
    const held = answer.items
      .flatMap((one) =>
        'amount' in one && one.amount > 0 && collections.includes(one.resource_address)
          ? [`${one.resource_address} ${one.amount}`]
          : [],
      )
      .sort()
    rows.set(address, { ...counts, spent: formatAmount(spent), held: held.join(', ') })
  }
  return rows
}

/**
 * Counts a ledger from what its Gateway says, transaction by transaction and ticket by ticket, without the index and
 * without its code: every box, collection, item, account and day up to a state version.
 */
export async function recountLedger(options: RecountOptions): Promise<Counts> {
  const { boxes } = options
  const history = await readHistory(options)
  const times = new Map(history.map((one) => [one.stateVersion, one.atMs]))
  const collections = await findCollections(options, history)
  const genesisMs = await timeOfGenesis(options)
  const ledger: Ledger = {
    ...options,
    collections,
    history,
    items: new Map(),
    figures: createFigures((at) => times.get(at) ?? genesisMs),
    boxOf: (address) => boxes.find(({ componentAddress }) => componentAddress === address),
    boxOfTickets: new Map(boxes.map((box) => [box.ticketAddress, box])),
  }
  const { items, figures } = ledger
  await readItems({ ...options, stateVersion: 1 }, collections, (collection, id, { entity }) => {
    items.set(itemKey(collection, id), { collection, id, mintedAt: 1, places: [{ at: 1, entity }] })
    figures.add(collection, 'minted', 1)
  })
  const isCounted = new Set(collections)
  followItems(ledger, (resource) => isCounted.has(resource))
  await readItems(options, collections, (collection, id, { entity, isBurned, at }) => {
    const key = itemKey(collection, id)
    const item: Item = items.get(key) ?? { collection, id, mintedAt: at, places: [] }
    items.set(key, item)
    if (isBurned) item.burnedAt = at
    else if (entity !== undefined) item.owner = entity
  })
  countSales(ledger)
  await countTickets(ledger)

  const counts = noCounts()
  for (const [address, row] of await boxRows(ledger)) counts.box.set(address, row)
  for (const [address, row] of await collectionRows(ledger)) counts.collection.set(address, row)
  for (const [key, item] of items) counts.item.set(key, itemRow(item, counts.box))
  for (const [address, row] of await accountRows(ledger)) counts.account.set(address, row)
  for (const [key, { volume, ...row }] of figures.days) counts.day.set(key, { ...row, volume: formatAmount(volume) })
  return counts
}

async function timeOfGenesis({ gateway, signal }: RecountOptions): Promise<number> {
  const at = { stateVersion: 1 }
  const page = must(
    await gateway.streamTransactions(
      { order: 'Asc', kindFilter: 'All', fromLedgerState: at, atLedgerState: at, limitPerPage: 1 },
      { signal },
    ),
  )
  return Date.parse(page.items[0]?.round_timestamp ?? page.ledger_state.proposer_round_timestamp)
}
