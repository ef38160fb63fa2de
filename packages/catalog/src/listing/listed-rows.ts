import * as z from 'zod/mini'
import { activityKinds } from '../options'

/** The fields of an item that a card shows or that a list is sorted by, as JSON. */
export const ListedItem = z.object({
  collection: z.object({ address: z.string(), name: z.string() }),
  localId: z.string(),
  name: z.string(),
  description: z.string(),
  hasPicture: z.boolean(),
  rarity: z.string(),
  price: z.optional(z.string()),
  sortPrice: z.optional(z.number()),
  addDate: z.number(),
  verified: z.boolean(),
  nfsw: z.boolean(),
  lazyMinted: z.boolean(),
  drawn: z.boolean(),
  owner: z.optional(z.string()),
})
export type ListedItem = z.infer<typeof ListedItem>

/** The fields of a transaction that a line of the activity list shows, as JSON. */
export const ListedActivity = z.object({
  id: z.string(),
  stateVersion: z.number(),
  at: z.number(),
  kind: z.enum(activityKinds),
  count: z.number(),
  transactionIntentHash: z.optional(z.string()),
  account: z.optional(z.string()),
  amount: z.optional(z.string()),
  /** The called method, if it is none of the box's own. */
  method: z.optional(z.string()),
  box: z.optional(z.object({ address: z.string(), name: z.string() })),
  collection: z.optional(z.object({ address: z.string(), name: z.string() })),
  things: z.array(
    z.object({
      collection: z.string(),
      localId: z.string(),
      name: z.string(),
      rarity: z.string(),
      isTicket: z.boolean(),
      /** It has a picture that is safe for work. */
      hasPicture: z.boolean(),
    }),
  ),
})
export type ListedActivity = z.infer<typeof ListedActivity>

/** An album as JSON: every kind of a box with what an account has of it, and the odds of the account's last draws. */
export const AlbumPage = z.object({
  kinds: z.array(
    z.object({
      collection: z.string(),
      localId: z.string(),
      name: z.string(),
      description: z.string(),
      rarity: z.string(),
      hasPicture: z.boolean(),
      left: z.number(),
      owned: z.number(),
      waiting: z.number(),
      drawnAtMs: z.optional(z.number()),
      lastDrawnAtMs: z.optional(z.number()),
    }),
  ),
  draws: z.array(z.object({ collection: z.string(), localId: z.string(), kindLeft: z.number(), allLeft: z.number() })),
  stateVersion: z.number(),
})
export type ListedAlbum = z.infer<typeof AlbumPage>

/** The data fields of an item as JSON, with the number of items of its collection that have the same value. */
export const ItemProperties = z.object({
  fields: z.array(z.object({ name: z.string(), alike: z.optional(z.number()) })),
  /** Items of the collection that exist. */
  supply: z.number(),
})
export type ItemProperties = z.infer<typeof ItemProperties>

const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.number(), cursor: z.optional(z.string()), stateVersion: z.number() })

export const ItemsPage = pageOf(ListedItem)
export const ActivityPage = pageOf(ListedActivity)
