import { type Clock, systemClock } from '@lootboxes/ledger'
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import type { Logger } from '../connector/logger'
import { newId } from '../connector/new-id'
import type { SessionStore } from '../connector/session-store'
import type { OutgoingMessage } from '../protocol/extension-command'
import { requestInteraction } from '../protocol/shapes/message-shapes'
import type { RequestInteraction } from '../protocol/wallet-interaction'
import { memoryStorage } from '../toolkit/storage'
import type { WalletTransport } from '../transport/wallet-transport'
import { connectLink } from './connect-link'
import { setOpenedLink } from './opened-link'
import { relayIdentity } from './relay-identity'
import { createRelayInbox } from './relay-inbox'
import { relayMemory, type TextStore } from './relay-memory'

/** Options of `relayTransport`. */
export type RelayTransportOptions = {
  dAppDefinitionAddress: string
  /** Users can choose another relay in their wallet. Default: the public one. */
  relayUrl?: string | undefined
  /** The page's origin. Default: that of `location`. */
  origin?: string | undefined
  /** Opens the wallet app. Default: assigns `location.href`. */
  openLink?: ((link: string) => void) | undefined
  /** Milliseconds between polls while a request is open. Default 1500. */
  pauseMs?: number | undefined
  /** Milliseconds after which a request without a response ends as `relayTimeout`. Default 15 minutes. */
  giveUpMs?: number | undefined
  fetch?: typeof globalThis.fetch | undefined
  clock?: Clock | undefined
  /** Store of the browser's key, for all tabs. Default: `localStorage`. */
  shared?: TextStore | undefined
  /** Store of the tab's session. Default: `sessionStorage`. */
  tab?: TextStore | undefined
  logger?: Logger | undefined
}

/** The transport that `relayTransport` returns. */
export type RelayTransport = WalletTransport & {
  /** For `createWalletConnector({ session })`: ending the session deletes the keys, so that a logout removes all data. */
  readonly session: SessionStore
  /**
   * Deletes keys, session and open requests. An open transaction cannot be withdrawn, so this page keeps what it needs for the
   * response, in memory only.
   */
  forget: () => void
}

/** The public relay of the Radix Wallet. */
export const PUBLIC_RELAY = 'https://radix-connect-relay.radixdlt.com/api/v1'
const FIFTEEN_MINUTES = 900_000

const status = {
  eventType: 'extensionStatus',
  isExtensionAvailable: true,
  isWalletLinked: true,
  canHandleSessions: false,
}

/** A value of the page, or undefined without a page or without access. */
const ofPage = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Telegram's browser opens apps only from a new window. */
const openInApp = (link: string) => {
  if ('TelegramWebviewProxy' in globalThis) open(link)
  else location.href = link
}

const memoryOf = ({ dAppDefinitionAddress, shared, tab }: RelayTransportOptions) =>
  relayMemory({
    dAppDefinitionAddress,
    shared: shared ?? ofPage(() => localStorage) ?? memoryStorage(),
    tab: tab ?? ofPage(() => sessionStorage) ?? memoryStorage(),
    newSecret: () => bytesToHex(randomBytes(32)),
    newSessionId: newId,
  })

/**
 * Talks to the wallet app on the same phone: requests use deep links, encrypted responses return through the relay. Emits the
 * lifecycle events of an extension itself. A cancel cannot reach the wallet and therefore always fails.
 */
export const relayTransport = (options: RelayTransportOptions): RelayTransport => {
  const { dAppDefinitionAddress, relayUrl = PUBLIC_RELAY, openLink = openInApp, clock = systemClock } = options
  const origin = options.origin ?? ofPage(() => location.origin)
  const memory = memoryOf(options)
  const listeners = new Set<(message: unknown) => void>()
  const tell = (message: unknown) => {
    for (const listener of [...listeners]) listener(message)
  }
  const inbox = createRelayInbox({
    memory,
    clock,
    tell,
    dAppDefinitionAddress,
    relayUrl,
    logger: options.logger,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    pauseMs: options.pauseMs ?? 1_500,
    giveUpMs: options.giveUpMs ?? FIFTEEN_MINUTES,
  })

  const request = (interaction: RequestInteraction) => {
    if (origin === undefined) return
    const { interactionId } = interaction
    const others = memory.pending().filter((one) => one.interactionId !== interactionId)
    const isTransaction = interaction.items.discriminator === 'transaction'
    memory.setPending([...others, { interactionId, sentAtMs: clock.now(), isTransaction }])
    const identity = relayIdentity(memory.secret())
    const link = connectLink({ interaction, origin, sessionId: memory.sessionId(), identity })
    setOpenedLink(link)
    openLink(link)
    inbox.watch()
  }
  /** Responds to commands like an extension: available, no link needed, no cancel possible. */
  const command = (message: OutgoingMessage) => {
    const discriminator = 'items' in message ? message.items.discriminator : message.discriminator
    if (discriminator === 'extensionStatus') tell(status)
    if (discriminator === 'cancelRequest' || discriminator === 'cancelWalletInteraction') {
      tell({ eventType: 'requestCancelFail', interactionId: message.interactionId })
    }
  }
  const forget = () => {
    const ended = memory.pending().filter(({ isTransaction }) => !isTransaction)
    memory.wipe()
    if (memory.pending().length === 0) inbox.stop()
    for (const { interactionId } of ended) tell({ discriminator: 'failure', interactionId, error: 'canceledByUser' })
  }

  return {
    name: 'relay',
    origin,
    isReachable: () => origin !== undefined,
    forget,
    session: {
      load: () => undefined,
      save: (sessionId) => {
        if (sessionId === undefined) forget()
      },
    },
    send: (message) => {
      const { interactionId } = message
      if (interactionId !== undefined) tell({ eventType: 'receivedByExtension', interactionId })
      const interaction = requestInteraction().safeParse('interaction' in message ? message.interaction : message)
      if (interaction.success) request(interaction.data)
      else command(message)
    },
    listen: (listener) => {
      listeners.add(listener)
      inbox.watch()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) inbox.stop()
      }
    },
  }
}
