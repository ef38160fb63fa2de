import { formatAmount } from '@lootboxes/ledger'
import { type SQL, sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import type { Batch } from './batch'
import { json } from './load'
import {
  type ActivityState,
  type BoxState,
  type CollectionState,
  type DrawState,
  type EntityState,
  type ItemState,
  itemKey,
  type KindState,
} from './state'

/** Rows of one statement. */
const ROWS = 1_000

async function inParts<T>(rows: readonly T[], write: (part: SQL) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS) await write(json(rows.slice(from, from + ROWS)))
}

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

const time = (ms: number) => new Date(ms).toISOString()
const amount = (value: Parameters<typeof formatAmount>[0] | undefined) =>
  value === undefined ? null : formatAmount(value)

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
    price: amount(item.sortPrice),
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
  'id int, c int, l text, name text, description text, image text, rarity text, attributes jsonb, read boolean, box int, kind int, listed boolean, category text, verified boolean, nfsw boolean, lazy boolean, price numeric, minted bigint, ms bigint, burned bigint, claimed bigint, status text, opened bigint, revealed bigint, redeemer int',
)

export async function writeItems(run: Run, items: Iterable<ItemState>): Promise<void> {
  const changed = [...items].filter(({ isChanged }) => isChanged)
  const fresh = changed.filter(({ id }) => id === undefined)
  const known = changed.filter(({ id }) => id !== undefined)
  const ids = new Map<string, number>()
  await inParts(fresh.map(itemRow), async (part) => {
    const rows = await run<{ id: number; c: number; l: string }>(sql`
      insert into catalog.items (collection_id, local_id, name, description, image_url, rarity, attributes, box_id, kind_id,
        listed, category, verified, nfsw, lazy_minted, sort_price, minted_version, minted_ms, burned_version,
        claimed_version, ticket_status, opened_version, revealed_version, redeemer_id)
      select c, l, name, description, image, rarity, attributes, box, kind, listed, category, verified, nfsw, lazy, price,
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

/** The fields and values in the data of items that are not burned, and how many items have each. */
export async function writeTraits(run: Run, items: Iterable<ItemState>): Promise<void> {
  const changed = [...items].filter(
    ({ collection, facts, burnedVersion, burnedBefore }) =>
      collection.kind !== 'ticket' && (facts !== undefined || (burnedVersion !== undefined && !burnedBefore)),
  )
  await inParts(
    changed.map(({ id }) => ({ i: id })),
    (part) =>
      run(sql`
        with gone as (
          delete from catalog.item_traits x using jsonb_to_recordset(${part}) as r(i int) where x.item_id = r.i returning x.trait_id)
        update catalog.traits t set items = t.items - g.n
        from (select trait_id, count(*)::int as n from gone group by trait_id) g where t.id = g.trait_id`),
  )
  const said = new Map<string, { c: number; name: string; value: string; p: number; items: Set<number> }>()
  for (const { id, collection, facts, burnedVersion } of changed) {
    if (id === undefined || burnedVersion !== undefined) continue
    for (const [p, { name, value }] of (facts?.attributes ?? []).entries()) {
      const key = traitKey(collection.id, name, value)
      const trait = said.get(key) ?? { c: collection.id, name, value, p, items: new Set() }
      said.set(key, trait)
      trait.p = Math.min(trait.p, p)
      trait.items.add(id)
    }
  }
  const ids = new Map<string, number>()
  await inParts(
    [...said.values()].map(({ items: of, ...trait }) => ({ ...trait, n: of.size })),
    async (part) => {
      const rows = await run<{ id: number; c: number; name: string; value: string }>(sql`
        insert into catalog.traits (collection_id, name, value, place, items)
        select c, name, value, p, n from jsonb_to_recordset(${part}) as r(c int, name text, value text, p int, n int)
        on conflict (collection_id, name, value) do update set items = catalog.traits.items + excluded.items,
          place = least(catalog.traits.place, excluded.place)
        returning id, collection_id as c, name, value`)
      for (const { id, c, name, value } of rows) ids.set(traitKey(c, name, value), id)
    },
  )
  await inParts(
    [...said].flatMap(([key, { items: of }]) => [...of].map((i) => ({ t: ids.get(key), i }))),
    (part) =>
      run(sql`
        insert into catalog.item_traits (trait_id, item_id)
        select t, i from jsonb_to_recordset(${part}) as r(t int, i int)`),
  )
}

const traitKey = (collection: number, name: string, value: string) => JSON.stringify([collection, name, value])

type BalanceKey = { owner: EntityState; collection: CollectionState; change: number }

/** Who holds what, and how many hold something of a collection. */
export async function writeHoldings(run: Run, items: Iterable<ItemState>): Promise<ReadonlyMap<number, number>> {
  // An item that went away and came back within the batch has its owner of before since a later transaction.
  const moved = [...items].filter(({ sinceVersion, sinceBefore }) => sinceVersion !== sinceBefore)
  const held = moved.flatMap(({ id, owner, sinceVersion, collection }) =>
    owner ? [{ i: id, o: owner.id, c: collection.id, v: sinceVersion }] : [],
  )
  await inParts(held, (part) =>
    run(sql`
      insert into catalog.holdings (item_id, owner_id, collection_id, since_version)
      select i, o, c, v from jsonb_to_recordset(${part}) as r(i int, o int, c int, v bigint)
      on conflict (item_id) do update set owner_id = excluded.owner_id, since_version = excluded.since_version`),
  )
  const gone = moved.filter(({ owner }) => owner === undefined).map(({ id }) => ({ i: id }))
  await inParts(gone, (part) =>
    run(sql`delete from catalog.holdings h using jsonb_to_recordset(${part}) as r(i int) where h.item_id = r.i`),
  )

  const changes = new Map<string, BalanceKey>()
  const add = (owner: EntityState | undefined, collection: CollectionState, by: number) => {
    if (!owner) return
    const key = `${owner.address} ${collection.id}`
    const known = changes.get(key) ?? { owner, collection, change: 0 }
    known.change += by
    changes.set(key, known)
  }
  for (const { owner, ownerBefore, collection } of moved) {
    if (owner?.address === ownerBefore?.address) continue
    add(ownerBefore, collection, -1)
    add(owner, collection, 1)
  }
  const holders = new Map<number, number>()
  const rows = [...changes.values()]
    .filter(({ change }) => change !== 0)
    .map(({ owner, collection, change }) => ({ o: owner.id, c: collection.id, n: change, h: owner.kind !== 'box' }))
  await inParts(rows, async (part) => {
    const columns = sql.raw('o int, c int, n int, h boolean')
    const before = await run<{ c: number; change: number }>(sql`
      select r.c, sum(case when coalesce(b.count, 0) = 0 then 1 when b.count + r.n = 0 then -1 else 0 end)::int as change
      from jsonb_to_recordset(${part}) as r(${columns})
      left join catalog.balances b on b.owner_id = r.o and b.collection_id = r.c
      where r.h group by r.c`)
    for (const { c, change } of before) holders.set(c, (holders.get(c) ?? 0) + change)
    await run(sql`
      insert into catalog.balances (owner_id, collection_id, count)
      select o, c, n from jsonb_to_recordset(${part}) as r(${columns})
      on conflict (owner_id, collection_id) do update set count = catalog.balances.count + excluded.count`)
    await run(sql`
      delete from catalog.balances b using jsonb_to_recordset(${part}) as r(${columns})
      where b.owner_id = r.o and b.collection_id = r.c and b.count = 0`)
  })
  return holders
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

/** The price and size of boxes; what no ticket won and still is in the box costs what the box asks. */
export async function writeBoxStates(run: Run, boxes: readonly BoxState[]): Promise<void> {
  for (const { id, price, maxTickets } of boxes) {
    await run(sql`
      update catalog.boxes set price = ${formatAmount(price)}::numeric, max_tickets = ${maxTickets ?? null} where id = ${id}`)
    await run(sql`
      update catalog.items i set sort_price = ${formatAmount(price)}::numeric
      where i.box_id = ${id} and i.lazy_minted and i.listed and not exists (select from catalog.draws d where d.item_id = i.id)`)
  }
}

export async function writeActivities(run: Run, { activities, versions }: Pick<Batch, 'activities' | 'versions'>) {
  await inParts(
    versions.map(({ stateVersion, hash, atMs }) => ({ v: stateVersion, h: hash, at: time(atMs) })),
    (part) =>
      run(sql`
        insert into catalog.transactions (state_version, intent_hash, at)
        select v, h, at from jsonb_to_recordset(${part}) as r(v bigint, h text, at timestamptz)
        on conflict do nothing`),
  )
  const rows = activities.map((one) => ({
    v: one.stateVersion,
    p: one.place,
    kind: one.kind,
    m: one.method ?? null,
    n: one.count,
    b: one.box?.id ?? null,
    c: one.collection?.id ?? null,
    f: one.from?.id ?? null,
    t: one.to?.id ?? null,
    a: amount(one.amount),
  }))
  await inParts(rows, (part) =>
    run(sql`
      insert into catalog.activity (state_version, place, kind, method, count, box_id, collection_id, from_id, to_id, amount)
      select v, p, kind, m, n, b, c, f, t, a from jsonb_to_recordset(${part})
        as r(v bigint, p int, kind text, m text, n int, b int, c int, f int, t int, a numeric)`),
  )
  const things = activities.flatMap((one) =>
    [...new Set(one.items)].map(({ id }) => ({ i: id, v: one.stateVersion, p: one.place })),
  )
  await inParts(things, (part) =>
    run(sql`
      insert into catalog.activity_items (item_id, state_version, place)
      select i, v, p from jsonb_to_recordset(${part}) as r(i int, v bigint, p int)`),
  )
  const subjects = activities.flatMap((one) =>
    subjectsOf(one).map(({ scope, id }) => ({ s: scope, i: id, v: one.stateVersion, p: one.place, k: one.kind })),
  )
  await inParts(subjects, (part) =>
    run(sql`
      insert into catalog.activity_subjects (scope, subject_id, state_version, place, kind)
      select s, i, v, p, k from jsonb_to_recordset(${part}) as r(s text, i int, v bigint, p int, k text)`),
  )
  const counts = new Map<string, { s: string; i: number; k: string; n: number }>()
  const count = (scope: string, id: number, kind: string) => {
    const key = `${scope} ${id} ${kind}`
    const known = counts.get(key) ?? { s: scope, i: id, k: kind, n: 0 }
    known.n += 1
    counts.set(key, known)
  }
  for (const { kind } of activities) for (const one of ['', kind]) count('all', 0, one)
  for (const { s, i, k } of subjects) for (const one of ['', k]) count(s, i, one)
  await inParts([...counts.values()], (part) =>
    run(sql`
      insert into catalog.counters (scope, subject_id, kind, count)
      select s, i, k, n from jsonb_to_recordset(${part}) as r(s text, i int, k text, n int)
      on conflict (scope, subject_id, kind) do update set count = catalog.counters.count + excluded.count`),
  )
}

function subjectsOf({ box, collection, from, to, holder, items }: ActivityState): { scope: string; id: number }[] {
  const accounts = new Map([from, to, holder].flatMap((one) => (one && one.kind !== 'box' ? [[one.id, one]] : [])))
  const collections = new Set(items.map((item) => item.collection.id))
  if (collection) collections.add(collection.id)
  return [
    ...(box ? [{ scope: 'box', id: box.id }] : []),
    ...[...collections].map((id) => ({ scope: 'collection', id })),
    ...[...accounts.keys()].map((id) => ({ scope: 'account', id })),
  ]
}

export async function writeTallies(
  run: Run,
  { tally, money: sums }: Pick<Batch, 'tally' | 'money'>,
  extra: { items: Iterable<ItemState>; holders: ReadonlyMap<number, number> },
): Promise<void> {
  await inParts(
    tally.rows().map(({ atMs, volume, ...row }) => ({ ...row, at: time(atMs), volume: formatAmount(volume) })),
    (part) =>
      run(sql`
        insert into catalog.figures as f (scope, subject_id, span, at, sold, volume, opened, revealed, claimed, minted, transfers)
        select scope, "subjectId", span, at, sold, volume, opened, revealed, claimed, minted, transfers
        from jsonb_to_recordset(${part}) as r(scope text, "subjectId" int, span text, at timestamptz, sold int, volume numeric,
          opened int, revealed int, claimed int, minted int, transfers int)
        on conflict (scope, subject_id, span, at) do update set sold = f.sold + excluded.sold,
          volume = f.volume + excluded.volume, opened = f.opened + excluded.opened, revealed = f.revealed + excluded.revealed,
          claimed = f.claimed + excluded.claimed, minted = f.minted + excluded.minted, transfers = f.transfers + excluded.transfers`),
  )
  const totals = tally.totals().map(({ volume, firstSaleMs, lastSaleMs, ...row }) => ({
    ...row,
    volume: formatAmount(volume),
    first: firstSaleMs === undefined ? null : time(firstSaleMs),
    last: lastSaleMs === undefined ? null : time(lastSaleMs),
  }))
  const columns = sql.raw(
    '"subjectId" int, sold int, volume numeric, opened int, revealed int, claimed int, minted int, transfers int, first timestamptz, last timestamptz',
  )
  await inParts(
    totals.filter(({ scope }) => scope === 'box'),
    (part) =>
      run(sql`
      update catalog.boxes b set sold = b.sold + r.sold, volume = b.volume + r.volume, opened = b.opened + r.opened,
        revealed = b.revealed + r.revealed, claimed = b.claimed + r.claimed,
        first_sale_at = coalesce(b.first_sale_at, r.first), last_sale_at = coalesce(greatest(b.last_sale_at, r.last), b.last_sale_at)
      from jsonb_to_recordset(${part}) as r(${columns}) where b.id = r."subjectId"`),
  )
  await inParts(
    totals.filter(({ scope }) => scope === 'collection'),
    (part) =>
      run(sql`
      update catalog.collections c set sold = c.sold + r.sold, volume = c.volume + r.volume, revealed = c.revealed + r.revealed,
        claimed = c.claimed + r.claimed, minted = c.minted + r.minted, transfers = c.transfers + r.transfers,
        last_sale_at = coalesce(greatest(c.last_sale_at, r.last), c.last_sale_at)
      from jsonb_to_recordset(${part}) as r(${columns}) where c.id = r."subjectId"`),
  )
  const shifts = new Map<number, { c: number; burned: number; box: number; holders: number }>()
  const shift = (id: number) => {
    const known = shifts.get(id) ?? { c: id, burned: 0, box: 0, holders: 0 }
    shifts.set(id, known)
    return known
  }
  for (const { collection, burnedVersion, burnedBefore, lazyMinted, lazyBefore } of extra.items) {
    shift(collection.id).burned += Number(burnedVersion !== undefined) - Number(burnedBefore)
    shift(collection.id).box += Number(lazyMinted) - Number(lazyBefore)
  }
  for (const [id, change] of extra.holders) shift(id).holders += change
  await inParts([...shifts.values()], (part) =>
    run(sql`
      update catalog.collections c set burned = c.burned + r.burned, in_box = c.in_box + r.box, holders = c.holders + r.holders
      from jsonb_to_recordset(${part}) as r(c int, burned int, box int, holders int) where c.id = r.c`),
  )
  const money = [...sums.values()].map(({ box, received, withdrawn, fees }) => ({
    b: box.id,
    r: formatAmount(received),
    w: formatAmount(withdrawn),
    f: formatAmount(fees),
  }))
  await inParts(money, (part) =>
    run(sql`
      update catalog.boxes b set received = b.received + m.r, withdrawn = b.withdrawn + m.w, fees = b.fees + m.f
      from jsonb_to_recordset(${part}) as m(b int, r numeric, w numeric, f numeric) where b.id = m.b`),
  )
}
