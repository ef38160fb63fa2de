import * as z from 'zod/mini'
import { lazily } from '../../lazily'
import { flag, whole } from './entity-shapes'
import { requestItems } from './request-shapes'

/** The version of the interaction format. Wallets respond `incompatibleVersion` to any other. */
export const METADATA_VERSION = 2

export const metadata = /* @__PURE__ */ lazily(() =>
  z.object({
    version: z.literal(METADATA_VERSION),
    networkId: whole(),
    dAppDefinitionAddress: z.string(),
    origin: z.optional(z.string()),
  }),
)

export const requestInteraction = /* @__PURE__ */ lazily(() =>
  z.object({ interactionId: z.string(), metadata: metadata(), items: requestItems() }),
)

export const lifecycleEvent = /* @__PURE__ */ lazily(() =>
  z.object({
    eventType: z.literal(['receivedByExtension', 'receivedByWallet', 'requestCancelSuccess', 'requestCancelFail']),
    interactionId: z.string(),
  }),
)

export const statusEvent = /* @__PURE__ */ lazily(() =>
  z.object({
    eventType: z.literal('extensionStatus'),
    isExtensionAvailable: flag(),
    isWalletLinked: flag(),
    canHandleSessions: z.optional(flag()),
  }),
)
