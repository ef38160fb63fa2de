import { type Clock, systemClock } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import { distinctUntilChanged, map, type Observable, Subject } from 'rxjs'
import type { RequestCallbacks } from '../connector/callbacks'
import { createWalletConnector, type WalletConnector } from '../connector/create-wallet-connector'
import type { ExtensionStatus } from '../connector/extension-status'
import type { Logger } from '../connector/logger'
import type { SessionStore } from '../connector/session-store'
import type { LifecycleEvent } from '../protocol/lifecycle-event'
import { parse } from '../protocol/parse'
import { type ButtonStatus, trackButtonStatus } from './button-status'
import { getDAppName } from './dapp-name'
import { combine, DataRequestBuilder, type DataRequestPart } from './data-request'
import {
  type ChallengeGenerator,
  type ConnectResponseCallback,
  createDataRequests,
  type DataRequestControl,
} from './data-requests'
import { createFollower, type Polling } from './follow-transaction'
import { createJournal, type JournalEntry } from './journal'
import { LoginState, loggedOut, type WalletData } from './login-state'
import { createOpenControls } from './open-controls'
import { createRequestItems, type RequestItem } from './request-items'
import { officialLoginKeys, pageStorage, type StorageLike, storageKeys } from './storage'
import { storedValue } from './stored-value'
import { takeOfficialLogin } from './take-official-login'
import type { ToolkitError } from './toolkit-error'
import type { Settlement, TransactionWatcher } from './transaction-watcher'
import { createTransactions, type SendTransactionOptions, type SentTransaction } from './transactions'

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
  logger?: Logger | undefined
  clock?: Clock | undefined
}

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

const isPage = () => typeof window !== 'undefined'

const storedSession = (storage: StorageLike, key: string): SessionStore => {
  const session = storedValue<string>({
    storage,
    key,
    fallback: '',
    read: (value) => (typeof value === 'string' ? value : undefined),
    write: (value) => (value === '' ? undefined : value),
  })
  return {
    load: () => {
      session.refresh()
      return session.get() || undefined
    },
    save: (id) => void session.update(() => id ?? ''),
  }
}

/** Login state, request items, transactions and button status over a wallet connector, with the official toolkit's method names. */
export const createDappToolkit = <G extends TransactionWatcher>(options: DappToolkitOptions<G>): DappToolkit<G> => {
  const { networkId, dAppDefinitionAddress, gateway, logger, clock = systemClock, storage = pageStorage() } = options
  const keys = storageKeys(dAppDefinitionAddress, networkId)
  const life = new AbortController()
  const progress = new Subject<RequestProgress>()
  const connector =
    options.connector ??
    createWalletConnector({
      networkId,
      dAppDefinitionAddress,
      logger,
      clock,
      session: storedSession(storage, keys.session),
    })

  const login = storedValue<LoginState>({
    storage,
    key: keys.login,
    logger,
    fallback: loggedOut,
    read: (stored) => parse(LoginState, stored).unwrapOr(undefined),
    write: (state) => (state === loggedOut ? undefined : state),
  })
  if (options.adoptOfficialLogin && login.get() === loggedOut) {
    const official = takeOfficialLogin(storage, officialLoginKeys(dAppDefinitionAddress, networkId))
    if (official) login.update(() => official)
  }
  const items = createRequestItems({ storage, key: keys.requests, logger })
  const journal = createJournal({ storage, key: keys.journal, now: () => clock.now(), logger })
  const controls = createOpenControls()
  const button = trackButtonStatus(items, clock)
  const follower = createFollower({
    gateway,
    journal,
    items,
    polling: options.polling ?? {},
    life: life.signal,
    logger,
  })

  const callbacks = (itemId: string, signal?: AbortSignal): RequestCallbacks => ({
    requestInterceptor: options.requestInterceptor,
    eventCallback: (event) => progress.next({ itemId, event }),
    signal: signal ? AbortSignal.any([life.signal, signal]) : life.signal,
  })
  const parts = { networkId, connector, items, controls, clock, callbacks }
  const data = createDataRequests({ ...parts, login, useCache: options.useCache ?? true })
  const transactions = createTransactions({ ...parts, journal, follower })
  let requestData = combine([DataRequestBuilder.persona()])

  const orphans = isPage()
    ? connector.orphanResponse$.subscribe((response) => {
        if (response.discriminator === 'success' && response.items.discriminator === 'transaction')
          transactions.adopt(response.items.send.transactionIntentHash)
      })
    : undefined

  const hearStorage = ({ key }: StorageEvent) => {
    if (key === null || key === keys.login) login.refresh()
    if (key === null || key === keys.requests) items.refresh()
    if (key === null || key === keys.journal) journal.refresh()
  }
  if (isPage()) window.addEventListener('storage', hearStorage)
  transactions.resume()

  const disconnect = () => {
    data.forget()
    controls.cancelAll()
    items.clear()
    login.update(() => loggedOut)
    connector.endSession()
    try {
      options.onDisconnect?.()
    } catch (cause) {
      logger?.warn('onDisconnect threw', cause)
    }
  }

  const connect = ({ signal }: { signal?: AbortSignal } = {}) => data.ask(requestData, { fresh: true, signal })
  let name: Promise<string> | undefined

  return {
    walletApi: {
      setRequestData: (...asked) => {
        requestData = combine(asked)
      },
      sendRequest: ({ signal } = {}) => data.ask(requestData, { signal }),
      sendOneTimeRequest: (...asked) => data.ask(combine(asked), { oneTime: true }),
      updateSharedAccounts: () => {
        const shared = login.get().sharedData.ongoingAccounts
        const numberOfAccounts = shared?.numberOfAccounts ?? { quantifier: 'atLeast', quantity: 1 }
        return data.ask({ accounts: { numberOfAccounts, withProof: shared?.proof ?? false, reset: true } })
      },
      sendTransaction: transactions.send,
      cancelRequest: controls.cancel,
      provideChallengeGenerator: (generate) => {
        data.hooks.challenge = generate
      },
      dataRequestControl: (control) => {
        data.hooks.control = control
      },
      provideConnectResponseCallback: (callback) => {
        data.hooks.response = callback
      },
      walletData$: login.value$.pipe(
        map(({ walletData }) => walletData),
        distinctUntilChanged(),
      ),
      getWalletData: () => login.get().walletData,
      getLoginState: () => ({ ...login.get(), initialized: isPage() }),
      requestItems$: items.items$,
      getRequestItems: items.get,
      progress$: progress.asObservable(),
      openTransactions$: journal.entries$,
      settlements$: follower.settlements$,
      extensionStatus$: connector.extensionStatus$,
    },
    buttonApi: {
      status$: button.status$,
      getStatus: button.get,
      connect,
      disconnect,
      openPopup: () => connector.openPopup(),
    },
    gatewayApi: {
      client: gateway,
      getDAppName: () => {
        name ??= getDAppName(gateway, dAppDefinitionAddress)
        return name
      },
    },
    disconnect,
    destroy: () => {
      if (!options.connector) connector.destroy()
      life.abort()
      orphans?.unsubscribe()
      if (isPage()) window.removeEventListener('storage', hearStorage)
      button.destroy()
      for (const ended of [login, items, journal, follower, progress]) ended.complete()
    },
  }
}
