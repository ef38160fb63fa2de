import type * as z from 'zod/mini'
import { cancelWrapped, extensionCommand, wrappedInteraction } from './shapes/command-shapes'
import type { WalletInteraction } from './wallet-interaction'

/** An interaction for an extension that knows sessions; both ids must agree. */
export const WrappedInteraction = /* @__PURE__ */ wrappedInteraction()
export type WrappedInteraction = z.infer<typeof WrappedInteraction>

/** Session-style cancel. */
export const CancelWrapped = /* @__PURE__ */ cancelWrapped()
export type CancelWrapped = z.infer<typeof CancelWrapped>

/** Commands for the extension itself; old senders leave the id out of `openPopup`. */
export const ExtensionCommand = /* @__PURE__ */ extensionCommand()
export type ExtensionCommand = z.infer<typeof ExtensionCommand>

/** Everything our SDK puts on the wire. */
export type OutgoingMessage = WalletInteraction | ExtensionCommand
