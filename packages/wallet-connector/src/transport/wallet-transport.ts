import type { OutgoingMessage } from '../protocol/extension-command'

/** Moments of the page's life that concern open requests. */
export type PageMoment = 'shown' | 'leaving'

/**
 * Carries protocol messages to wallets and back, in the shapes of `./protocol`. A transport that
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
  /** Undefined when the document is parsed; otherwise settles when it is. Before that no extension can start. */
  whenParsed?(signal: AbortSignal): Promise<void> | undefined
  /** Undefined when the page is loaded, so that a message sent now can be heard; otherwise settles when it is. */
  whenReady?(signal: AbortSignal): Promise<void> | undefined
  /** Milliseconds in which an extension that starts with the page may yet turn up; 0 when it would be there by now. */
  startsWithin?(): number
  /** Sends one validated plain-JSON message. Listeners may run before it returns. */
  send(message: OutgoingMessage): void
  /** The newest status that any listener of this page has heard, unparsed: a page may ask in vain for another one (wallet-protocol A7). */
  lastStatus?(): unknown
  /** Hands every incoming message over unparsed; the returned function ends it. */
  listen(listener: (message: unknown) => void): () => void
  /** Reports page moments; leave it out if leaving the page must not cancel requests. */
  onPage?(listener: (moment: PageMoment) => void): () => void
  /** Reasons known in advance why a wallet may not hear this page, for developers. */
  warnings?(): readonly string[]
}
