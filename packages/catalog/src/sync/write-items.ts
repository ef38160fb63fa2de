import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { type DrawState, type EntityState, type ItemState, itemKey, type KindState } from './state'
import { amountText, inParts } from './write-rows'

export async function writeEntities(run: Run, entities: Iterable<EntityState>): Promise<void> {
  const fresh = [...entities].filter(({ id }) => id === 0)
  const ids = new Map<string, number>()
  await inParts(fresh, async (part) => {
    const rows = await run<{ id: number; address: string }>(sql`
      insert into catalog.entities (address, kind, first_version)
      select address, kind, "firstVersion" from jsonb_to_recordset(${part}) as r(address text, kind text, "firstVersion" bigint)
      returning id, address`)
    for (const { id, address } of rows) ids.set(address, id)
  })
  for (const entity of fresh) entity.id = ids.get(entity.address) ?? entity.id
  const accounts = fresh.filter(({ kind }) => kind === 'account').length
  if (accounts > 0)
    await run(sql`
      insert into catalog.counters (scope, subject_id, kind, count) values ('entities', 0, 'account', ${accounts})
      on conflict (scope, subject_id, kind) do update set count = catalog.counters.count + excluded.count`)
}

export async function writeKinds(run: Run, kinds: readonly KindState[]): Promise<void> {
  const changed = kinds.filter(({ isChanged }) => isChanged)
  const rows = changed.map((kind) => ({
    b: kind.box.id,
    c: kind.collection.id,
    name: kind.name,
    rarity: kind.rarity,
    image: kind.imageUrl ?? null,
    printed: kind.printed,
    drawn: kind.drawn,
    claimed: kind.claimed,
  }))
  const ids = new Map<string, number>()
  await inParts(rows, async (part) => {
    const written = await run<{ id: number; b: number; c: number; name: string; rarity: string }>(sql`
      insert into catalog.kinds (box_id, collection_id, name, rarity, image_url, printed, drawn, claimed)
      select b, c, name, rarity, image, printed, drawn, claimed from jsonb_to_recordset(${part})
        as r(b int, c int, name text, rarity text, image text, printed int, drawn int, claimed int)
      on conflict (box_id, collection_id, name, rarity) do update set
        printed = excluded.printed, drawn = excluded.drawn, claimed = excluded.claimed
      returning id, box_id as b, collection_id as c, name, rarity`)
    for (const { id, b, c, name, rarity } of written) ids.set(`${b}\n${c}\n${name}\n${rarity}`, id)
  })
  for (const kind of changed) {
    kind.id = ids.get(`${kind.box.id}\n${kind.collection.id}\n${kind.name}\n${kind.rarity}`) ?? kind.id
    kind.isChanged = false
  }
}

const itemRow = (item: ItemState) => {
  const { collection, facts } = item
  return {
    id: item.id ?? null,
    c: collection.id,
    l: item.localId,
    slot: item.slot ?? null,
    name: facts?.name ?? '',
    description: facts?.description ?? '',
    image: facts?.imageUrl ?? null,
    rarity: facts?.rarity ?? '',
    attributes: facts?.attributes ?? [],
    read: facts !== undefined,
    box: item.boxId ?? null,
    kind: item.kind?.id ?? item.kindId ?? null,
    listed: collection.kind !== 'ticket' && item.burnedVersion === undefined,
    category: collection.category,
    verified: collection.verified,
    nfsw: collection.nfsw,
    lazy: item.lazyMinted,
    price: amountText(item.sortPrice),
    minted: item.mintedVersion,
    ms: item.mintedMs,
    burned: item.burnedVersion ?? null,
    claimed: item.claimedVersion ?? null,
    status: item.ticketStatus ?? null,
    opened: item.openedVersion ?? null,
    revealed: item.revealedVersion ?? null,
    redeemer: item.redeemer?.id ?? null,
  }
}

const itemColumns = sql.raw(
  'id int, c int, l text, slot int, name text, description text, image text, rarity text, attributes jsonb, read boolean, box int, kind int, listed boolean, category text, verified boolean, nfsw boolean, lazy boolean, price numeric, minted bigint, ms bigint, burned bigint, claimed bigint, status text, opened bigint, revealed bigint, redeemer int',
)

export async function writeItems(run: Run, items: Iterable<ItemState>): Promise<void> {
  const changed = [...items].filter(({ isChanged }) => isChanged)
  const fresh = changed.filter(({ id }) => id === undefined)
  const known = changed.filter(({ id }) => id !== undefined)
  const ids = new Map<string, number>()
  await inParts(fresh.map(itemRow), async (part) => {
    const rows = await run<{ id: number; c: number; l: string }>(sql`
      insert into catalog.items (collection_id, local_id, slot, name, description, image_url, rarity, attributes, box_id, kind_id,
        listed, category, verified, nfsw, lazy_minted, sort_price, minted_version, minted_ms, burned_version,
        claimed_version, ticket_status, opened_version, revealed_version, redeemer_id)
      select c, l, slot, name, description, image, rarity, attributes, box, kind, listed, category, verified, nfsw, lazy, price,
        minted, ms, burned, claimed, status, opened, revealed, redeemer
      from jsonb_to_recordset(${part}) as r(${itemColumns})
      returning id, collection_id as c, local_id as l`)
    for (const { id, c, l } of rows) ids.set(`${c}\n${l}`, id)
  })
  for (const item of fresh) item.id = ids.get(itemKey(item.collection, item.localId))
  await inParts(known.map(itemRow), (part) =>
    run(sql`
      update catalog.items i set
        name = case when r.read then r.name else i.name end,
        description = case when r.read then r.description else i.description end,
        image_url = case when r.read then r.image else i.image_url end,
        rarity = case when r.read then r.rarity else i.rarity end,
        attributes = case when r.read then r.attributes else i.attributes end,
        box_id = r.box, kind_id = r.kind, listed = r.listed, lazy_minted = r.lazy, sort_price = r.price,
        burned_version = r.burned, claimed_version = r.claimed, ticket_status = r.status, opened_version = r.opened,
        revealed_version = r.revealed, redeemer_id = coalesce(r.redeemer, i.redeemer_id)
      from jsonb_to_recordset(${part}) as r(${itemColumns}) where i.id = r.id`),
  )
}

export async function writeDraws(run: Run, draws: readonly DrawState[]): Promise<void> {
  const rows = draws.map((draw) => ({
    t: draw.ticket.id,
    i: draw.item.id,
    b: draw.box.id,
    o: draw.owner?.id ?? null,
    v: draw.stateVersion,
    k: draw.kindLeft ?? null,
    a: draw.allLeft ?? null,
  }))
  await inParts(rows, (part) =>
    run(sql`
      insert into catalog.draws (ticket_id, item_id, box_id, owner_id, state_version, kind_left, all_left)
      select t, i, b, o, v, k, a from jsonb_to_recordset(${part})
        as r(t int, i int, b int, o int, v bigint, k int, a int)
      on conflict do nothing`),
  )
}
