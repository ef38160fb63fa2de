import type * as z from 'zod/mini'
import { cancelRequest, walletInteraction } from './shapes/command-shapes'
import { requestInteraction } from './shapes/message-shapes'

/** A request in the bare form. */
export const RequestInteraction = /* @__PURE__ */ requestInteraction()
export type RequestInteraction = z.infer<typeof RequestInteraction>

/** Cancels the request with the same interactionId. The extension handles it; wallets do not receive it. */
export const CancelRequest = /* @__PURE__ */ cancelRequest()
export type CancelRequest = z.infer<typeof CancelRequest>

/** A message in the bare form: a request or its cancel. */
export const WalletInteraction = /* @__PURE__ */ walletInteraction()
export type WalletInteraction = z.infer<typeof WalletInteraction>
