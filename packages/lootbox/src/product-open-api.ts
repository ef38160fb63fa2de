import * as z from 'zod/mini'
import {
  MIN_STATE_VERSION_HEADER,
  type ProductCall,
  ProductErrorBody,
  productCacheControl,
  productCallNames,
  productCalls,
  productPath,
} from './product-calls'

/** Title, version and product slug of the OpenAPI document. */
export type ProductOpenApiOptions = {
  /** As in `/api/{product}-100-club`. */
  readonly product: string
  readonly title: string
  readonly version: string
}

type Described = { readonly summary: string; readonly refusals: readonly Refusal[] }
type Refusal = keyof typeof refusals

const refusals = {
  400: 'A field is wrong, or the body is not JSON of at most 64 KiB; each fault is named.',
  404: 'The ticket resource is not listed here.',
  408: 'The body did not arrive in time.',
  422: 'The account holds more tickets than are read.',
  429: 'Too many requests from this client.',
  500: 'A fault of the product server.',
  502: 'The Gateway failed, or the ledger’s data does not fit the configuration.',
  503: 'The Gateway is asked too much, or keeps failing: ask again in a few seconds.',
  504: 'The Gateway did not answer in time.',
} as const

const calls: Readonly<Record<ProductCall, Described>> = {
  getLootboxResources: {
    summary: 'What a lootbox component sells; `{"address": ""}` when it is not listed.',
    refusals: [400, 408, 429, 500],
  },
  getUnrevealedTickets: {
    summary: 'Tickets of an account that can be revealed.',
    refusals: [400, 404, 408, 422, 429, 500, 502, 503, 504],
  },
  getRevealedTickets: {
    summary: 'Tickets of an account that can be redeemed, with what they won.',
    refusals: [400, 404, 408, 422, 429, 500, 502, 503, 504],
  },
  getClub: {
    summary: 'Whether the account gets the lock-fee variant of a transaction.',
    refusals: [400, 408, 429, 500, 502, 503, 504],
  },
  getTicketInfo: { summary: 'What tickets won, with pictures.', refusals: [400, 404, 408, 429, 500, 502, 503, 504] },
}

const described = (schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> =>
  Object.fromEntries(Object.entries(z.toJSONSchema(schema, { io })).filter(([name]) => name !== '$schema'))
const json = (schema: object) => ({ 'application/json': { schema } })
const errorSchema = { $ref: '#/components/schemas/Error' }

const requestId = {
  description: 'The id this request is logged by: the one sent along, or a new one.',
  schema: { type: 'string' },
}
const cacheControl = (value: string) => ({ 'Cache-Control': { schema: { type: 'string', const: value } } })
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
}

const requestIdParameter = {
  name: 'X-Request-Id',
  in: 'header',
  required: false,
  description: 'An id of the caller’s own, to find the request in the log.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_.:-]{1,64}$' },
}
const minStateVersionParameter = {
  name: MIN_STATE_VERSION_HEADER,
  in: 'header',
  required: false,
  description: 'No answer older than this ledger state version.',
  schema: { type: 'integer', minimum: 1 },
}

const refusal = (status: Refusal) => ({
  description: refusals[status],
  headers: {
    'X-Request-Id': requestId,
    ...cacheControl('private, no-store'),
    ...(status === 429 ? retryAfter : {}),
  },
  content: json(errorSchema),
})

const operation = (call: ProductCall) => ({
  operationId: call,
  summary: calls[call].summary,
  parameters: call === 'getLootboxResources' ? [requestIdParameter] : [requestIdParameter, minStateVersionParameter],
  requestBody: { required: true, content: json(described(productCalls[call].request, 'input')) },
  responses: {
    200: {
      description: 'The answer.',
      headers: { 'X-Request-Id': requestId, ...cacheControl(productCacheControl(call)) },
      content: json(described(productCalls[call].response, 'output')),
    },
    ...Object.fromEntries(calls[call].refusals.map((status) => [status, refusal(status)])),
  },
})

/** The OpenAPI 3.1 document of the product server, made from the very schemas that check its bodies. */
export const productOpenApi = ({ product, title, version }: ProductOpenApiOptions) => ({
  openapi: '3.1.0',
  info: { title, version },
  paths: Object.fromEntries(productCallNames.map((call) => [productPath(call, product), { post: operation(call) }])),
  components: { schemas: { Error: described(ProductErrorBody, 'output') } },
})
