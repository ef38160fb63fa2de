import {
  bigint,
  index,
  integer,
  pgSchema,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'

/** Records of the site itself: messages, newsletter subscribers and samples of its parts. */
export const site = pgSchema('site')

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** `pending` until the owner of the address confirms. `ended` rows lose their address but keep the token, so that a link works twice. */
export const subscribers = site.table('subscribers', {
  id: uuid().primaryKey().defaultRandom(),
  /** In lower case. */
  email: text().unique(),
  status: text({ enum: ['pending', 'confirmed', 'ended'] }).notNull(),
  /** Part of the links in every e-mail to this address. */
  token: text().notNull().unique(),
  createdAt: at('created_at').notNull(),
  confirmedAt: at('confirmed_at'),
  /** The last issue sent to this address, so that a retry sends no issue twice. */
  lastIssue: text('last_issue'),
})

/** A message to the operator. It is delivered after its sender confirms the address. */
export const messages = site.table(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    body: text().notNull(),
    token: text().notNull().unique(),
    createdAt: at('created_at').notNull(),
    confirmedAt: at('confirmed_at'),
    /** When it was sent to the operator. */
    deliveredAt: at('delivered_at'),
  },
  (table) => [index('messages_email').on(table.email, table.createdAt)],
)

/** The state of a part of the site in a minute, as the first instance that probed it measured it. */
export const samples = site.table(
  'samples',
  {
    part: text().notNull(),
    minute: at('minute').notNull(),
    state: text({ enum: ['up', 'slow', 'down'] }).notNull(),
    ms: integer(),
  },
  (table) => [primaryKey({ columns: [table.part, table.minute] })],
)

/** Requests of a client and letters to a mailbox, as rate-limiter-flexible counts them, under a hash of the address. */
export const requestCounts = pgTable('request_counts', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
