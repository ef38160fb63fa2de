import type { Clock } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import type { Observable } from 'rxjs'
import type { RequestItems } from '../protocol/request-items'
import type { WalletResponse } from '../protocol/wallet-response'
import type { WalletTransport } from '../transport/wallet-transport'
import type { RequestCallbacks } from './callbacks'
import type { ExtensionStatus } from './extension-status'
import type { Logger } from './logger'
import type { AnswerTo } from './response-mismatch'
import type { SessionStore } from './session-store'
import type { WalletError } from './wallet-error'

/** Options of `createWalletConnector`. */
export type WalletConnectorOptions = {
  networkId: number
  dAppDefinitionAddress: string
  /** Default: the extension, over events on `window`. */
  transport?: WalletTransport | undefined
  /** Milliseconds without a message of the extension before a request ends as `missingExtension`. Default 100. */
  extensionDetectionTime?: number | undefined
  /** Delays the first messages until the page has loaded, for at most 400 ms. Default true. */
  waitForDocument?: boolean | undefined
  /** Milliseconds after which a cancel without a response fails. Default 1000. */
  cancelTimeoutMs?: number | undefined
  /** Stores the session id. Default: in memory. */
  session?: SessionStore | undefined
  logger?: Logger | undefined
  clock?: Clock | undefined
  newId?: (() => string) | undefined
}

/** A transaction for the wallet to sign and submit. */
export type SendTransactionInput = {
  transactionManifest: string
  /** Default 1. */
  version?: number
  /** Hex. */
  blobs?: string[] | undefined
  message?: string | undefined
}

/** The client that `createWalletConnector` returns. */
export type WalletConnector = {
  /** Sends a request to the wallet and resolves to the response items. Settles exactly once. */
  request<I extends RequestItems>(items: I, callbacks?: RequestCallbacks): ResultAsync<AnswerTo<I>, WalletError>
  /** Resolves when the wallet has submitted the transaction, before the ledger has committed it. */
  sendTransaction(
    input: SendTransactionInput,
    callbacks?: RequestCallbacks,
  ): ResultAsync<{ transactionIntentHash: string }, WalletError>
  /** Emits the current status on subscribe and each change. */
  readonly extensionStatus$: Observable<ExtensionStatus>
  /** Well-formed responses without an open request: too late, of another page, or to a request before a reload. */
  readonly orphanResponse$: Observable<WalletResponse>
  /** Opens the extension's pairing window. */
  openPopup(): void
  /** Deletes the session. The next authorized request starts a new one. */
  endSession(): void
  /** Ends every open request as `connectorDestroyed` and removes the listener. */
  destroy(): void
}
