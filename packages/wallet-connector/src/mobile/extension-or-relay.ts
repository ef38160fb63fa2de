import type { OutgoingMessage } from '../protocol/extension-command'
import { readIncoming } from '../protocol/read-incoming'
import type { WalletTransport } from '../transport/wallet-transport'
import { windowTransport } from '../transport/window-transport'
import { isTouchDevice } from './is-touch-device'
import type { RelayTransport } from './relay-transport'

/** Options of `extensionOrRelay`. */
export type ExtensionOrRelayOptions = {
  relay: RelayTransport
  /** Default: the extension, over events on `window`. */
  extension?: WalletTransport | undefined
  /** Whether this device can have the wallet app. Default: its main pointer is a finger. */
  hasWalletApp?: (() => boolean) | undefined
}

/** Far more requests than a page has open. A later cancel of an older request goes to the extension. */
const MAX_ROUTES = 100

/**
 * One transport for desktop and phone. An available extension echoes inside `send` and gets the message. Without an echo, on a
 * device that can have the wallet app, the relay gets it. Does not read the user agent.
 */
export const extensionOrRelay = ({
  relay,
  extension = windowTransport(),
  hasWalletApp = isTouchDevice,
}: ExtensionOrRelayOptions): WalletTransport => {
  const atRelay = new Set<string>()
  const echoes = new Set<string>()

  const noticeEcho = (message: unknown) => {
    const incoming = readIncoming(message)
    if (incoming.kind === 'lifecycle') echoes.add(incoming.event.interactionId)
  }
  const tryExtension = (message: OutgoingMessage): boolean => {
    if (!extension.isReachable()) return false
    echoes.clear()
    const stop = extension.listen(noticeEcho)
    try {
      extension.send(message)
    } finally {
      stop()
    }
    return message.interactionId !== undefined && echoes.has(message.interactionId)
  }
  const toRelay = (message: OutgoingMessage) => {
    if (message.interactionId !== undefined) atRelay.add(message.interactionId)
    const [oldest] = atRelay
    if (oldest !== undefined && atRelay.size > MAX_ROUTES) atRelay.delete(oldest)
    relay.send(message)
  }

  return {
    name: 'extension or relay',
    origin: extension.origin ?? relay.origin,
    isReachable: () => extension.isReachable() || relay.isReachable(),
    whenParsed: (signal) => extension.whenParsed?.(signal),
    whenReady: (signal) => extension.whenReady?.(signal),
    lastStatus: () => extension.lastStatus?.(),
    startsWithin: () => (hasWalletApp() ? 0 : (extension.startsWithin?.() ?? 0)),
    warnings: async () => (hasWalletApp() ? [] : ((await extension.warnings?.()) ?? [])),
    send: (message) => {
      const isKnown = message.interactionId !== undefined && atRelay.has(message.interactionId)
      if (isKnown || (!tryExtension(message) && relay.isReachable() && hasWalletApp())) toRelay(message)
    },
    listen: (listener) => {
      const stops = [extension.listen(listener), relay.listen(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    onPage: (listener) =>
      extension.onPage?.((moment) => {
        // Opening the wallet app leaves the page, which needs the response when it is shown again.
        if (moment === 'shown' || !hasWalletApp()) listener(moment)
      }) ?? (() => {}),
  }
}
