import { RECEIVE_EVENT, SEND_EVENT } from '@lootboxes/wallet-connector/protocol'
import * as z from 'zod/mini'

/** What the extension looks at; it checks nothing else of what passes through (wallet-protocol A8). */
const Command = z.discriminatedUnion('discriminator', [
  z.object({ discriminator: z.literal('extensionStatus') }),
  z.object({ discriminator: z.literal('openPopup') }),
  z.object({ discriminator: z.literal('cancelWalletInteraction'), interactionId: z.string() }),
  z.object({ discriminator: z.literal('walletInteraction'), interactionId: z.string(), interaction: z.unknown() }),
])
type Command = z.infer<typeof Command>
const WithId = z.looseObject({ interactionId: z.string() })
const Cancel = z.object({ items: z.object({ discriminator: z.literal('cancelRequest') }) })
const Metadata = z.looseObject({ metadata: z.looseObject({}) })

/** Time a message takes from the page to the phone and back inside the browser (wallet-protocol A7: 16 to 33 ms). */
const DELIVERY_MS = 25
const REPLY_MS = 5

export type ExtensionHandlers = {
  /** A request reached the wallet; whatever the page sent, with the page's own origin in its metadata. */
  onDelivered: (message: unknown) => void
  /** The page asked for the pairing window. */
  onPopup: () => void
}

/** The half of the connector extension a page can see: presence, status, queue, cancel and answers. */
export type Extension = {
  answer: (message: unknown) => void
  setLinked: (linked: boolean) => void
  setReachable: (reachable: boolean) => void
  close: () => void
}

/** What a content script would get: a structured clone, or null when something in it cannot be cloned (A1.2). */
const received = (detail: unknown): unknown => {
  try {
    return structuredClone(detail)
  } catch {
    return null
  }
}

const withOrigin = (message: unknown, origin: string): unknown => {
  const parsed = Metadata.safeParse(message)
  return parsed.success ? { ...parsed.data, metadata: { ...parsed.data.metadata, origin } } : message
}

/**
 * Behaves as wallet-protocol A6 to A8 describe the real one, one linked wallet assumed. Hears what was `missed` before it
 * was there first.
 */
export const createExtension = (
  window: Window,
  { onDelivered, onPopup }: ExtensionHandlers,
  missed: readonly unknown[] = [],
): Extension => {
  const waiting = new Map<string, unknown>()
  const known = new Set<string>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let linked = true
  let reachable = true

  const send = (message: unknown) => window.dispatchEvent(new CustomEvent(RECEIVE_EVENT, { detail: received(message) }))
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
  }
  const pushStatus = () =>
    later(REPLY_MS, () =>
      send({
        eventType: 'extensionStatus',
        isExtensionAvailable: true,
        isWalletLinked: linked,
        canHandleSessions: true,
      }),
    )
  const deliverWaiting = () =>
    later(DELIVERY_MS, () => {
      if (!linked || !reachable) return
      for (const [interactionId, message] of [...waiting]) {
        waiting.delete(interactionId)
        send({ eventType: 'receivedByWallet', interactionId })
        onDelivered(withOrigin(message, window.location.origin))
      }
    })
  const enqueue = (interactionId: string, message: unknown) => {
    if (!linked || known.has(interactionId)) return
    known.add(interactionId)
    waiting.set(interactionId, message)
    deliverWaiting()
  }
  const cancel = (interactionId: string) => {
    if (waiting.delete(interactionId)) later(REPLY_MS, () => send({ eventType: 'requestCancelSuccess', interactionId }))
  }
  const command = (message: Command) => {
    switch (message.discriminator) {
      case 'extensionStatus':
        pushStatus()
        break
      case 'openPopup':
        onPopup()
        break
      case 'cancelWalletInteraction':
        cancel(message.interactionId)
        break
      case 'walletInteraction':
        enqueue(message.interactionId, message.interaction)
        break
    }
  }

  const hear = (detail: unknown) => {
    const message = received(detail)
    const identified = WithId.safeParse(message)
    if (identified.success) {
      send({ eventType: 'receivedByExtension', interactionId: identified.data.interactionId })
    }
    const parsed = Command.safeParse(message)
    if (parsed.success) {
      command(parsed.data)
      return
    }
    if (!identified.success || 'sessionId' in identified.data) return
    const { interactionId } = identified.data
    if (Cancel.safeParse(message).success) cancel(interactionId)
    else enqueue(interactionId, message)
  }

  const onSend = (event: Event) => hear('detail' in event ? event.detail : null)

  for (const detail of missed) hear(detail)
  window.addEventListener(SEND_EVENT, onSend)
  pushStatus()
  return {
    answer: send,
    setLinked: (next) => {
      linked = next
      pushStatus()
      if (next) deliverWaiting()
    },
    setReachable: (next) => {
      reachable = next
      deliverWaiting()
    },
    close: () => {
      window.removeEventListener(SEND_EVENT, onSend)
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
