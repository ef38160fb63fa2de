import type { Clock } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import type { Observable } from 'rxjs'
import type { RequestCallbacks } from '../connector/callbacks'
import type { ExtensionStatus } from '../connector/extension-status'
import type { Logger } from '../connector/logger'
import type { WalletConnector } from '../connector/wallet-connector'
import type { ExtensionOrRelayOptions } from '../mobile/extension-or-relay'
import type { RelayTransportOptions } from '../mobile/relay-transport'
import type { LifecycleEvent } from '../protocol/lifecycle-event'
import type { ButtonStatus } from './button-status'
import type { DataRequestPart } from './data-request'
import type { ChallengeGenerator, ConnectResponseCallback, DataRequestControl } from './data-requests'
import type { Polling } from './follow-transaction'
import type { JournalEntry } from './journal'
import type { LoginState, WalletData } from './login-state'
import type { RequestItem } from './request-items'
import type { StorageLike } from './storage'
import type {
  PreAuthorizationOptions,
  PreAuthorizationSettlement,
  SignedPreAuthorization,
  SubintentRequest,
} from './subintent-request'
import type { ToolkitError } from './toolkit-error'
import type { Settlement, TransactionWatcher } from './transaction-watcher'
import type { SendTransactionOptions, SentTransaction } from './transactions'

/** Options of `createDappToolkit`. */
export type DappToolkitOptions<G extends TransactionWatcher = TransactionWatcher> = {
  networkId: number
  dAppDefinitionAddress: string
  /** Watches transactions and reads the dApp's name. `createGateway(...)` of `@lootboxes/gateway` fits. */
  gateway: G
  /** Default `localStorage`, or memory without one. */
  storage?: StorageLike | undefined
  /** Default: a new connector, which `destroy` destroys. */
  connector?: WalletConnector | undefined
  /** Called with every interaction before it is validated and sent. Can change it, or reject it by throwing. */
  requestInterceptor?: RequestCallbacks['requestInterceptor']
  /** Answers requests from shared data if that is sufficient. Default true. */
  useCache?: boolean | undefined
  onDisconnect?: (() => void) | undefined
  /** Takes over the stored login of the official toolkit if there is no other. Default false. */
  adoptOfficialLogin?: boolean | undefined
  /** The polling of a transaction. Default 2000 ms, doubling, at most 10 000 ms. */
  polling?: Polling | undefined
  /**
   * Support for phones, which have no extension: a request opens the wallet app with a link, and the encrypted response returns
   * through the Radix Connect Relay. Only phones load that code. Default true; false turns it off.
   */
  mobile?: boolean | MobileOptions | undefined
  logger?: Logger | undefined
  clock?: Clock | undefined
}

/** Options of the Radix Connect Relay. */
export type MobileOptions = Pick<RelayTransportOptions, 'relayUrl' | 'openLink' | 'fetch' | 'pauseMs' | 'giveUpMs'> &
  Pick<ExtensionOrRelayOptions, 'hasWalletApp'>

/** A lifecycle event of a request item. */
export type RequestProgress = { itemId: string; event: LifecycleEvent['eventType'] }

/** Requests, transactions and login state. */
export type WalletApi = {
  /** Sets the data that `sendRequest` and the connect button request. */
  setRequestData(...parts: DataRequestPart[]): void
  /** Requests the data of `setRequestData`. Answers from shared data if that is sufficient. */
  sendRequest(options?: { signal?: AbortSignal }): ResultAsync<WalletData, ToolkitError>
  /** Requests data once. The response is not stored. */
  sendOneTimeRequest(...parts: DataRequestPart[]): ResultAsync<WalletData, ToolkitError>
  /** Lets the user change which accounts are shared. */
  updateSharedAccounts(): ResultAsync<WalletData, ToolkitError>
  /**
   * Requests the signature of a subintent and resolves when the wallet has signed. Its request item stays pending, with a
   * `subintentHash`, until a transaction has used it or it has expired.
   */
  sendPreAuthorizationRequest(request: PreAuthorizationOptions): ResultAsync<SignedPreAuthorization, ToolkitError>
  sendPreAuthorizationRequest(request: SubintentRequest): ResultAsync<SignedPreAuthorization, ToolkitError>
  /** Resolves when the ledger has committed the transaction. Err with `status: 'undetermined'` means an unknown result, not a failure. */
  sendTransaction(options: SendTransactionOptions): ResultAsync<SentTransaction, ToolkitError>
  /** Cancels a pending request. Err if it is too late or the wallet has received the transaction. */
  cancelRequest(itemId: string): ResultAsync<'requestCancelSuccess', 'requestCancelFail'>
  /** The generator must return 64 hex digits that a server has issued and will verify once (`./rola`). */
  provideChallengeGenerator(generate: ChallengeGenerator): void
  dataRequestControl(control: DataRequestControl): void
  provideConnectResponseCallback(callback: ConnectResponseCallback): void
  readonly walletData$: Observable<WalletData>
  getWalletData(): WalletData
  /** The complete login state. `initialized` is false on a server, where the login is unknown. */
  getLoginState(): LoginState & { initialized: boolean }
  /** Newest first. */
  readonly requestItems$: Observable<readonly RequestItem[]>
  getRequestItems(): readonly RequestItem[]
  readonly progress$: Observable<RequestProgress>
  /** Submitted transactions without a final state, also those from before a reload. */
  readonly openTransactions$: Observable<readonly JournalEntry[]>
  /** Each transaction that becomes final, also after a reload or after its wait ended. */
  readonly settlements$: Observable<Settlement>
  /** Each pre-authorization that was used or expired, also after a reload. */
  readonly preAuthorizationSettlements$: Observable<PreAuthorizationSettlement>
  /** Queries one transaction now and settles its request item if the result is final. Resolves within 15 s. */
  checkTransaction(transactionIntentHash: string): Promise<Settlement>
  readonly extensionStatus$: Observable<ExtensionStatus>
}

/** State and actions of a connect button. */
export type ButtonApi = {
  readonly status$: Observable<ButtonStatus>
  getStatus(): ButtonStatus
  /** The click on Connect: a login in which the user can choose the persona. The stored login stays until it succeeds. */
  connect(options?: { signal?: AbortSignal }): ResultAsync<WalletData, ToolkitError>
  disconnect(): void
  /** Opens the extension's pairing window. */
  openPopup(): void
}

/** The Gateway client, and the dApp's name. */
export type GatewayApi<G> = {
  readonly client: G
  /** Metadata `name` of the dApp definition, 'Unnamed dApp' without one. Fetched once. */
  getDAppName(): Promise<string>
}

/** The toolkit that `createDappToolkit` returns. */
export type DappToolkit<G extends TransactionWatcher = TransactionWatcher> = {
  readonly walletApi: WalletApi
  readonly buttonApi: ButtonApi
  readonly gatewayApi: GatewayApi<G>
  /** Logs out in all tabs and cancels pending requests. The wallet is not notified: the protocol has no logout. */
  disconnect(): void
  /** Ends every subscription, timer and listener. Keeps the stored login. */
  destroy(): void
}
