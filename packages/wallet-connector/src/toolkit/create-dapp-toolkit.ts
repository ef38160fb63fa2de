import { systemClock } from '@lootboxes/ledger'
import { distinctUntilChanged, map, Subject } from 'rxjs'
import type { RequestCallbacks } from '../connector/callbacks'
import { createWalletConnector } from '../connector/create-wallet-connector'
import { parse } from '../protocol/parse'
import { trackButtonStatus } from './button-status'
import { getDAppName } from './dapp-name'
import type { DappToolkit, DappToolkitOptions, RequestProgress } from './dapp-toolkit'
import { combine, DataRequestBuilder } from './data-request'
import { createDataRequests } from './data-requests'
import { createFollower } from './follow-transaction'
import { createJournal } from './journal'
import { loginState } from './login-shapes'
import { type LoginState, loggedOut } from './login-state'
import { createOpenControls } from './open-controls'
import { createRequestItems } from './request-items'
import { officialLoginKeys, pageStorage, storageKeys } from './storage'
import { storedSession } from './stored-session'
import { storedValue } from './stored-value'
import { takeOfficialLogin } from './take-official-login'
import type { TransactionWatcher } from './transaction-watcher'
import { createTransactions } from './transactions'

const isPage = () => typeof window !== 'undefined'

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
    read: (stored) => parse(loginState(), stored).unwrapOr(undefined),
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
  const data = createDataRequests({ ...parts, login, useCache: options.useCache ?? true, life: life.signal })
  const transactions = createTransactions({ ...parts, journal, follower })
  let requestData = combine([DataRequestBuilder.persona()])

  const orphans = isPage()
    ? connector.orphanResponse$.subscribe((response) => {
        if (response.discriminator !== 'success' || response.items.discriminator !== 'transaction') return
        const { interactionId, items: answer } = response
        transactions.adopt({ interactionId, transactionIntentHash: answer.send.transactionIntentHash })
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
      checkTransaction: transactions.check,
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
