import * as z from 'zod/mini'
import { Metadata } from './metadata'
import { WalletInteraction } from './wallet-interaction'

/** An interaction for an extension that knows sessions; both ids must agree (wallet-protocol O2). */
export const WrappedInteraction = z
  .object({
    interactionId: z.string(),
    discriminator: z.literal('walletInteraction'),
    interaction: WalletInteraction,
    sessionId: z.optional(z.string()),
  })
  .check(
    z.refine((wrapped) => wrapped.interactionId === wrapped.interaction.interactionId, {
      error: 'Expected one interactionId, received two',
    }),
  )
export type WrappedInteraction = z.infer<typeof WrappedInteraction>

/** Session-style cancel (wallet-protocol O4). */
export const CancelWrapped = z.object({
  interactionId: z.string(),
  discriminator: z.literal('cancelWalletInteraction'),
  metadata: Metadata,
})
export type CancelWrapped = z.infer<typeof CancelWrapped>

/** Commands for the extension itself; old senders leave the id out of `openPopup` (wallet-protocol O5). */
export const ExtensionCommand = z.discriminatedUnion('discriminator', [
  z.object({ interactionId: z.string(), discriminator: z.literal('extensionStatus') }),
  z.object({ interactionId: z.optional(z.string()), discriminator: z.literal('openPopup') }),
  WrappedInteraction,
  CancelWrapped,
])
export type ExtensionCommand = z.infer<typeof ExtensionCommand>

/** Everything our SDK puts on the wire (wallet-protocol O1 to O5). */
export type OutgoingMessage = WalletInteraction | ExtensionCommand
