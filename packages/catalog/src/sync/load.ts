import { amountOf, parseAmount, ZERO } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import type { TicketStatus } from '../ledger/item-facts'
import type { CollectionKind } from '../options'
import { type BoxState, type CollectionState, type EntityState, type ItemState, itemKey, type KindState } from './state'

export const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** The entities of a batch by their address: one object for each, so that they can be compared. */
export type Entities = Map<string, EntityState>

type EntityRow = Omit<EntityState, 'firstVersion'>

export async function loadEntities(run: Run, addresses: Iterable<string>): Promise<Entities> {
  const rows = await run<EntityRow>(sql`
    select e.id, e.address, e.kind from catalog.entities e
    join jsonb_array_elements_text(${json([...addresses])}) as a(address) on a.address = e.address`)
  return new Map(rows.map((row) => [row.address, { ...row, firstVersion: 0 }]))
}

type BoxRow = {
  id: number
  entity_id: number
  component_address: string
  ticket_address: string
  token_address: string
  price: string
  max_tickets: number | null
}

export async function loadBoxes(run: Run): Promise<BoxState[]> {
  const rows = await run<BoxRow>(sql`
    select id, entity_id, component_address, ticket_address, token_address, price::text, max_tickets from catalog.boxes order by id`)
  return rows.map((row) => ({
    id: row.id,
    entity: { id: row.entity_id, address: row.component_address, kind: 'box', firstVersion: 0 },
    componentAddress: row.component_address,
    ticketAddress: row.ticket_address,
    tokenAddress: row.token_address,
    price: parseAmount(row.price).unwrapOr(amountOf(0)),
    maxTickets: row.max_tickets ?? undefined,
  }))
}

type CollectionRow = {
  id: number
  address: string
  kind: CollectionKind
  box_id: number | null
  mutable: boolean
  category: string
  verified: boolean
  nfsw: boolean
  slots: number
}

export async function loadCollections(run: Run): Promise<Map<string, CollectionState>> {
  const rows = await run<CollectionRow>(sql`
    select id, address, kind, box_id, mutable, category, verified, nfsw, slots from catalog.collections order by id`)
  return new Map(rows.map(({ box_id, ...row }) => [row.address, { ...row, boxId: box_id ?? undefined }]))
}

type KindRow = {
  id: number
  box_id: number
  collection_id: number
  name: string
  rarity: string
  image_url: string | null
  printed: number
  drawn: number
  claimed: number
}

export async function loadKinds(
  run: Run,
  boxes: readonly BoxState[],
  collections: ReadonlyMap<string, CollectionState>,
): Promise<KindState[]> {
  const byId = new Map([...collections.values()].map((collection) => [collection.id, collection]))
  const rows = await run<KindRow>(sql`
    select id, box_id, collection_id, name, rarity, image_url, printed, drawn, claimed from catalog.kinds`)
  return rows.flatMap(({ box_id, collection_id, image_url, ...row }) => {
    const box = boxes.find(({ id }) => id === box_id)
    const collection = byId.get(collection_id)
    return box && collection ? [{ ...row, box, collection, imageUrl: image_url ?? undefined, isChanged: false }] : []
  })
}

type ItemRow = {
  id: number
  collection_id: number
  local_id: string
  slot: number | null
  owner_id: number | null
  owner_address: string | null
  owner_kind: EntityState['kind'] | null
  since: number | null
  box_id: number | null
  kind_id: number | null
  lazy_minted: boolean
  sort_price: string | null
  won: boolean
  minted_version: number
  minted_ms: number
  burned_version: number | null
  claimed_version: number | null
  ticket_status: TicketStatus | null
  opened_version: number | null
  revealed_version: number | null
}

const itemColumns = sql`i.id, i.collection_id, i.local_id, i.slot, h.owner_id, e.address as owner_address, e.kind as owner_kind,
  h.since_version::float8 as since, i.box_id, i.kind_id, i.lazy_minted, i.sort_price::text,
  exists (select from catalog.draws d where d.item_id = i.id) as won, i.minted_version::float8,
  i.minted_ms::float8, i.burned_version::float8, i.claimed_version::float8, i.ticket_status, i.opened_version::float8,
  i.revealed_version::float8`
const itemJoins = sql`left join catalog.holdings h on h.item_id = i.id left join catalog.entities e on e.id = h.owner_id`

function ownerOf({ owner_id: id, owner_address: address, owner_kind: kind }: ItemRow, entities: Entities) {
  if (id === null || address === null) return undefined
  const owner = entities.get(address) ?? { id, address, kind: kind ?? 'other', firstVersion: 0 }
  entities.set(address, owner)
  return owner
}

function stateOf(row: ItemRow, collection: CollectionState, entities: Entities): ItemState {
  const owner = ownerOf(row, entities)
  const since = row.since ?? row.minted_version
  return {
    id: row.id,
    collection,
    localId: row.local_id,
    slot: row.slot ?? undefined,
    facts: undefined,
    owner,
    ownerBefore: owner,
    sinceVersion: since,
    sinceBefore: since,
    boxId: row.box_id ?? undefined,
    kind: undefined,
    kindId: row.kind_id ?? undefined,
    lazyMinted: row.lazy_minted,
    lazyBefore: row.lazy_minted,
    sortPrice: row.sort_price === null ? undefined : parseAmount(row.sort_price).unwrapOr(ZERO),
    isWon: row.won,
    mintedVersion: row.minted_version,
    mintedMs: row.minted_ms,
    burnedVersion: row.burned_version ?? undefined,
    burnedBefore: row.burned_version !== null,
    claimedVersion: row.claimed_version ?? undefined,
    ticketStatus: row.ticket_status ?? undefined,
    openedVersion: row.opened_version ?? undefined,
    revealedVersion: row.revealed_version ?? undefined,
    // Only the batch that redeems a ticket writes it.
    redeemer: undefined,
    isChanged: false,
  }
}

export type ItemName = { readonly collection: CollectionState; readonly localId: string }

const NAMES_PER_STATEMENT = 2_000

/** The items of these names that the index has. */
export async function loadItems(
  run: Run,
  names: Iterable<ItemName>,
  entities: Entities,
): Promise<Map<string, ItemState>> {
  const wanted = [...names]
  const byId = new Map(wanted.map(({ collection }) => [collection.id, collection]))
  const found = new Map<string, ItemState>()
  for (let from = 0; from < wanted.length; from += NAMES_PER_STATEMENT) {
    const part = wanted
      .slice(from, from + NAMES_PER_STATEMENT)
      .map(({ collection, localId }) => ({ c: collection.id, l: localId }))
    const rows = await run<ItemRow>(sql`
      select ${itemColumns} from jsonb_to_recordset(${json(part)}) as w(c int, l text)
      join catalog.items i on i.collection_id = w.c and i.local_id = w.l ${itemJoins}`)
    for (const row of rows) {
      const collection = byId.get(row.collection_id)
      if (collection) found.set(itemKey(collection, row.local_id), stateOf(row, collection, entities))
    }
  }
  return found
}

/** Every ticket of a box that was opened and waits for its draw. */
export async function loadWaiting(
  run: Run,
  box: BoxState,
  tickets: CollectionState,
  entities: Entities,
): Promise<ItemState[]> {
  const rows = await run<ItemRow>(sql`
    select ${itemColumns} from catalog.items i ${itemJoins}
    where i.ticket_status = 'waiting' and i.box_id = ${box.id} and i.burned_version is null order by i.id`)
  return rows.map((row) => stateOf(row, tickets, entities))
}
