import * as z from 'zod/mini'
import { Metadata } from './metadata'
import { RequestItems } from './request-items'

/** A request as a dApp makes it, in the bare form (wallet-protocol O1). */
export const RequestInteraction = z.object({ interactionId: z.string(), metadata: Metadata, items: RequestItems })
export type RequestInteraction = z.infer<typeof RequestInteraction>

/** Cancels the request with the same interactionId; the extension consumes it, no wallet sees it (wallet-protocol O3). */
export const CancelRequest = z.object({ discriminator: z.literal('cancelRequest') })
export type CancelRequest = z.infer<typeof CancelRequest>

/** Anything in the bare form: a request or its cancel (wallet-protocol O1, O3). */
export const WalletInteraction = z.object({
  interactionId: z.string(),
  metadata: Metadata,
  items: z.discriminatedUnion('discriminator', [RequestItems, CancelRequest]),
})
export type WalletInteraction = z.infer<typeof WalletInteraction>
