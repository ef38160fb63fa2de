import { amountOf, parseAmount, ZERO } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import type { TicketStatus } from '../ledger/item-facts'
import type { CollectionKind } from '../options'
import { type BoxState, type CollectionState, type EntityState, type ItemState, itemKey, type KindState } from './state'

export const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

export async function loadEntities(run: Run, addresses: Iterable<string>): Promise<Map<string, EntityState>> {
  const rows = await run<EntityState>(sql`
    select e.id, e.address, e.kind from catalog.entities e
    join jsonb_array_elements_text(${json([...addresses])}) as a(address) on a.address = e.address`)
  return new Map(rows.map((row) => [row.address, row]))
}

type BoxRow = {
  id: number
  entity_id: number
  component_address: string
  ticket_address: string
  token_address: string
  price: string
}

export async function loadBoxes(run: Run): Promise<BoxState[]> {
  const rows = await run<BoxRow>(sql`
    select id, entity_id, component_address, ticket_address, token_address, price::text from catalog.boxes order by id`)
  return rows.map((row) => ({
    id: row.id,
    entity: { id: row.entity_id, address: row.component_address, kind: 'box' },
    componentAddress: row.component_address,
    ticketAddress: row.ticket_address,
    tokenAddress: row.token_address,
    price: parseAmount(row.price).unwrapOr(amountOf(0)),
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
}

export async function loadCollections(run: Run): Promise<Map<string, CollectionState>> {
  const rows = await run<CollectionRow>(sql`
    select id, address, kind, box_id, mutable, category, verified, nfsw from catalog.collections order by id`)
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
  owner_id: number | null
  owner_address: string | null
  owner_kind: EntityState['kind'] | null
  since: number | null
  box_id: number | null
  kind_id: number | null
  lazy_minted: boolean
  sort_price: string | null
  minted_version: number
  minted_ms: number
  burned_version: number | null
  claimed_version: number | null
  ticket_status: TicketStatus | null
  opened_version: number | null
}

const itemColumns = sql`i.id, i.collection_id, i.local_id, h.owner_id, e.address as owner_address, e.kind as owner_kind,
  h.since_version::float8 as since, i.box_id, i.kind_id, i.lazy_minted, i.sort_price::text, i.minted_version::float8,
  i.minted_ms::float8, i.burned_version::float8, i.claimed_version::float8, i.ticket_status, i.opened_version::float8`
const itemJoins = sql`left join catalog.holdings h on h.item_id = i.id left join catalog.entities e on e.id = h.owner_id`

const stateOf =
  (byId: ReadonlyMap<number, CollectionState>) =>
  (row: ItemRow): ItemState[] => {
    const collection = byId.get(row.collection_id)
    if (!collection) return []
    const owner: EntityState | undefined =
      row.owner_id === null
        ? undefined
        : { id: row.owner_id, address: row.owner_address ?? '', kind: row.owner_kind ?? 'other' }
    return [
      {
        id: row.id,
        collection,
        localId: row.local_id,
        facts: undefined,
        owner,
        ownerBefore: owner,
        owned: [{ stateVersion: row.since ?? row.minted_version, owner }],
        boxId: row.box_id ?? undefined,
        kind: undefined,
        kindId: row.kind_id ?? undefined,
        lazyMinted: row.lazy_minted,
        lazyBefore: row.lazy_minted,
        sortPrice: row.sort_price === null ? undefined : parseAmount(row.sort_price).unwrapOr(ZERO),
        mintedVersion: row.minted_version,
        mintedMs: row.minted_ms,
        burnedVersion: row.burned_version ?? undefined,
        burnedBefore: row.burned_version !== null,
        claimedVersion: row.claimed_version ?? undefined,
        ticketStatus: row.ticket_status ?? undefined,
        openedVersion: row.opened_version ?? undefined,
        isChanged: false,
      },
    ]
  }

export type ItemName = { readonly collection: CollectionState; readonly localId: string }

/** Items by name. Several statements, so that none grows without bound. */
export async function loadItems(run: Run, names: Iterable<ItemName>): Promise<Map<string, ItemState>> {
  const wanted = [...names]
  const byId = new Map(wanted.map(({ collection }) => [collection.id, collection]))
  const found = new Map<string, ItemState>()
  for (let from = 0; from < wanted.length; from += 2_000) {
    const part = wanted.slice(from, from + 2_000).map(({ collection, localId }) => ({ c: collection.id, l: localId }))
    const rows = await run<ItemRow>(sql`
      select ${itemColumns} from jsonb_to_recordset(${json(part)}) as w(c int, l text)
      join catalog.items i on i.collection_id = w.c and i.local_id = w.l ${itemJoins}`)
    for (const item of rows.flatMap(stateOf(byId))) found.set(itemKey(item.collection, item.localId), item)
  }
  return found
}

/** Tickets that were opened and wait for their draw. */
export async function loadWaiting(run: Run, box: BoxState, tickets: CollectionState): Promise<ItemState[]> {
  const rows = await run<ItemRow>(sql`
    select ${itemColumns} from catalog.items i ${itemJoins}
    where i.ticket_status = 'waiting' and i.box_id = ${box.id} limit 5000`)
  return rows.flatMap(stateOf(new Map([[tickets.id, tickets]])))
}

/** Tickets somebody holds that are not opened: where a manifest does not name the ones it opens. */
export async function loadUnopened(
  run: Run,
  accounts: readonly string[],
  tickets: CollectionState,
): Promise<ItemState[]> {
  const rows = await run<ItemRow>(sql`
    select ${itemColumns} from catalog.entities o
    join catalog.holdings h on h.owner_id = o.id and h.collection_id = ${tickets.id}
    join catalog.items i on i.id = h.item_id and i.ticket_status = 'unrevealed'
    join catalog.entities e on e.id = h.owner_id
    where o.address in (select jsonb_array_elements_text(${json(accounts)})) limit 5000`)
  return rows.flatMap(stateOf(new Map([[tickets.id, tickets]])))
}
