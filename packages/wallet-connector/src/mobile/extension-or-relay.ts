import type { OutgoingMessage } from '../protocol/extension-command'
import { readIncoming } from '../protocol/read-incoming'
import type { WalletTransport } from '../transport/wallet-transport'
import { windowTransport } from '../transport/window-transport'
import { isTouchDevice } from './is-touch-device'
import type { RelayTransport } from './relay-transport'

export type ExtensionOrRelayOptions = {
  relay: RelayTransport
  /** Default: the extension, by events on `window`. */
  extension?: WalletTransport | undefined
  /** Whether this device may have the wallet app. Default: its main pointer is a finger. */
  hasWalletApp?: (() => boolean) | undefined
}

/** Far more than anybody has open; a later cancel of an older one goes to the extension. */
const MOST_REMEMBERED = 100

/**
 * One transport for desktop and phone: an extension that is there echoes inside `send` and then
 * has the message; where none echoes and the device can have the wallet app, the relay gets it. No user agent is read.
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
    if (oldest !== undefined && atRelay.size > MOST_REMEMBERED) atRelay.delete(oldest)
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
    warnings: () => (hasWalletApp() ? [] : (extension.warnings?.() ?? [])),
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
        // Opening the wallet app leaves the page, and the answer is wanted when it is back.
        if (moment === 'shown' || !hasWalletApp()) listener(moment)
      }) ?? (() => {}),
  }
}
