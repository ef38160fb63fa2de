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
  /** The queue of the linked wallet, which outlives the page. */
  queue: {
    waiting: () => readonly WithId[]
    put: (message: WithId) => void
    remove: (interactionId: string) => boolean
    /** Whether the wallet has had this id before, answered or not. */
    knows: (interactionId: string) => boolean
  }
  after: (ms: number, run: () => void) => void
  onDelivered: (message: WithId) => void
}

export type ExtensionHalf = {
  hear: (message: unknown) => void
  pushStatus: () => void
  deliver: () => void
}

/** What a page can notice of the extension's content script, worker and queue (wallet-protocol A6 to A8). */
export const createExtensionHalf = ({ wire, now, queue, after, onDelivered }: ExtensionHalfOptions): ExtensionHalf => {
  const pushStatus = () =>
    after(REPLY_MS, () => {
      const { linked, sessions } = now()
      const status = { eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: linked }
      wire.toPage(sessions ? { ...status, canHandleSessions: true } : status)
    })
  const deliver = () => {
    if (queue.waiting().length === 0) return
    after(now().deliveryMs, () => {
      if (!now().linked || !now().online) return
      for (const message of queue.waiting()) {
        const { interactionId } = message
        queue.remove(interactionId)
        onDelivered(message)
        wire.toPage({ eventType: 'receivedByWallet', interactionId })
      }
    })
  }
  const enqueue = (message: WithId) => {
    if (!now().linked || queue.knows(message.interactionId)) return
    queue.put(message)
    deliver()
  }
  const cancel = (interactionId: string) => {
    const { lateCancel, linked } = now()
    if (!linked) return
    const outcome = queue.remove(interactionId) ? 'success' : lateCancel
    if (outcome === 'silence') return
    const eventType = outcome === 'success' ? 'requestCancelSuccess' : 'requestCancelFail'
    after(REPLY_MS, () => wire.toPage({ eventType, interactionId }))
  }
  const obey = (command: Command) => {
    switch (command.discriminator) {
      case 'extensionStatus':
        if (!now().workerAsleep) pushStatus()
        break
      case 'cancelWalletInteraction':
        cancel(command.interactionId)
        break
      case 'walletInteraction':
        if (now().sessions) enqueue(command.interaction)
        break
      case 'openPopup':
        break
    }
  }
  return {
    pushStatus,
    deliver,
    hear: (message) => {
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
