import type * as z from 'zod/mini'
import { quantity } from './shapes/entity-shapes'

/** A number of accounts, e-mail addresses or phone numbers: an integer of at least 0. */
export const Quantity = /* @__PURE__ */ quantity()
export type Quantity = z.infer<typeof Quantity>
