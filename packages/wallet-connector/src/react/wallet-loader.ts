import { createStore } from '@lootboxes/ledger'
import { errAsync, okAsync, ResultAsync } from 'neverthrow'
import { reportNotLoaded } from '../report-not-loaded'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import { type ToolkitError, toolkitError } from '../toolkit/toolkit-error'
import type { Store } from './store'
import { idleStores, type LiveStores, liveStores, noStores } from './wallet-stores'

/** When a provider creates its toolkit. A function is called once after mounting: true creates it then, false on first use. */
export type CreateWhen = 'mounted' | 'used' | (() => boolean)

/** The data of the hooks. `idle`: there is no stored login, and the wallet code has not been requested. */
export type WalletLoad =
  | (LiveStores & { status: 'restoring'; toolkit?: undefined; error?: undefined })
  | (LiveStores & { status: 'idle'; toolkit?: undefined; error: ToolkitError | undefined })
  | (LiveStores & { status: 'ready'; toolkit: DappToolkit; error?: undefined })

export type WalletLoader = {
  /** The store of a provider. `getInitial` is its value on a server. */
  load$: Store<WalletLoad> & { getInitial: () => WalletLoad }
  /** Whether a press on Connect waits for the wallet code. */
  connecting$: Store<boolean>
  /** Runs with the toolkit: immediately if it exists, otherwise when it is loaded. */
  withToolkit: <T>(work: (toolkit: DappToolkit) => ResultAsync<T, ToolkitError>) => ResultAsync<T, ToolkitError>
  /** The same for work without a result. */
  perform: (work: (toolkit: DappToolkit) => void) => void
  connect: () => ResultAsync<void, ToolkitError>
  /** Opens the extension's pairing window. */
  linkWallet: () => void
  /** Whether the pairing window was opened and no wallet is linked two seconds later. */
  linkTried$: Store<boolean>
  /** Cancels a press on Connect that waits for the wallet code. False if there is none. */
  cancelConnect: () => boolean
}

const nothing = () => {}
const restoring: WalletLoad = { status: 'restoring', stores: noStores, markSeen: nothing, noteCheck: nothing }
const idle = (error?: ToolkitError): WalletLoad => ({
  status: 'idle',
  error,
  stores: idleStores,
  markSeen: nothing,
  noteCheck: nothing,
})
const readyWith = (toolkit: DappToolkit): WalletLoad => ({ status: 'ready', toolkit, ...liveStores(toolkit) })

const LINK_MS = 2000

const isPromise = <T extends object>(made: T | PromiseLike<T>): made is PromiseLike<T> => 'then' in made
const notLoaded = (cause: unknown) => toolkitError('', 'toolkitNotLoaded', undefined, cause)

export type WalletLoaderOptions =
  | { toolkit: DappToolkit; create?: undefined; createWhen?: undefined }
  | { toolkit?: undefined; create: () => DappToolkit | PromiseLike<DappToolkit>; createWhen: CreateWhen }

/** Holds the toolkit of a provider. A toolkit from a synchronous `create` is available synchronously. */
const createHolder = ({ toolkit, create, createWhen }: WalletLoaderOptions) => {
  const initial = toolkit ? readyWith(toolkit) : restoring
  const load = createStore<WalletLoad>(initial)
  let pending: Promise<DappToolkit> | undefined
  let hasEnded = false

  const begin = (made: DappToolkit) => {
    pending = undefined
    if (hasEnded) made.destroy()
    else load.set(readyWith(made))
    return made
  }
  const fail = (cause: unknown) => {
    pending = undefined
    const error = notLoaded(cause)
    if (!hasEnded) load.set(idle(error))
    return error
  }
  const obtain = (): ResultAsync<DappToolkit, ToolkitError> => {
    const { toolkit: current } = load.get()
    if (current) return okAsync(current)
    try {
      if (!pending) {
        const made = create?.()
        if (!made) return errAsync(notLoaded(undefined))
        if (!isPromise(made)) return okAsync(begin(made))
        pending = Promise.resolve(made).then(begin)
        pending.catch((cause: unknown) => reportNotLoaded(cause))
      }
      return ResultAsync.fromPromise(pending, fail)
    } catch (cause) {
      reportNotLoaded(cause)
      return errAsync(fail(cause))
    }
  }
  const withToolkit: WalletLoader['withToolkit'] = (work) => {
    const obtained = obtain()
    const { toolkit: current } = load.get()
    return current ? work(current) : obtained.andThen(work)
  }
  const isWantedNow = () => {
    if (typeof createWhen !== 'function') return createWhen === 'mounted'
    try {
      return createWhen()
    } catch {
      return false
    }
  }
  return {
    initial,
    load,
    withToolkit,
    start: () => {
      hasEnded = false
      if (load.get().toolkit) return
      if (pending || isWantedNow()) void obtain()
      else load.set(idle())
    },
    end: () => {
      if (toolkit) return
      hasEnded = true
      load.get().toolkit?.destroy()
      load.set(restoring)
    },
  }
}

/** The press on Connect, which may wait for the wallet code. */
const createConnectPress = ({ load, withToolkit }: ReturnType<typeof createHolder>) => {
  const connecting$ = createStore<boolean>(false)
  let press: { isTakenBack: boolean } | undefined
  return {
    connecting$,
    connect: (): ResultAsync<void, ToolkitError> => {
      // After a press during restoring, a user with a restored login must not log in again.
      const wasRestoring = load.get().status === 'restoring'
      const mine = { isTakenBack: false }
      press = mine
      connecting$.set(true)
      const done = () => {
        if (press !== mine) return
        press = undefined
        connecting$.set(false)
      }
      return withToolkit(({ walletApi, buttonApi }) => {
        if (mine.isTakenBack) return errAsync<void, ToolkitError>(toolkitError('', 'canceledByUser'))
        const isLoggedIn = wasRestoring && walletApi.getWalletData().persona !== undefined
        const login = isLoggedIn ? okAsync<void, ToolkitError>(undefined) : buttonApi.connect().map(() => undefined)
        done()
        return login
      }).orTee(done)
    },
    cancelConnect: (): boolean => {
      if (!press) return false
      press.isTakenBack = true
      press = undefined
      connecting$.set(false)
      return true
    },
  }
}

/**
 * Loads a toolkit once, on demand, and destroys it when its provider unmounts. In StrictMode, which mounts twice, a toolkit that
 * is still loading is reused; a loaded one is destroyed and created again.
 */
export const createWalletLoader = (options: WalletLoaderOptions): WalletLoader => {
  const holder = createHolder(options)
  const { initial, load, withToolkit, start, end } = holder
  const { connecting$, connect, cancelConnect } = createConnectPress(holder)
  const linkTried$ = createStore<boolean>(false)
  let linkTimer: ReturnType<typeof setTimeout> | undefined
  let subscribers = 0

  const perform: WalletLoader['perform'] = (work) =>
    void withToolkit((made) => {
      work(made)
      return okAsync()
    })

  return {
    load$: {
      get: load.get,
      getInitial: () => initial,
      subscribe: (notify) => {
        if (subscribers === 0) start()
        subscribers += 1
        const unsubscribe = load.subscribe(notify)
        return () => {
          unsubscribe()
          subscribers -= 1
          if (subscribers > 0) return
          cancelConnect()
          clearTimeout(linkTimer)
          end()
        }
      },
    },
    connecting$,
    linkTried$,
    linkWallet: () => {
      linkTried$.set(false)
      clearTimeout(linkTimer)
      perform(({ buttonApi }) => {
        buttonApi.openPopup()
        // With a dead port the extension neither opens the window nor responds (wallet-protocol E7).
        linkTimer = setTimeout(() => linkTried$.set(true), LINK_MS)
      })
    },
    withToolkit,
    perform,
    connect,
    cancelConnect,
  }
}
