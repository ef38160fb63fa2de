import { RECEIVE_EVENT, SEND_EVENT } from '@lootboxes/wallet-connector/protocol'
import * as z from 'zod/mini'

/** Fields that the extension reads; it forwards all others unchecked (wallet-protocol A8). */
const Command = z.discriminatedUnion('discriminator', [
  z.object({ discriminator: z.literal('extensionStatus') }),
  z.object({ discriminator: z.literal('openPopup') }),
  z.object({ discriminator: z.literal('cancelWalletInteraction'), interactionId: z.string() }),
  z.object({
    discriminator: z.literal('walletInteraction'),
    interactionId: z.string(),
    interaction: z.unknown(),
    sessionId: z.optional(z.string()),
  }),
])
type Command = z.infer<typeof Command>
const WithId = z.looseObject({ interactionId: z.string() })
const Cancel = z.object({ items: z.object({ discriminator: z.literal('cancelRequest') }) })
const Success = z.object({ discriminator: z.literal('success'), interactionId: z.string() })
const Metadata = z.looseObject({ metadata: z.looseObject({}) })

/** Latency of a message from the page to the phone and back inside the browser (wallet-protocol A7: 16 to 33 ms). */
const DELIVERY_MS = 25
const REPLY_MS = 5

export type ExtensionHandlers = {
  /** A request reached the wallet, with the page's origin in its metadata. */
  onDelivered: (message: unknown, interactionId: string) => void
  /** The page requested the pairing window. */
  onPopup: () => void
}

/** Unusual states between page and wallet (wallet-protocol A15). */
type Situation = {
  /**
   * The linked phones. A request without a session goes to every phone, one with a session to the phone that answered the
   * session first. If that phone is unlinked, the extension drops the request silently.
   */
  phones: readonly string[]
  /** True while the worker sleeps: status queries and popup commands only get their echo. */
  asleep: boolean
  /** True: requests arrive, but responses are lost. */
  blocked: boolean
  /** False: the pairing window does not open. */
  popup: boolean
}

/** The part of the connector extension that a page can see: presence, status, queue, cancel and responses. */
export type Extension = {
  become: (change: Partial<Situation>) => void
  /** Phones that each request reached, oldest first. */
  deliveries: () => readonly { interactionId: string; phone: string }[]
  answer: (message: unknown) => void
  setLinked: (linked: boolean) => void
  setReachable: (reachable: boolean) => void
  close: () => void
}

/** The detail as a content script receives it: a structured clone, or null if cloning fails (A1.2). */
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

/** The id of a message, and its command. A bare request or cancel becomes the command of the session style. */
const parseMessage = (message: unknown): { interactionId: string | undefined; command: Command | undefined } => {
  const { data: identified } = WithId.safeParse(message)
  const { data: command } = Command.safeParse(message)
  if (command || !identified || 'sessionId' in identified) return { interactionId: identified?.interactionId, command }
  const { interactionId } = identified
  return Cancel.safeParse(message).success
    ? { interactionId, command: { discriminator: 'cancelWalletInteraction', interactionId } }
    : { interactionId, command: { discriminator: 'walletInteraction', interactionId, interaction: message } }
}

const statusOf = (isWalletLinked: boolean) => ({
  eventType: 'extensionStatus',
  isExtensionAvailable: true,
  isWalletLinked,
  canHandleSessions: true,
})

type QueueDeps = {
  send: (message: unknown) => void
  later: (ms: number, run: () => void) => void
  /** The phones that can receive a request now. */
  phones: () => readonly string[]
  deliver: (message: unknown, interactionId: string) => void
}

/** Holds requests until a phone can receive them, and remembers which phone owns a session. */
const createRequestQueue = ({ send, later, phones, deliver }: QueueDeps) => {
  const waiting = new Map<string, unknown>()
  const known = new Set<string>()
  const deliveries: { interactionId: string; phone: string }[] = []
  /** Session of a request, and phone of a session. */
  const sessions = new Map<string, string>()
  const sessionPhones = new Map<string, string>()

  const deliverWaiting = () =>
    later(DELIVERY_MS, () => {
      const reachable = phones()
      if (reachable.length === 0) return
      for (const [interactionId, message] of [...waiting]) {
        waiting.delete(interactionId)
        const bound = sessionPhones.get(sessions.get(interactionId) ?? '')
        const receivers = reachable.filter((phone) => bound === undefined || phone === bound)
        if (receivers.length === 0) continue
        for (const phone of receivers) deliveries.push({ interactionId, phone })
        send({ eventType: 'receivedByWallet', interactionId })
        deliver(message, interactionId)
      }
    })

  return {
    deliveries,
    deliverWaiting,
    enqueue: (interactionId: string, message: unknown, session?: string) => {
      if (session !== undefined) sessions.set(interactionId, session)
      if (known.has(interactionId)) return
      known.add(interactionId)
      waiting.set(interactionId, message)
      deliverWaiting()
    },
    cancel: (interactionId: string) => {
      if (waiting.delete(interactionId))
        later(REPLY_MS, () => send({ eventType: 'requestCancelSuccess', interactionId }))
    },
    /** The first phone that answers a session owns it from then on. */
    bindSession: (interactionId: string) => {
      const session = sessions.get(interactionId)
      const delivery = deliveries.find((one) => one.interactionId === interactionId)
      if (session !== undefined && delivery && !sessionPhones.has(session)) sessionPhones.set(session, delivery.phone)
    },
  }
}

const createTimers = () => {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  return {
    later: (ms: number, run: () => void) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        run()
      }, ms)
      timers.add(timer)
    },
    clear: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/**
 * Behaves like the real extension (wallet-protocol A6 to A8), with one linked wallet by default. Processes the `missed`
 * messages first.
 */
export const createExtension = (
  window: Window,
  { onDelivered, onPopup }: ExtensionHandlers,
  missed: readonly unknown[] = [],
): Extension => {
  let situation: Situation = { phones: ['phone'], asleep: false, blocked: false, popup: true }
  let paired = true
  let reachable = true
  const isLinked = () => paired && situation.phones.length > 0
  const { later, clear } = createTimers()
  const send = (message: unknown) => window.dispatchEvent(new CustomEvent(RECEIVE_EVENT, { detail: received(message) }))
  const queue = createRequestQueue({
    send,
    later,
    phones: () => (paired && reachable ? situation.phones : []),
    deliver: (message, interactionId) => onDelivered(withOrigin(message, window.location.origin), interactionId),
  })

  const pushStatus = () => later(REPLY_MS, () => send(statusOf(isLinked())))
  const enqueue = (interactionId: string, message: unknown, session?: string) => {
    if (isLinked()) queue.enqueue(interactionId, message, session)
  }
  const runCommand = (message: Command) => {
    switch (message.discriminator) {
      case 'extensionStatus':
        if (!situation.asleep) pushStatus()
        break
      case 'openPopup':
        if (situation.popup && !situation.asleep) onPopup()
        break
      case 'cancelWalletInteraction':
        queue.cancel(message.interactionId)
        break
      case 'walletInteraction':
        enqueue(message.interactionId, message.interaction, message.sessionId)
        break
    }
  }

  const receive = (detail: unknown) => {
    const { interactionId, command } = parseMessage(received(detail))
    if (interactionId !== undefined) send({ eventType: 'receivedByExtension', interactionId })
    if (command) runCommand(command)
  }
  const onSend = (event: Event) => receive('detail' in event ? event.detail : null)

  for (const detail of missed) receive(detail)
  window.addEventListener(SEND_EVENT, onSend)
  pushStatus()
  return {
    deliveries: () => queue.deliveries,
    answer: (message) => {
      queue.bindSession(Success.safeParse(message).data?.interactionId ?? '')
      if (!situation.blocked) send(message)
    },
    become: (change) => {
      const before = isLinked()
      situation = { ...situation, ...change }
      if (before !== isLinked()) pushStatus()
      queue.deliverWaiting()
    },
    setLinked: (next) => {
      paired = next
      pushStatus()
      if (next) queue.deliverWaiting()
    },
    setReachable: (next) => {
      reachable = next
      queue.deliverWaiting()
    },
    close: () => {
      window.removeEventListener(SEND_EVENT, onSend)
      clear()
    },
  }
}
