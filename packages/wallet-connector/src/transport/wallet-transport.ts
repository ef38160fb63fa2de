import type { OutgoingMessage } from '../protocol/extension-command'

/** Moments of the page's life that concern open requests (wallet-protocol M8, M18). */
export type PageMoment = 'shown' | 'leaving'

/**
 * Carries protocol messages to wallets and back. It speaks wallet-protocol A2 outwards and A5 inwards: a transport that
 * has no extension behind it (the mobile relay) makes the lifecycle events itself, `receivedByExtension` inside `send`
 * included, because that is what disarms the detection timer.
 */
export type WalletTransport = {
  /** For logs and diagnosis, e.g. 'extension' or 'relay'. */
  readonly name: string
  /** The page's origin for `metadata.origin`; undefined where there is none. */
  readonly origin?: string | undefined
  /** False where nothing can ever answer (a server): requests then end as `missingExtension` at once. */
  isReachable(): boolean
  /** Undefined when a message sent now can be heard; otherwise settles when it can (wallet-protocol M7). */
  whenAudible?(signal: AbortSignal): Promise<void> | undefined
  /** Sends one validated plain-JSON message. Listeners may run before it returns. */
  send(message: OutgoingMessage): void
  /** Hands every incoming message over unparsed; the returned function ends it. */
  listen(listener: (message: unknown) => void): () => void
  /** Reports page moments; leave it out if leaving the page must not cancel requests. */
  onPage?(listener: (moment: PageMoment) => void): () => void
  /** Reasons known in advance why a wallet may not hear this page, for developers (wallet-protocol M17). */
  warnings?(): readonly string[]
}
