import * as z from 'zod/mini'

/*
 * The bodies and paths of the five product calls, as in the spec (section 7). Objects are loose: unknown fields pass
 * unchanged. The server functions check addresses and ids against the network.
 */

const text = z.string().check(z.minLength(1), z.maxLength(200))
/** Maximum ids in one `ticket-info-post-reveal` request. */
export const MAX_INFO_IDS = 500

/** Body of `getLootboxResources`: the address of a component. */
export const LootboxResourcesRequest = z.looseObject({ address: text })
export type LootboxResourcesRequest = { address: string }
/** The resources of a listed component: its tickets, payment token and price as decimal text. */
export const LootboxResources = z.object({
  componentAddress: z.string(),
  ticketAddress: z.string(),
  tokenAddress: z.string(),
  tokenIconUrl: z.string(),
  price: z.string(),
  id: z.string(),
  name: z.string(),
  title: z.string(),
  bigImage: z.string(),
  userImage: z.string(),
})
export type LootboxResources = z.infer<typeof LootboxResources>
/** The resources of a listed component; the empty address for any other. */
export const LootboxResourcesResponse = z.object({ address: z.union([LootboxResources, z.literal('')]) })
export type LootboxResourcesResponse = z.infer<typeof LootboxResourcesResponse>

/** Body of both ticket calls: an account and the resource of its tickets. */
export const TicketsRequest = z.looseObject({ account_address: text, ticket_address: text })
export type TicketsRequest = { account_address: string; ticket_address: string }

/** An unrevealed ticket. Opened tickets that wait for their draw are listed nowhere. */
export const UnrevealedTicket = z.object({ id: z.string() })
export type UnrevealedTicket = z.infer<typeof UnrevealedTicket>
/** Tickets of an account that can be revealed. */
export const UnrevealedTicketsResponse = z.array(UnrevealedTicket)
export type UnrevealedTicketsResponse = z.infer<typeof UnrevealedTicketsResponse>

/** Loot of a ticket in one collection. */
export const Loot = z.object({
  resourceAddress: z.string(),
  fieldName: z.string(),
  /** Present once `ticket-info-post-reveal` read it. Foreign text: only https, ipfs and data images pass. */
  icon_url: z.optional(z.string()),
  /** The tags of its collection say “not safe for work”. Read by `ticket-info-post-reveal`. */
  nfsw: z.optional(z.boolean()),
  nonFungibleLocalId: z.array(z.object({ id: z.string(), key_image_url: z.optional(z.string()) })),
})
export type Loot = z.infer<typeof Loot>
/** A revealed ticket with its loot. */
export const RevealedTicket = z.object({ non_fungible_id: z.string(), loots: z.array(Loot) })
export type RevealedTicket = z.infer<typeof RevealedTicket>
/** Tickets of an account that can be redeemed. */
export const RevealedTicketsResponse = z.array(RevealedTicket)
export type RevealedTicketsResponse = z.infer<typeof RevealedTicketsResponse>

/** `token_amount` is the total of a purchase, or 0 for reveal and redeem; a number or decimal text. */
export const ClubRequest = z.looseObject({
  account_address: text,
  token_amount: z.union([z.number().check(z.gte(0)), z.string().check(z.regex(/^\d{1,40}(?:\.\d{1,18})?$/))]),
})
export type ClubRequest = { account_address: string; token_amount: number | string }
/** Whether the account gets the lock-fee variant of a transaction. */
export const ClubResponse = z.object({ result: z.boolean() })
export type ClubResponse = z.infer<typeof ClubResponse>

/** Body of `getTicketInfo`: a ticket resource and 1 to `MAX_INFO_IDS` ids. */
export const TicketInfoRequest = z.looseObject({
  resource_address: text,
  non_fungible_ids: z.array(text).check(z.minLength(1), z.maxLength(MAX_INFO_IDS)),
})
export type TicketInfoRequest = { resource_address: string; non_fungible_ids: readonly string[] }
/** Tickets in the order of the request, without unknown and redeemed ones. */
export const TicketInfoResponse = z.object({ address: z.string(), info: z.array(RevealedTicket) })
export type TicketInfoResponse = z.infer<typeof TicketInfoResponse>

/** Path, verb and schemas of each call. `{product}` stands for the product's slug. */
export const productCalls = {
  getLootboxResources: {
    path: '/api/all-lootbox-resources',
    request: LootboxResourcesRequest,
    response: LootboxResourcesResponse,
  },
  getUnrevealedTickets: {
    path: '/api/all-account-tickets-unrevealed',
    request: TicketsRequest,
    response: UnrevealedTicketsResponse,
  },
  getRevealedTickets: {
    path: '/api/all-account-tickets-revealed-unredeemed',
    request: TicketsRequest,
    response: RevealedTicketsResponse,
  },
  getClub: { path: '/api/{product}-100-club', request: ClubRequest, response: ClubResponse },
  getTicketInfo: { path: '/api/ticket-info-post-reveal', request: TicketInfoRequest, response: TicketInfoResponse },
} as const
/** Name of one of the five product calls. */
export type ProductCall = keyof typeof productCalls

/** The names of the five calls, in the order of the specification. */
export const productCallNames = [
  'getLootboxResources',
  'getUnrevealedTickets',
  'getRevealedTickets',
  'getClub',
  'getTicketInfo',
] as const satisfies readonly ProductCall[]

/** Returns the path of a call, for example `/api/baller-100-club`. */
export const productPath = (call: ProductCall, productSlug: string): string =>
  productCalls[call].path.replace('{product}', () => productSlug)

/** Request header with the lowest state version that a response may have: read-your-writes. */
export const MIN_STATE_VERSION_HEADER = 'lootbox-min-state-version'

/** The body of an error response. `fields` names each wrong field of a bad request. */
export const ProductErrorBody = z.object({
  error: z.object({
    kind: z.string(),
    message: z.string(),
    fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
})
export type ProductErrorBody = z.infer<typeof ProductErrorBody>

/** `Cache-Control` of a call's response. Data of accounts is private; the listed boxes change with the configuration only. */
export const productCacheControl = (call: ProductCall): string =>
  call === 'getLootboxResources' ? 'public, max-age=60' : 'private, no-store'
