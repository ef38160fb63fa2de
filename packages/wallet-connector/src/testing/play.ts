import * as z from 'zod/mini'

const every = () => ({
  /** Waits for a request of this kind; without it the play is for the next request of any kind. */
  on: z.optional(z.enum(['login', 'data', 'transaction', 'preAuthorization'])),
  /** Time from the request's arrival in the wallet to its answer. Default 20. */
  afterMs: z.optional(z.number()),
  /** How often the answer is sent. Default 1. */
  copies: z.optional(z.int()),
})

/** What the test wallet does with one request. Plain JSON, so that it fits into an init script. */
export const Play = /* @__PURE__ */ (() =>
  z.discriminatedUnion('reply', [
    z.object({
      ...every(),
      reply: z.literal('approve'),
      /** Positions of the accounts to share; as many of the first as were asked for by default. */
      accounts: z.optional(z.array(z.int())),
      /** Instead of the made-up one. */
      transactionIntentHash: z.optional(z.string()),
      subintentHash: z.optional(z.string()),
    }),
    z.object({ ...every(), reply: z.literal('reject'), message: z.optional(z.string()) }),
    /** Any error code, known or not. */
    z.object({ ...every(), reply: z.literal('fail'), error: z.string(), message: z.optional(z.string()) }),
    /** Delivered, never answered. */
    z.object({ ...every(), reply: z.literal('silence') }),
    /** A success whose items miss what they need. */
    z.object({ ...every(), reply: z.literal('malformed') }),
    /** The answer under somebody else's id first, then the right one. */
    z.object({ ...every(), reply: z.literal('foreignFirst') }),
    /** These messages as they are; the text `$id` becomes the interactionId. */
    z.object({ ...every(), reply: z.literal('say'), messages: z.array(z.unknown()) }),
    /** Waits for `answer(interactionId, play)`. */
    z.object({ ...every(), reply: z.literal('hold') }),
  ]))()
export type Play = z.infer<typeof Play>
