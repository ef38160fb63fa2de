import * as z from 'zod/mini'
import type { Circumstances } from './circumstances'
import type { PageWire } from './page-wire'

const Command = /* @__PURE__ */ (() =>
  z.discriminatedUnion('discriminator', [
    z.object({ discriminator: z.literal('extensionStatus') }),
    z.object({ discriminator: z.literal('openPopup') }),
    z.object({ discriminator: z.literal('cancelWalletInteraction'), interactionId: z.string() }),
    z.object({
      discriminator: z.literal('walletInteraction'),
      interactionId: z.string(),
      interaction: z.looseObject({ interactionId: z.string() }),
      sessionId: z.optional(z.string()),
    }),
  ]))()
type Command = z.infer<typeof Command>

const WithId = /* @__PURE__ */ (() => z.looseObject({ interactionId: z.string() }))()
export type WithId = z.infer<typeof WithId>
const BareCancel = /* @__PURE__ */ (() =>
  z.object({ items: z.object({ discriminator: z.literal('cancelRequest') }) }))()

const REPLY_MS = 5

export type ExtensionHalfOptions = {
  wire: PageWire
  now: () => Circumstances
  /** The queue of the linked wallet, which survives the page. */
  queue: {
    waiting: () => readonly WithId[]
    put: (message: WithId) => void
    remove: (interactionId: string) => boolean
    /** Whether the wallet has received this id before. */
    knows: (interactionId: string) => boolean
    /** The phones that get a request, according to its session. */
    phonesFor: (interactionId: string) => readonly string[]
    noteSession: (interactionId: string, sessionId: string) => void
    noteDelivery: (interactionId: string, phone: string) => void
  }
  onPopup: () => void
  after: (ms: number, run: () => void) => void
  onDelivered: (message: WithId) => void
}

export type ExtensionHalf = {
  receive: (message: unknown) => void
  pushStatus: () => void
  deliver: () => void
}

/** The extension's content script, worker and queue, as a page observes them. */
export const createExtensionHalf = (options: ExtensionHalfOptions): ExtensionHalf => {
  const { wire, now, queue, after, onDelivered, onPopup } = options
  let questions = 0
  const isLinked = () => now().linked && now().phones.length > 0
  const pushStatus = () =>
    after(now().statusMs, () => {
      const status = { eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: isLinked() }
      const { sessions } = now()
      wire.toPage(sessions ? { ...status, canHandleSessions: true } : status)
    })
  const deliver = () => {
    if (queue.waiting().length === 0) return
    after(now().deliveryMs, () => {
      if (!isLinked() || !now().online) return
      for (const message of queue.waiting()) {
        const { interactionId } = message
        queue.remove(interactionId)
        const phones = queue.phonesFor(interactionId)
        if (phones.length === 0) continue
        for (const phone of phones) queue.noteDelivery(interactionId, phone)
        onDelivered(message)
        wire.toPage({ eventType: 'receivedByWallet', interactionId })
      }
    })
  }
  const enqueue = (message: WithId) => {
    if (!isLinked() || queue.knows(message.interactionId)) return
    queue.put(message)
    deliver()
  }
  const cancel = (interactionId: string) => {
    const { lateCancel } = now()
    if (!isLinked()) return
    const outcome = queue.remove(interactionId) ? 'success' : lateCancel
    if (outcome === 'silence') return
    const eventType = outcome === 'success' ? 'requestCancelSuccess' : 'requestCancelFail'
    after(REPLY_MS, () => wire.toPage({ eventType, interactionId }))
  }
  const obey = (command: Command) => {
    switch (command.discriminator) {
      case 'extensionStatus':
        questions += 1
        if (!now().workerAsleep && questions > now().sleepsThrough) pushStatus()
        break
      case 'cancelWalletInteraction':
        cancel(command.interactionId)
        break
      case 'walletInteraction':
        if (!now().sessions) break
        if (command.sessionId !== undefined) queue.noteSession(command.interactionId, command.sessionId)
        enqueue(command.interaction)
        break
      case 'openPopup':
        if (now().popup && !now().workerAsleep) onPopup()
        break
    }
  }
  return {
    pushStatus,
    deliver,
    receive: (message) => {
      const identified = WithId.safeParse(message)
      if (identified.success) {
        wire.toPage({ eventType: 'receivedByExtension', interactionId: identified.data.interactionId })
      }
      const command = Command.safeParse(message)
      if (command.success) {
        obey(command.data)
        return
      }
      if (!identified.success || 'sessionId' in identified.data) return
      if (BareCancel.safeParse(message).success) cancel(identified.data.interactionId)
      else enqueue(identified.data)
    },
  }
}
