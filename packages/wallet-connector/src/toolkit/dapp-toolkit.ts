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

export type DappToolkitOptions<G extends TransactionWatcher = TransactionWatcher> = {
  networkId: number
  dAppDefinitionAddress: string
  /** Watches transactions and knows the dApp's name; `createGateway(...)` of `@lootboxes/gateway` fits. */
  gateway: G
  /** Default `localStorage`; memory where there is none. */
  storage?: StorageLike | undefined
  /** Default: one of our own, which `destroy` ends. */
  connector?: WalletConnector | undefined
  /** Sees every interaction before it is validated and sent; may change it, or refuse it by throwing. */
  requestInterceptor?: RequestCallbacks['requestInterceptor']
  /** Answer from what was shared before where that is enough. Default true. */
  useCache?: boolean | undefined
  onDisconnect?: (() => void) | undefined
  /** Start from the login the official toolkit has stored, if we have none: for a site that moves. Default false. */
  adoptOfficialLogin?: boolean | undefined
  /** How the ledger is asked for the fate of a transaction. Default 2000 ms, doubling, at most 10 000 ms. */
  polling?: Polling | undefined
  /**
   * Phones have no extension: there a request opens the wallet app by a link, and its answer comes sealed through the Radix
   * Connect Relay. That code is loaded on phones only. Default true; false turns it off.
   */
  mobile?: boolean | MobileOptions | undefined
  logger?: Logger | undefined
  clock?: Clock | undefined
}

export type MobileOptions = Pick<RelayTransportOptions, 'relayUrl' | 'openLink' | 'fetch' | 'pauseMs' | 'giveUpMs'> &
  Pick<ExtensionOrRelayOptions, 'hasWalletApp'>

/** One lifecycle event of one request item. */
export type RequestProgress = { itemId: string; event: LifecycleEvent['eventType'] }

export type WalletApi = {
  /** What `sendRequest` and the connect button ask for, until changed. */
  setRequestData(...parts: DataRequestPart[]): void
  /** Asks for what `setRequestData` named; answers from what is known if that is enough. */
  sendRequest(options?: { signal?: AbortSignal }): ResultAsync<WalletData, ToolkitError>
  /** Asks once; nothing of the answer is kept. */
  sendOneTimeRequest(...parts: DataRequestPart[]): ResultAsync<WalletData, ToolkitError>
  /** Lets the user choose again which accounts are shared. */
  updateSharedAccounts(): ResultAsync<WalletData, ToolkitError>
  /**
   * Asks for a signature under a part of somebody else's transaction; resolves when the wallet has signed. Afterwards its request
   * item stays pending, with its `subintentHash`, until a transaction has used it or its time is over.
   */
  sendPreAuthorizationRequest(request: PreAuthorizationOptions): ResultAsync<SignedPreAuthorization, ToolkitError>
  sendPreAuthorizationRequest(request: SubintentRequest): ResultAsync<SignedPreAuthorization, ToolkitError>
  /** Resolves when the ledger has committed, fails otherwise; `status: 'undetermined'` is no failure. */
  sendTransaction(options: SendTransactionOptions): ResultAsync<SentTransaction, ToolkitError>
  /** Takes a pending request back; err when it is too late or the wallet has the transaction already. */
  cancelRequest(itemId: string): ResultAsync<'requestCancelSuccess', 'requestCancelFail'>
  /** Must give 64 hex digits a server has issued and will check once (`./rola`). */
  provideChallengeGenerator(generate: ChallengeGenerator): void
  dataRequestControl(control: DataRequestControl): void
  provideConnectResponseCallback(callback: ConnectResponseCallback): void
  readonly walletData$: Observable<WalletData>
  getWalletData(): WalletData
  /** The whole login; `initialized` is false on a server, where it cannot be known. */
  getLoginState(): LoginState & { initialized: boolean }
  /** Newest first. */
  readonly requestItems$: Observable<readonly RequestItem[]>
  getRequestItems(): readonly RequestItem[]
  readonly progress$: Observable<RequestProgress>
  /** Submitted transactions the ledger has not settled, those of before a reload included. */
  readonly openTransactions$: Observable<readonly JournalEntry[]>
  /** Each transaction the ledger settled, also after a reload or after waiting for it ended. */
  readonly settlements$: Observable<Settlement>
  /** Each pre-authorization that was used or expired, also after a reload. */
  readonly preAuthorizationSettlements$: Observable<PreAuthorizationSettlement>
  /** Asks the ledger about one transaction at once; a final answer settles its request item. Resolves within 15 s. */
  checkTransaction(transactionIntentHash: string): Promise<Settlement>
  readonly extensionStatus$: Observable<ExtensionStatus>
}

export type ButtonApi = {
  readonly status$: Observable<ButtonStatus>
  getStatus(): ButtonStatus
  /** What a click on Connect does: a login the user can choose the persona for. The stored login stays until it succeeds. */
  connect(options?: { signal?: AbortSignal }): ResultAsync<WalletData, ToolkitError>
  disconnect(): void
  /** Opens the extension's pairing window. */
  openPopup(): void
}

export type GatewayApi<G> = {
  readonly client: G
  /** Metadata `name` of the dApp definition, 'Unnamed dApp' without one; asked for once. */
  getDAppName(): Promise<string>
}

export type DappToolkit<G extends TransactionWatcher = TransactionWatcher> = {
  readonly walletApi: WalletApi
  readonly buttonApi: ButtonApi
  readonly gatewayApi: GatewayApi<G>
  /** Logs out here and in other tabs; cancels what can be cancelled. The wallet is not told: the protocol has no logout. */
  disconnect(): void
  /** Ends every subscription, timer and listener. The login stays stored. */
  destroy(): void
}
