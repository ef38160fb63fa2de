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

export type WalletConnectorOptions = {
  networkId: number
  dAppDefinitionAddress: string
  /** Default: the extension, by events on `window`. */
  transport?: WalletTransport | undefined
  /** Milliseconds without a sign of life before a request ends as `missingExtension`. Default 100. */
  extensionDetectionTime?: number | undefined
  /** Hold the first messages back until the page has loaded, for 400 ms at most. Default true. */
  waitForDocument?: boolean | undefined
  /** Milliseconds a cancel may take before it counts as failed. Default 1000. */
  cancelLimit?: number | undefined
  /** Default: in memory. */
  session?: SessionStore | undefined
  logger?: Logger | undefined
  clock?: Clock | undefined
  newId?: (() => string) | undefined
}

export type SendTransactionInput = {
  transactionManifest: string
  /** Default 1. */
  version?: number
  /** Hex. */
  blobs?: string[] | undefined
  message?: string | undefined
}

export type WalletConnector = {
  /** Asks the wallet; resolves to the response items. Settles once, always. */
  request<I extends RequestItems>(items: I, callbacks?: RequestCallbacks): ResultAsync<AnswerTo<I>, WalletError>
  /** Resolves when the wallet has submitted, which is before the ledger has committed. */
  sendTransaction(
    input: SendTransactionInput,
    callbacks?: RequestCallbacks,
  ): ResultAsync<{ transactionIntentHash: string }, WalletError>
  /** Current status on subscribe, then each change. */
  readonly extensionStatus$: Observable<ExtensionStatus>
  /** Well-formed answers that match no open request: late, foreign, or to a request of the page before. */
  readonly orphanResponse$: Observable<WalletResponse>
  /** Opens the extension's pairing window; there is no answer. */
  openPopup(): void
  /** Forgets the session; the next authorized request starts a new one. */
  endSession(): void
  /** Ends every open request as `connectorDestroyed` and stops listening. */
  destroy(): void
}
