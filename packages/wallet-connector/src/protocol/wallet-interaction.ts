import * as z from 'zod/mini'
import { Metadata } from './metadata'
import { AuthorizedRequest, PreAuthorizationRequest, TransactionRequest, UnauthorizedRequest } from './request-items'

/** Cancels the request with the same interactionId; the extension consumes it, no wallet sees it (wallet-protocol O3). */
export const CancelRequest = z.object({ discriminator: z.literal('cancelRequest') })
export type CancelRequest = z.infer<typeof CancelRequest>

/** One request to a wallet, in the bare form (wallet-protocol O1, O3). */
export const WalletInteraction = z.object({
  interactionId: z.string(),
  metadata: Metadata,
  items: z.discriminatedUnion('discriminator', [
    UnauthorizedRequest,
    AuthorizedRequest,
    TransactionRequest,
    PreAuthorizationRequest,
    CancelRequest,
  ]),
})
export type WalletInteraction = z.infer<typeof WalletInteraction>
