import * as z from 'zod/mini'

/** How many accounts, e-mail addresses or phone numbers: a whole number of at least 0 (wallet-protocol A4). */
export const Quantity = z.object({
  quantifier: z.enum(['exactly', 'atLeast']),
  quantity: z.int().check(z.minimum(0)),
})
export type Quantity = z.infer<typeof Quantity>
