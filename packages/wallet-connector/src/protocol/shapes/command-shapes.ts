import * as z from 'zod/mini'
import { lazily } from '../../lazily'
import { metadata } from './message-shapes'
import { requestItems } from './request-shapes'

export const cancelRequest = /* @__PURE__ */ lazily(() => z.object({ discriminator: z.literal('cancelRequest') }))

export const walletInteraction = /* @__PURE__ */ lazily(() =>
  z.object({
    interactionId: z.string(),
    metadata: metadata(),
    items: z.discriminatedUnion('discriminator', [requestItems(), cancelRequest()]),
  }),
)

export const wrappedInteraction = /* @__PURE__ */ lazily(() =>
  z
    .object({
      interactionId: z.string(),
      discriminator: z.literal('walletInteraction'),
      interaction: walletInteraction(),
      sessionId: z.optional(z.string()),
    })
    .check(
      z.refine((wrapped) => wrapped.interactionId === wrapped.interaction.interactionId, {
        error: 'Expected one interactionId, received two',
      }),
    ),
)

export const cancelWrapped = /* @__PURE__ */ lazily(() =>
  z.object({
    interactionId: z.string(),
    discriminator: z.literal('cancelWalletInteraction'),
    metadata: metadata(),
  }),
)

export const extensionCommand = /* @__PURE__ */ lazily(() =>
  z.discriminatedUnion('discriminator', [
    z.object({ interactionId: z.string(), discriminator: z.literal('extensionStatus') }),
    z.object({ interactionId: z.optional(z.string()), discriminator: z.literal('openPopup') }),
    wrappedInteraction(),
    cancelWrapped(),
  ]),
)
