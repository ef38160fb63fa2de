import * as z from 'zod/mini'

/** What a route sends for an error. `fields` names each wrong field of a bad request. */
export const ProductErrorBody = z.object({
  error: z.object({
    kind: z.string(),
    message: z.string(),
    fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
})
export type ProductErrorBody = z.infer<typeof ProductErrorBody>
