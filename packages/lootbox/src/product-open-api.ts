import * as z from 'zod/mini'
import { MIN_STATE_VERSION_HEADER, type ProductCall, productCalls, productPath } from './product-calls'
import { ProductErrorBody } from './product-error-body'

export type ProductOpenApiOptions = {
  /** As in `/api/{product}-100-club`. */
  readonly product: string
  readonly title: string
  readonly version: string
}

const summaries: Readonly<Record<ProductCall, string>> = {
  getLootboxResources: 'What a lootbox component sells; `{"address": ""}` when it is not listed.',
  getUnrevealedTickets: 'Tickets of an account that can be revealed.',
  getRevealedTickets: 'Tickets of an account that can be redeemed, with what they won.',
  getClub: 'Whether the account gets the lock-fee variant of a transaction.',
  getTicketInfo: 'What tickets won, with pictures.',
}

const refusals: Readonly<Record<string, string>> = {
  400: 'A field is wrong; each is named.',
  404: 'The ticket resource is not listed here.',
  422: 'The account holds more tickets than are read.',
  429: 'Too many requests; see Retry-After.',
  502: 'The Gateway failed, or the ledger’s data does not fit the configuration.',
  504: 'The Gateway did not answer in time.',
}

const json = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const described: Record<string, unknown> = { ...z.toJSONSchema(schema, { io }) }
  delete described.$schema
  return { 'application/json': { schema: described } }
}

const operation = (call: ProductCall) => ({
  operationId: call,
  summary: summaries[call],
  parameters: [
    {
      name: MIN_STATE_VERSION_HEADER,
      in: 'header',
      required: false,
      description: 'No answer older than this ledger state version.',
      schema: { type: 'integer', minimum: 1 },
    },
  ],
  requestBody: { required: true, content: json(productCalls[call].request, 'input') },
  responses: {
    200: { description: 'The answer.', content: json(productCalls[call].response, 'output') },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description]) => [
        status,
        { description, content: json(ProductErrorBody, 'output') },
      ]),
    ),
  },
})

/** The OpenAPI 3.1 document of the product server, made from the very schemas that check its bodies. */
export const productOpenApi = ({ product, title, version }: ProductOpenApiOptions) => ({
  openapi: '3.1.0',
  info: { title, version },
  paths: Object.fromEntries(
    (['getLootboxResources', 'getUnrevealedTickets', 'getRevealedTickets', 'getClub', 'getTicketInfo'] as const).map(
      (call) => [productPath(call, product), { post: operation(call) }],
    ),
  ),
})
