import type { OutgoingMessage } from '../protocol/extension-command'

/** Events of the page that concern open requests. */
export type PageMoment = 'shown' | 'leaving'

/**
 * Transports protocol messages between the page and wallets, in the shapes of `./protocol`. A transport without an extension
 * (the mobile relay) emits the lifecycle events itself, including `receivedByExtension` inside `send`, which stops the
 * detection timer.
 */
export type WalletTransport = {
  /** For logs and diagnosis, e.g. 'extension' or 'relay'. */
  readonly name: string
  /** The page's origin for `metadata.origin`; undefined without a page. */
  readonly origin?: string | undefined
  /** False where no wallet can ever respond (a server): requests end as `missingExtension` immediately. */
  isReachable(): boolean
  /** Undefined when the document is parsed, otherwise a promise of it. No extension starts before that. */
  whenParsed?(signal: AbortSignal): Promise<void> | undefined
  /** Undefined when the page is loaded, so that an extension can receive messages, otherwise a promise of it. */
  whenReady?(signal: AbortSignal): Promise<void> | undefined
  /** Milliseconds in which an extension may still start with the page; 0 when it would have started. */
  startsWithin?(): number
  /** Sends one validated plain-JSON message. Listeners may run before it returns. */
  send(message: OutgoingMessage): void
  /** The newest status that any listener of this page has received, unparsed. A later query may get none. */
  lastStatus?(): unknown
  /** Calls the listener with every incoming message, unparsed. Returns a function that removes it. */
  listen(listener: (message: unknown) => void): () => void
  /** Reports page events. Omit it if leaving the page must not cancel requests. */
  onPage?(listener: (moment: PageMoment) => void): () => void
  /** Known reasons why a wallet may not receive messages of this page, for developers. */
  warnings?(): Promise<readonly string[]>
}
