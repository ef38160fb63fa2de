import { systemClock } from '@lootboxes/ledger'
import { err, errAsync, ResultAsync } from 'neverthrow'
import { Observable, Subject } from 'rxjs'
import type { RequestCallbacks } from '../connector/callbacks'
import { createWalletConnector } from '../connector/create-wallet-connector'
import type { SessionStore } from '../connector/session-store'
import type { WalletConnectorOptions } from '../connector/wallet-connector'
import { lazily } from '../lazily'
import { isTouchDevice } from '../mobile/is-touch-device'
import { loadedTransport } from '../mobile/loaded-transport'
import { parse } from '../protocol/parse'
import { trackButtonStatus } from './button-status'
import type { DappToolkit, DappToolkitOptions, RequestProgress } from './dapp-toolkit'
import { combine, DataRequestBuilder } from './data-request'
import { createDataRequests } from './data-requests'
import { createFollower } from './follow-transaction'
import { isOnNetwork } from './is-on-network'
import { createJournal } from './journal'
import { loginState } from './login-shapes'
import { type LoginState, loggedOut, type WalletData } from './login-state'
import { anySignal, createOpenControls } from './open-controls'
import { optionsError } from './options-error'
import { createRequestItems } from './request-items'
import { createSentLabels } from './sent-labels'
import { officialLoginKeys, pageStorage, storageKeys } from './storage'
import { storedSession } from './stored-session'
import { storedValue } from './stored-value'
import type { PreAuthorizationSettlement } from './subintent-request'
import { takeOfficialLogin } from './take-official-login'
import { toolkitError } from './toolkit-error'
import type { TransactionWatcher } from './transaction-watcher'
import { createTransactions } from './transactions'

/** Whether the page runs on this machine, where errors address its developer. */
const isDevelopment = () => typeof location !== 'undefined' && /^(localhost|127\.0\.0\.1)$/.test(location.hostname)

const isPage = () => typeof window !== 'undefined'

/** The transport and session of a toolkit: the extension, and on a phone also the relay, whose code is loaded there. */
const reach = (
  { mobile = true, dAppDefinitionAddress, logger }: DappToolkitOptions,
  session: SessionStore,
): Pick<WalletConnectorOptions, 'transport' | 'session'> => {
  const given = mobile === true ? {} : mobile
  if (!given || !isPage() || !(given.hasWalletApp ?? isTouchDevice)()) return { session }
  const phone = import('../mobile/phone-transport').then(({ phoneTransport }) =>
    phoneTransport({ ...given, dAppDefinitionAddress, logger }),
  )
  return {
    transport: loadedTransport(
      'phone',
      phone.then(({ transport }) => transport),
    ),
    session: {
      load: () => session.load(),
      save: (sessionId) => {
        session.save(sessionId)
        // A logout also deletes the relay's keys.
        if (sessionId === undefined) phone.then(({ forget }) => forget()).catch(() => {})
      },
    },
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
  const life = new AbortController()
  const progress = new Subject<RequestProgress>()
  const given =
    options.connector ??
    createWalletConnector({
      networkId,
      dAppDefinitionAddress,
      logger,
      clock,
      ...reach(options, storedSession(storage, keys.session)),
    })
  const fault = optionsError(options)
  if (fault && isDevelopment()) throw new TypeError(`createDappToolkit: ${fault}`)
  const refuse = () => errAsync(toolkitError('', 'invalidOptions', fault))
  const connector = fault ? { ...given, request: refuse, sendTransaction: refuse } : given

  const login = storedValue<LoginState>({
    storage,
    key: keys.login,
    logger,
    fallback: loggedOut,
    read: (stored) => {
      const state = parse(loginState(), stored).unwrapOr(undefined)
      return state?.walletData.accounts.every(({ address }) => isOnNetwork(address, networkId)) ? state : undefined
    },
    write: (state) => (state === loggedOut ? undefined : { ...state, initialized: true }),
  })
  if (options.adoptOfficialLogin && login.get() === loggedOut) {
    const official = takeOfficialLogin(storage, officialLoginKeys(dAppDefinitionAddress, networkId))
    if (official) login.update(() => official)
  }
  const items = createRequestItems({ storage, key: keys.requests, logger })
  const journal = createJournal({ storage, key: keys.journal, now: () => clock.now(), logger })
  const labels = createSentLabels({ storage, key: keys.labels, logger })
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
    eventCallback: (event) => {
      if (event === 'receivedByExtension') items.note(itemId, { progress: 'extension' })
      if (event === 'receivedByWallet') items.note(itemId, { progress: 'wallet' })
      progress.next({ itemId, event })
    },
    signal: anySignal(life.signal, signal),
  })
  const parts = { networkId, connector, items, controls, clock, callbacks }
  const data = createDataRequests({ ...parts, login, useCache: options.useCache ?? true, life: life.signal })
  const transactions = createTransactions({ ...parts, journal, labels, follower })
  const preAuthorizationSettlements = new Subject<PreAuthorizationSettlement>()
  /** Loaded on the first pre-authorization, or if one is open. */
  const preAuthorizations = lazily(() =>
    import('./pre-authorizations').then(({ createPreAuthorizations }) =>
      createPreAuthorizations({
        ...parts,
        gateway,
        storage,
        key: keys.preAuthorizations,
        settlements: preAuthorizationSettlements,
        life: life.signal,
        logger,
      }),
    ),
  )
  let requestData = combine([DataRequestBuilder.persona()])

  const orphans = isPage()
    ? connector.orphanResponse$.subscribe((response) => {
        if (response.discriminator !== 'success' || response.items.discriminator !== 'transaction') return
        const { interactionId, items: answer } = response
        transactions.adopt({ interactionId, transactionIntentHash: answer.send.transactionIntentHash })
      })
    : undefined

  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === keys.login) login.refresh()
    if (key === null || key === keys.requests) items.refresh()
    if (key === null || key === keys.journal) journal.refresh()
  }
  if (isPage()) window.addEventListener('storage', onStorage)
  transactions.resume()
  const resumePreAuthorizations = async () => {
    if (storage.getItem(keys.preAuthorizations)) await preAuthorizations()
  }
  if (isPage())
    resumePreAuthorizations().catch((cause: unknown) => logger?.warn('Could not resume pre-authorizations', cause))

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
      sendPreAuthorizationRequest: (request) =>
        new ResultAsync(
          preAuthorizations().then(
            ({ send }) => send(request),
            (cause: unknown) => err(toolkitError('', 'toolkitNotLoaded', undefined, cause)),
          ),
        ),
      preAuthorizationSettlements$: preAuthorizationSettlements.asObservable(),
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
      walletData$: new Observable((subscriber) => {
        let last: WalletData | undefined
        return login.value$.subscribe({
          next: ({ walletData }) => {
            if (walletData !== last) subscriber.next(walletData)
            last = walletData
          },
          complete: () => subscriber.complete(),
        })
      }),
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
        name ??= import('./dapp-name').then(
          ({ getDAppName }) => getDAppName(gateway, dAppDefinitionAddress),
          () => 'Unnamed dApp',
        )
        return name
      },
    },
    disconnect,
    destroy: () => {
      if (!options.connector) given.destroy()
      life.abort()
      orphans?.unsubscribe()
      if (isPage()) window.removeEventListener('storage', onStorage)
      button.destroy()
      for (const ended of [login, items, journal, labels, follower, progress, preAuthorizationSettlements])
        ended.complete()
    },
  }
}
