import type { RequestInteraction } from '../protocol/wallet-interaction'
import type { ExtensionStatusTracker } from './extension-status'
import type { SessionStore } from './session-store'

/** Time without a delivery after which the next login starts a new session (wallet-protocol E2). */
const LOST_SESSION_MS = 5000

export type WalletSessionsOptions = {
  store: SessionStore
  newId: () => string
  now: () => number
  status: Pick<ExtensionStatusTracker, 'isLinked'>
  guarded: (run: () => void) => void
}

/** The wallet session of a connector: the stored one, and those that open logins start (wallet-protocol E1, E2). */
export const createSessions = ({ store, newId, now, status, guarded }: WalletSessionsOptions) => {
  /** Session ids of logins that start a new session. They are stored when the login succeeds. */
  const begun = new Map<string, string>()
  /** The stored session and the time since which it has delivered nothing. */
  let undelivered: { sessionId: string; since: number } | undefined

  const stored = (): string | undefined => {
    let id: string | undefined
    guarded(() => {
      id = store.load()
    })
    return id
  }
  const save = (id: string | undefined) => guarded(() => store.save(id))
  /** Whether the wallet of a session is unlinked: the extension drops its requests silently, so nothing is delivered. */
  const isLost = (sessionId: string) =>
    undelivered?.sessionId === sessionId && status.isLinked() && now() - undelivered.since >= LOST_SESSION_MS

  return {
    stored,
    save,
    /** Starts a new session for a login. */
    begin: (interactionId: string) => {
      begun.set(interactionId, newId())
    },
    /** The session to send an interaction with. A login without a session, or with a lost one, starts a new one. */
    idFor: ({ interactionId, items }: RequestInteraction): string | undefined => {
      const begunId = begun.get(interactionId)
      const id = begunId ?? stored()
      if (items.discriminator === 'authorizedRequest' && !begunId && (id === undefined || isLost(id))) {
        const next = newId()
        if (id === undefined) save(next)
        else begun.set(interactionId, next)
        return next
      }
      if (id !== undefined && undelivered?.sessionId !== id) undelivered = { sessionId: id, since: now() }
      return id
    },
    /** Called when a request has reached the wallet. */
    onDelivered: () => {
      undelivered = undefined
    },
    /** Called when a request ends. */
    onEnd: (interactionId: string, succeeded: boolean) => {
      const id = begun.get(interactionId)
      begun.delete(interactionId)
      if (succeeded && id !== undefined) save(id)
    },
  }
}
