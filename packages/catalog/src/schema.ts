import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgSchema,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { TicketStatus } from './ledger/item-facts'
import type { ActivityKind, CollectionKind, RankingSort } from './options'

/** One schema for PGlite and PostgreSQL. The database may contain other schemas. */
export const catalog = pgSchema('catalog')

/** One bit for each slot of a collection; slots after its end are 0. */
const varbit = customType<{ data: string }>({ dataType: () => 'bit varying' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** State versions stay below 2^53 for some centuries. */
const version = (name: string) => bigint(name, { mode: 'number' })
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** How far the index has read. One row; a batch moves it in the same database transaction. */
export const position = catalog.table('position', {
  id: integer().primaryKey(),
  /** Grows with every rebuild: cursors of another generation are refused. */
  generation: integer().notNull(),
  /** Which ledger this is: a digest of its first transaction. */
  genesis: text().notNull(),
  /** A digest of the scope, the boxes and the followed collections. */
  sources: text().notNull(),
  stateVersion: version('state_version').notNull(),
  /** The last transaction that was read, to notice a ledger that went another way. */
  anchorVersion: version('anchor_version').notNull(),
  anchorHash: text('anchor_hash').notNull(),
  /** When the ledger wrote `stateVersion`. */
  ledgerAt: time('ledger_at').notNull(),
  /** When the index was last known to be at `stateVersion`. */
  checkedAt: time('checked_at').notNull(),
  /** The newest state version seen; beyond `stateVersion` while the index catches up. */
  tip: version('tip').notNull(),
})

/** Every time the index was built, so that the number of a rebuild is never used twice. */
export const generations = catalog.table('generations', { generation: integer().primaryKey() })

/** Owners of items: accounts, boxes, other components. */
export const entities = catalog.table('entities', {
  id: serial().primaryKey(),
  address: text().notNull().unique(),
  kind: text().$type<'account' | 'box' | 'other'>().notNull(),
  firstVersion: version('first_version').notNull(),
})

export const boxes = catalog.table('boxes', {
  id: serial().primaryKey(),
  /** The id of its entry in the configuration. */
  key: text().notNull(),
  entityId: integer('entity_id').notNull().unique(),
  componentAddress: text('component_address').notNull().unique(),
  ticketAddress: text('ticket_address').notNull().unique(),
  tokenAddress: text('token_address').notNull(),
  name: text().notNull(),
  title: text().notNull(),
  imageUrl: text('image_url'),
  price: numeric().notNull(),
  maxTickets: integer('max_tickets'),
  sold: integer().notNull().default(0),
  volume: numeric().notNull().default('0'),
  opened: integer().notNull().default(0),
  revealed: integer().notNull().default(0),
  claimed: integer().notNull().default(0),
  /** Payment token in, out and spent on fees, since the index began; the balance before that. */
  balanceBefore: numeric('balance_before').notNull().default('0'),
  received: numeric().notNull().default('0'),
  withdrawn: numeric().notNull().default('0'),
  fees: numeric().notNull().default('0'),
  firstSaleAt: time('first_sale_at'),
  lastSaleAt: time('last_sale_at'),
  lastSaleVersion: version('last_sale_version'),
})

/** What rankings are ordered by before `id`: ascending, so that a page begins after a pair of values. */
export const rankingKey = {
  volume: '-volume',
  sold: '-sold',
  revealed: '-revealed',
  holders: '-holders',
  claimRate: '-(claimed::numeric / greatest(revealed, 1))',
} as const satisfies Readonly<Record<RankingSort, string>>

export const collections = catalog.table(
  'collections',
  {
    id: serial().primaryKey(),
    address: text().notNull().unique(),
    kind: text().$type<CollectionKind>().notNull(),
    /** Whose tickets these are. */
    boxId: integer('box_id'),
    name: text().notNull(),
    description: text().notNull(),
    iconUrl: text('icon_url'),
    tags: jsonb().$type<readonly string[]>().notNull(),
    category: text().notNull(),
    verified: boolean().notNull(),
    nfsw: boolean().notNull(),
    dappDefinition: text('dapp_definition'),
    mutable: boolean().notNull(),
    firstVersion: version('first_version').notNull(),
    firstAt: time('first_at').notNull(),
    /** How many slots its items have been given. */
    slots: integer().notNull().default(0),
    minted: integer().notNull().default(0),
    burned: integer().notNull().default(0),
    /** Items that exist and still lie in a box. */
    inBox: integer('in_box').notNull().default(0),
    holders: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    volume: numeric().notNull().default('0'),
    revealed: integer().notNull().default(0),
    claimed: integer().notNull().default(0),
    transfers: integer().notNull().default(0),
    lastSaleAt: time('last_sale_at'),
    /** Of the last 24 hours, and what follows from it; brought up to date every minute. */
    soldLately: integer('sold_lately').notNull().default(0),
    trending: boolean().notNull().default(false),
    top: boolean().notNull().default(false),
  },
  (table) => [
    ...Object.entries(rankingKey).map(([name, key]) => index(`collections_${name}`).on(sql.raw(`(${key})`), table.id)),
    index('collections_trending')
      .on(sql.raw(`(${rankingKey.volume})`), table.id)
      .where(sql`trending`),
    index('collections_top')
      .on(sql.raw(`(${rankingKey.volume})`), table.id)
      .where(sql`top`),
    index('collections_category').on(table.category, sql.raw(`(${rankingKey.volume})`), table.id),
  ],
)

/** Loot of a box that looks alike: what odds are counted in. */
export const kinds = catalog.table(
  'kinds',
  {
    id: serial().primaryKey(),
    boxId: integer('box_id').notNull(),
    collectionId: integer('collection_id').notNull(),
    name: text().notNull(),
    rarity: text().notNull(),
    imageUrl: text('image_url'),
    /** Items that were put into the box; less those taken out undrawn. */
    printed: integer().notNull().default(0),
    drawn: integer().notNull().default(0),
    claimed: integer().notNull().default(0),
  },
  (table) => [
    unique('kinds_like').on(table.boxId, table.collectionId, table.name, table.rarity),
    index('kinds_alike').on(table.collectionId, table.name, table.rarity),
  ],
)

/** In which orders items can be listed. Equal ones stay in the order they were catalogued in, which is `id` and is by age. */
export const listOrders = ['id', 'price_up', 'price_down', 'newest', 'mixed'] as const
export type ListOrder = (typeof listOrders)[number]

/** The key of an order before `id`: ascending and never null, so that a page starts after a pair of values. */
export const orderKey: Readonly<Record<Exclude<ListOrder, 'id'>, string>> = {
  price_up: `coalesce(sort_price, 'Infinity')`,
  price_down: `coalesce(-sort_price, 'Infinity')`,
  newest: `(-minted_ms)`,
  // The first item of each collection, then the second of each. Items of one collection are catalogued together.
  mixed: `coalesce(slot, 2147483647)`,
}
const orderKeys = (order: ListOrder): [SQL, ...SQL[]] =>
  order === 'id' ? [sql`id`] : [sql.raw(`(${orderKey[order]})`), sql`id`]

export const listFilters = ['all', 'verified', 'nfsw', 'lazy'] as const
export type ListFilter = (typeof listFilters)[number]

export const shownBy: Readonly<Record<ListFilter, SQL>> = {
  all: sql`listed`,
  verified: sql`listed and verified`,
  nfsw: sql`listed and nfsw`,
  lazy: sql`listed and lazy_minted`,
}

export const items = catalog.table(
  'items',
  {
    id: serial().primaryKey(),
    collectionId: integer('collection_id').notNull(),
    localId: text('local_id').notNull(),
    /** Its bit in the bit strings of its collection; tickets have none. */
    slot: integer(),
    name: text().notNull(),
    description: text().notNull(),
    imageUrl: text('image_url'),
    rarity: text().notNull(),
    attributes: jsonb().$type<readonly { name: string; value: string }[]>().notNull(),
    /** The box it was printed into, or whose ticket it is. */
    boxId: integer('box_id'),
    kindId: integer('kind_id'),
    /** On the market: neither a ticket nor burned. */
    listed: boolean().notNull(),
    category: text().notNull(),
    verified: boolean().notNull(),
    nfsw: boolean().notNull(),
    /** Still in the box. */
    lazyMinted: boolean('lazy_minted').notNull(),
    sortPrice: numeric('sort_price'),
    mintedVersion: version('minted_version').notNull(),
    /** Milliseconds since 1970, so that both directions can be indexed. */
    mintedMs: version('minted_ms').notNull(),
    burnedVersion: version('burned_version'),
    claimedVersion: version('claimed_version'),
    /** `unrevealed`, `waiting`, `revealed` or `redeemed`, of tickets. */
    ticketStatus: text('ticket_status').$type<TicketStatus>(),
    /** The transactions that marked a ticket as opened and that wrote its loot into its data. */
    openedVersion: version('opened_version'),
    revealedVersion: version('revealed_version'),
    /** The account that redeemed a ticket. */
    redeemerId: integer('redeemer_id'),
  },
  (table) => [
    unique('items_local_id').on(table.collectionId, table.localId),
    uniqueIndex('items_slot').on(table.collectionId, table.slot).where(sql`slot is not null`),
    ...listOrders.flatMap((order) => [
      // Lists of everything are merged from those of the few combinations of these four.
      index(`items_class_${order}`)
        .on(table.category, table.verified, table.nfsw, table.lazyMinted, ...orderKeys(order))
        .where(shownBy.all),
      ...(order === 'mixed' ? [] : [index(`items_collection_${order}`).on(table.collectionId, ...orderKeys(order))]),
    ]),
    index('items_alike').on(table.collectionId, table.name, table.rarity, table.id),
    index('items_waiting').on(table.boxId).where(sql`ticket_status = 'waiting'`),
    index('items_redeemer').on(table.redeemerId).where(sql`redeemer_id is not null`),
  ],
)

/** The words of items on the market. Apart from `items`, so that a search reads few pages, and a price leaves its index alone. */
export const itemWords = catalog.table(
  'item_words',
  { itemId: integer('item_id').primaryKey(), words: tsvector().notNull() },
  (table) => [index('item_words_words').using('gin', table.words)],
)

/** The words that replace mistyped ones (extension pg_trgm), from names, values and pages. They stay when an item is burned. */
export const knownWords = catalog.table('known_words', { word: text().primaryKey() }, (table) => [
  index('known_words_similar').using('gin', table.word.op('gin_trgm_ops')),
])

/**
 * The traits of a collection's items, each with a bit string of the items that have it: a value of a field of their data
 * (`field`), a rarity (`rarity`), being on the market (`listed`) or still in a box (`lazy`).
 */
export const traits = catalog.table(
  'traits',
  {
    id: serial().primaryKey(),
    collectionId: integer('collection_id').notNull(),
    kind: text().notNull(),
    /** The field; empty for other kinds. */
    name: text().notNull(),
    value: text().notNull(),
    /** How many items have it: the number of bits that are set. */
    items: integer().notNull(),
    bits: varbit().notNull(),
  },
  (table) => [
    unique('traits_of').on(table.collectionId, table.kind, table.name, table.value),
    index('traits_frequent').on(
      table.collectionId,
      table.kind,
      table.name,
      table.items.desc().nullsFirst(),
      table.value,
    ),
  ],
)

/** The values of fields that are numbers: a range finds its items here instead of in the bit string of each value. */
export const numbers = catalog.table(
  'numbers',
  {
    collectionId: integer('collection_id').notNull(),
    name: text().notNull(),
    number: numeric().notNull(),
    slot: integer().notNull(),
    /** The number as it is written in the data. */
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.name, table.number, table.slot, table.value] })],
)

/** The fields in the data of a collection's items. */
export const fields = catalog.table(
  'fields',
  {
    collectionId: integer('collection_id').notNull(),
    name: text().notNull(),
    /** Where it stands in the data. */
    place: integer().notNull(),
    /** How many of its values an item has. */
    values: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.name] })],
)

/** Who holds an item. Apart from it, so that a transfer leaves the indexes of items alone. */
export const holdings = catalog.table(
  'holdings',
  {
    itemId: integer('item_id').primaryKey(),
    ownerId: integer('owner_id').notNull(),
    collectionId: integer('collection_id').notNull(),
    sinceVersion: version('since_version').notNull(),
  },
  (table) => [
    index('holdings_owner').on(table.ownerId, table.itemId),
    index('holdings_owner_collection').on(table.ownerId, table.collectionId, table.itemId),
  ],
)

/** How many items of a collection an owner holds. */
export const balances = catalog.table(
  'balances',
  {
    collectionId: integer('collection_id').notNull(),
    ownerId: integer('owner_id').notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.collectionId] }),
    index('balances_top').on(table.collectionId, table.count, table.ownerId),
  ],
)

/** The loot of tickets. */
export const draws = catalog.table(
  'draws',
  {
    ticketId: integer('ticket_id').notNull(),
    itemId: integer('item_id').notNull(),
    boxId: integer('box_id').notNull(),
    /** Who held the ticket. */
    ownerId: integer('owner_id'),
    stateVersion: version('state_version').notNull(),
    /** Copies of its kind and of everything left in the box before the draw; null where that is not known. */
    kindLeft: integer('kind_left'),
    allLeft: integer('all_left'),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.itemId] }),
    index('draws_item').on(table.itemId),
    index('draws_box').on(table.boxId, table.stateVersion, table.itemId),
    index('draws_owner').on(table.ownerId, table.stateVersion, table.itemId),
  ],
)

/** Committed transactions that changed the index. */
export const transactions = catalog.table('transactions', {
  stateVersion: version('state_version').primaryKey(),
  intentHash: text('intent_hash').notNull(),
  at: time('at').notNull(),
})

export const activity = catalog.table(
  'activity',
  {
    stateVersion: version('state_version').notNull(),
    /** Place among what one transaction did. */
    place: integer().notNull(),
    kind: text().$type<ActivityKind>().notNull(),
    /** The method that was called, or the event it stands for. */
    method: text(),
    count: integer().notNull(),
    boxId: integer('box_id'),
    collectionId: integer('collection_id'),
    fromId: integer('from_id'),
    toId: integer('to_id'),
    amount: numeric(),
  },
  (table) => [
    primaryKey({ columns: [table.stateVersion, table.place] }),
    index('activity_kind').on(table.kind, table.stateVersion, table.place),
  ],
)

/** Which boxes, collections and accounts an activity is about. */
export const activitySubjects = catalog.table(
  'activity_subjects',
  {
    scope: text().notNull(),
    subjectId: integer('subject_id').notNull(),
    stateVersion: version('state_version').notNull(),
    place: integer().notNull(),
    kind: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.subjectId, table.stateVersion, table.place] }),
    index('activity_subjects_kind').on(table.scope, table.subjectId, table.kind, table.stateVersion, table.place),
  ],
)

export const activityItems = catalog.table(
  'activity_items',
  {
    itemId: integer('item_id').notNull(),
    stateVersion: version('state_version').notNull(),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.stateVersion, table.place] }),
    index('activity_items_of').on(table.stateVersion, table.place, table.itemId),
  ],
)

/** How many activities a list holds, so that a total needs no scan. Kind `` counts all of them. */
export const counters = catalog.table(
  'counters',
  {
    scope: text().notNull(),
    subjectId: integer('subject_id').notNull(),
    kind: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.subjectId, table.kind] })],
)

/** Figures by day and by hour (the hours of the last two days) of boxes and collections, in UTC. */
export const figures = catalog.table(
  'figures',
  {
    scope: text().notNull(),
    subjectId: integer('subject_id').notNull(),
    span: text().notNull(),
    at: time('at').notNull(),
    sold: integer().notNull(),
    volume: numeric().notNull(),
    opened: integer().notNull(),
    revealed: integer().notNull(),
    claimed: integer().notNull(),
    minted: integer().notNull(),
    transfers: integer().notNull(),
    /** The network fees that a box paid, in XRD. */
    fees: numeric().notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.subjectId, table.span, table.at] }),
    index('figures_hours').on(table.at, table.scope, table.subjectId).where(sql`span = 'hour'`),
  ],
)

/** Searchable pages: boxes, collections, help. */
export const documents = catalog.table(
  'documents',
  {
    kind: text().notNull(),
    key: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    path: text(),
    imageUrl: text('image_url'),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', "title"), 'A') || setweight(to_tsvector('simple', "body"), 'B')`,
    ),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index('documents_search').using('gin', table.search)],
)
