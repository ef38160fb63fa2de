import type * as z from 'zod/mini'
import { quantity } from './shapes/entity-shapes'

/** How many accounts, e-mail addresses or phone numbers: a whole number of at least 0. */
export const Quantity = /* @__PURE__ */ quantity()
export type Quantity = z.infer<typeof Quantity>
