import * as z from 'zod/mini'

/** How far one request has come, or what became of its cancellation (wallet-protocol A5). */
export const LifecycleEvent = z.object({
  eventType: z.enum(['receivedByExtension', 'receivedByWallet', 'requestCancelSuccess', 'requestCancelFail']),
  interactionId: z.string(),
})
export type LifecycleEvent = z.infer<typeof LifecycleEvent>

/** State of the extension; real ones carry no interactionId, old ones no `canHandleSessions` (wallet-protocol A5). */
export const StatusEvent = z.object({
  eventType: z.literal('extensionStatus'),
  isExtensionAvailable: z.boolean(),
  isWalletLinked: z.boolean(),
  canHandleSessions: z.optional(z.boolean()),
})
export type StatusEvent = z.infer<typeof StatusEvent>
