import { systemClock } from '@lootboxes/ledger'
import { Observable } from 'rxjs'
import type { RequestCallbacks } from '../connector/callbacks'
import type { WalletConnector } from '../connector/wallet-connector'
import { lazily } from '../lazily'
import { createEmitter } from '../stream'
import { trackButtonStatus } from './button-status'
import type { DappToolkit, DappToolkitOptions, RequestProgress, WalletApi } from './dapp-toolkit'
import { combine, DataRequestBuilder } from './data-request'
import { createDataRequests, type DataRequests } from './data-requests'
import { createFollower, type Follower } from './follow-transaction'
import { isPage } from './is-page'
import { createJournal, type Journal } from './journal'
import { lazyPreAuthorizations } from './lazy-pre-authorizations'
import { type LoginState, loggedOut, type WalletData } from './login-state'
import { anySignal, createOpenControls, type OpenControls } from './open-controls'
import { createRequestItems, type RequestItems } from './request-items'
import { createSentLabels } from './sent-labels'
import { pageStorage, storageKeys } from './storage'
import { storedLogin } from './stored-login'
import { storedSession } from './stored-session'
import type { StoredValue } from './stored-value'
import { toolkitConnector } from './toolkit-connector'
import type { TransactionWatcher } from './transaction-watcher'
import { createTransactions, type Transactions } from './transactions'

/** The parts of a toolkit that its API calls. */
type ToolkitParts = {
  connector: WalletConnector
  login: StoredValue<LoginState>
  items: RequestItems
  journal: Journal
  controls: OpenControls
  follower: Follower
  data: DataRequests
  transactions: Transactions
  preAuthorizations: ReturnType<typeof lazyPreAuthorizations>
}

/** Emits the wallet data when they change; other changes of the login state do not count. */
const walletDataOf = ({ value$ }: StoredValue<LoginState>): Observable<WalletData> =>
  new Observable((subscriber) => {
    let last: WalletData | undefined
    return value$.subscribe({
      next: ({ walletData }) => {
        if (walletData !== last) subscriber.next(walletData)
        last = walletData
      },
      complete: () => subscriber.complete(),
    })
  })

/** The requests and the state of a toolkit, and the login of its connect button. */
const createWalletApi = (parts: ToolkitParts, progress$: WalletApi['progress$']) => {
  const { connector, login, items, journal, controls, follower, data, transactions, preAuthorizations } = parts
  let requestData = combine([DataRequestBuilder.persona()])
  const walletApi: WalletApi = {
    setRequestData: (...requested) => {
      requestData = combine(requested)
    },
    sendRequest: ({ signal } = {}) => data.ask(requestData, { signal }),
    sendOneTimeRequest: (...requested) => data.ask(combine(requested), { oneTime: true }),
    updateSharedAccounts: () => {
      const shared = login.get().sharedData.ongoingAccounts
      const numberOfAccounts = shared?.numberOfAccounts ?? { quantifier: 'atLeast', quantity: 1 }
      return data.ask({ accounts: { numberOfAccounts, withProof: shared?.proof ?? false, reset: true } })
    },
    sendTransaction: transactions.send,
    sendPreAuthorizationRequest: preAuthorizations.send,
    preAuthorizationSettlements$: preAuthorizations.settlements$,
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
    walletData$: walletDataOf(login),
    getWalletData: () => login.get().walletData,
    getLoginState: () => ({ ...login.get(), initialized: isPage() }),
    requestItems$: items.items$,
    getRequestItems: items.get,
    progress$,
    openTransactions$: journal.entries$,
    settlements$: follower.settlements$,
    checkTransaction: transactions.check,
    extensionStatus$: connector.extensionStatus$,
  }
  const connect = ({ signal }: { signal?: AbortSignal } = {}) => data.ask(requestData, { fresh: true, signal })
  return { walletApi, connect }
}

/** Takes over responses to requests of the previous page, and what other tabs store. Returns the function that stops it. */
const followPage = (
  { connector, login, items, journal, transactions }: ToolkitParts,
  keys: ReturnType<typeof storageKeys>,
): (() => void) => {
  const orphans = connector.orphanResponse$.subscribe((response) => {
    if (response.discriminator !== 'success' || response.items.discriminator !== 'transaction') return
    const { interactionId, items: answer } = response
    transactions.adopt({ interactionId, transactionIntentHash: answer.send.transactionIntentHash })
  })
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === keys.login) login.refresh()
    if (key === null || key === keys.requests) items.refresh()
    if (key === null || key === keys.journal) journal.refresh()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    orphans.unsubscribe()
    window.removeEventListener('storage', onStorage)
  }
}

/**
 * Creates login state, request items, transactions and button status over a wallet connector, with the method names of the
 * official toolkit.
 * @example
 * const { walletApi, buttonApi } = createDappToolkit({ networkId: 2, dAppDefinitionAddress, gateway })
 * walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
 * const login = await buttonApi.connect()
 */
export const createDappToolkit = <G extends TransactionWatcher>(options: DappToolkitOptions<G>): DappToolkit<G> => {
  const { networkId, dAppDefinitionAddress, gateway, logger, clock = systemClock, storage = pageStorage() } = options
  const keys = storageKeys(dAppDefinitionAddress, networkId)
  const ended = new AbortController()
  const life = ended.signal
  const progress = createEmitter<RequestProgress>()
  const connector = toolkitConnector({ ...options, clock }, storedSession(storage, keys.session))
  const login = storedLogin(options, storage, keys.login)
  const items = createRequestItems({ storage, key: keys.requests, logger })
  const journal = createJournal({ storage, key: keys.journal, now: () => clock.now(), logger })
  const labels = createSentLabels({ storage, key: keys.labels, logger })
  const controls = createOpenControls()
  const button = trackButtonStatus(items, clock)
  const follower = createFollower({ gateway, journal, items, polling: options.polling ?? {}, life, logger })
  const callbacks = (itemId: string, signal?: AbortSignal): RequestCallbacks => ({
    requestInterceptor: options.requestInterceptor,
    eventCallback: (event) => {
      if (event === 'receivedByExtension') items.note(itemId, { progress: 'extension' })
      if (event === 'receivedByWallet') items.note(itemId, { progress: 'wallet' })
      progress.next({ itemId, event })
    },
    signal: anySignal(life, signal),
  })
  const shared = { networkId, connector, items, controls, clock, callbacks, life, logger }
  const data = createDataRequests({ ...shared, login, useCache: options.useCache ?? true })
  const transactions = createTransactions({ ...shared, journal, labels, follower })
  const preAuthorizations = lazyPreAuthorizations({ ...shared, gateway, storage, key: keys.preAuthorizations })
  const parts = { ...shared, login, journal, follower, data, transactions, preAuthorizations }
  const { walletApi, connect } = createWalletApi(parts, progress.stream$)
  const leavePage = isPage() ? followPage(parts, keys) : undefined
  transactions.resume()
  if (isPage()) preAuthorizations.resume()

  const disconnect = () => {
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

  return {
    walletApi,
    buttonApi: {
      status$: button.status$,
      getStatus: button.get,
      connect,
      disconnect,
      openPopup: () => connector.openPopup(),
    },
    gatewayApi: {
      client: gateway,
      getDAppName: lazily(() =>
        import('./dapp-name').then(
          ({ getDAppName }) => getDAppName(gateway, dAppDefinitionAddress),
          () => 'Unnamed dApp',
        ),
      ),
    },
    disconnect,
    destroy: () => {
      if (!options.connector) connector.destroy()
      ended.abort()
      leavePage?.()
      button.destroy()
      for (const part of [login, items, journal, labels, follower, progress, preAuthorizations]) part.complete()
    },
  }
}
