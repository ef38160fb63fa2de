import * as z from 'zod/mini'

const every = () => ({
  /** Waits for a request of this kind. Without it the play applies to the next request of any kind. */
  on: z.optional(z.enum(['login', 'data', 'transaction', 'preAuthorization'])),
  /** Milliseconds from the delivery of the request to its response. Default 20. */
  afterMs: z.optional(z.number()),
  /** How often the response is sent. Default 1. */
  copies: z.optional(z.int()),
})

/** The response of the test wallet to one request. Plain JSON, so that an init script can contain it. */
export const Play = /* @__PURE__ */ (() =>
  z.discriminatedUnion('reply', [
    z.object({
      ...every(),
      reply: z.literal('approve'),
      /** Indexes of the accounts to share. Default: the first ones, as many as requested. */
      accounts: z.optional(z.array(z.int())),
      /** Replaces the generated hash. */
      transactionIntentHash: z.optional(z.string()),
      subintentHash: z.optional(z.string()),
    }),
    z.object({ ...every(), reply: z.literal('reject'), message: z.optional(z.string()) }),
    /** Any error code, known or unknown. */
    z.object({ ...every(), reply: z.literal('fail'), error: z.string(), message: z.optional(z.string()) }),
    /** Delivered without a response. */
    z.object({ ...every(), reply: z.literal('silence') }),
    /** A success with missing or wrong members. */
    z.object({ ...every(), reply: z.literal('malformed') }),
    /** A response with another id, then the right one. */
    z.object({ ...every(), reply: z.literal('foreignFirst') }),
    /** These messages; the text `$id` becomes the interactionId. */
    z.object({ ...every(), reply: z.literal('say'), messages: z.array(z.unknown()) }),
    /** Waits for `answer(interactionId, play)`. */
    z.object({ ...every(), reply: z.literal('hold') }),
  ]))()
export type Play = z.infer<typeof Play>
