import type * as z from 'zod/mini'
import { cancelWrapped, extensionCommand, wrappedInteraction } from './shapes/command-shapes'
import type { WalletInteraction } from './wallet-interaction'

/** An interaction for an extension with sessions. Both ids must be equal. */
export const WrappedInteraction = /* @__PURE__ */ wrappedInteraction()
export type WrappedInteraction = z.infer<typeof WrappedInteraction>

/** The cancel of a request with a session. */
export const CancelWrapped = /* @__PURE__ */ cancelWrapped()
export type CancelWrapped = z.infer<typeof CancelWrapped>

/** Commands for the extension. Old senders omit the id of `openPopup`. */
export const ExtensionCommand = /* @__PURE__ */ extensionCommand()
export type ExtensionCommand = z.infer<typeof ExtensionCommand>

/** Every message that this SDK sends. */
export type OutgoingMessage = WalletInteraction | ExtensionCommand
