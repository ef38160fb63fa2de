import { errAsync, okAsync, ResultAsync } from 'neverthrow'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import { type ToolkitError, toolkitError } from '../toolkit/toolkit-error'
import type { Store } from './store'
import { idleStores, type LiveStores, liveStores, noStores } from './wallet-stores'

/** When a provider creates its toolkit; a function is asked once after mounting: true means then, false on first use. */
export type CreateWhen = 'mounted' | 'used' | (() => boolean)

/** What the hooks have to work with. `idle` is a page without a login whose wallet code has not been asked for. */
export type WalletLoad =
  | (LiveStores & { status: 'restoring'; toolkit?: undefined; error?: undefined })
  | (LiveStores & { status: 'idle'; toolkit?: undefined; error: ToolkitError | undefined })
  | (LiveStores & { status: 'ready'; toolkit: DappToolkit; error?: undefined })

export type WalletLoader = {
  /** The store of a provider; `getInitial` is what a server knows. */
  load$: Store<WalletLoad> & { getInitial: () => WalletLoad }
  /** A press on Connect that has not become a request yet, because the code is on its way. */
  connecting$: Store<boolean>
  /** Runs with the toolkit: at once if it is there, else when it has been loaded. */
  withToolkit: <T>(work: (toolkit: DappToolkit) => ResultAsync<T, ToolkitError>) => ResultAsync<T, ToolkitError>
  /** The same for what gives no answer. */
  perform: (work: (toolkit: DappToolkit) => void) => void
  connect: () => ResultAsync<void, ToolkitError>
  /** Opens the extension's pairing window. */
  linkWallet: () => void
  /** The window was asked for, and two seconds later nothing is linked. */
  linkTried$: Store<boolean>
  /** Takes a press on Connect back while the code is still on its way; false if there is none. */
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

const createValue = <T>(initial: T) => {
  const watchers = new Set<() => void>()
  let value = initial
  return {
    watchers,
    get: () => value,
    subscribe: (notify: () => void) => {
      watchers.add(notify)
      return () => void watchers.delete(notify)
    },
    set: (next: T) => {
      if (next === value) return
      value = next
      for (const tell of [...watchers]) tell()
    },
  }
}

export type WalletLoaderOptions =
  | { toolkit: DappToolkit; create?: undefined; createWhen?: undefined }
  | { toolkit?: undefined; create: () => DappToolkit | PromiseLike<DappToolkit>; createWhen: CreateWhen }

/**
 * Loads a toolkit once, when it is wanted, and lets it live as long as a provider is mounted. StrictMode, which mounts
 * twice, gets one toolkit if it is still being loaded, else a second after the first was destroyed.
 */
export const createWalletLoader = ({ toolkit, create, createWhen }: WalletLoaderOptions): WalletLoader => {
  const initial = toolkit ? readyWith(toolkit) : restoring
  const load = createValue<WalletLoad>(initial)
  const connecting = createValue(false)
  const linkTried = createValue(false)
  let linkTimer: ReturnType<typeof setTimeout> | undefined
  let pending: Promise<DappToolkit> | undefined
  let hasEnded = false
  let press: { isTakenBack: boolean } | undefined

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
  /** A toolkit that is made without waiting is there without waiting. */
  const obtain = (): ResultAsync<DappToolkit, ToolkitError> => {
    const { toolkit: current } = load.get()
    if (current) return okAsync(current)
    try {
      if (!pending) {
        const made = create?.()
        if (!made) return errAsync(notLoaded(undefined))
        if (!isPromise(made)) return okAsync(begin(made))
        pending = Promise.resolve(made).then(begin)
      }
      return ResultAsync.fromPromise(pending, fail)
    } catch (cause) {
      return errAsync(fail(cause))
    }
  }
  const withToolkit: WalletLoader['withToolkit'] = (work) => {
    const obtained = obtain()
    const { toolkit: current } = load.get()
    return current ? work(current) : obtained.andThen(work)
  }

  const perform: WalletLoader['perform'] = (work) =>
    void withToolkit((made) => {
      work(made)
      return okAsync()
    })

  const isWantedNow = () => {
    if (typeof createWhen !== 'function') return createWhen === 'mounted'
    try {
      return createWhen()
    } catch {
      return false
    }
  }
  const start = () => {
    hasEnded = false
    if (load.get().toolkit) return
    if (pending || isWantedNow()) void obtain()
    else load.set(idle())
  }
  const end = () => {
    cancelConnect()
    clearTimeout(linkTimer)
    if (toolkit) return
    hasEnded = true
    load.get().toolkit?.destroy()
    load.set(restoring)
  }

  const connect = (): ResultAsync<void, ToolkitError> => {
    // A press that comes before anyone knew: whoever turns out to be logged in does not want to log in again.
    const wasRestoring = load.get().status === 'restoring'
    const mine = { isTakenBack: false }
    press = mine
    connecting.set(true)
    const done = () => {
      if (press !== mine) return
      press = undefined
      connecting.set(false)
    }
    return withToolkit(({ walletApi, buttonApi }) => {
      if (mine.isTakenBack) return errAsync<void, ToolkitError>(toolkitError('', 'canceledByUser'))
      const isLoggedIn = wasRestoring && walletApi.getWalletData().persona !== undefined
      const asked = isLoggedIn ? okAsync<void, ToolkitError>(undefined) : buttonApi.connect().map(() => undefined)
      done()
      return asked
    }).orTee(done)
  }
  const cancelConnect = (): boolean => {
    if (!press) return false
    press.isTakenBack = true
    press = undefined
    connecting.set(false)
    return true
  }

  const linkWallet = () => {
    linkTried.set(false)
    clearTimeout(linkTimer)
    perform(({ buttonApi }) => {
      buttonApi.openPopup()
      // Through a dead port it does nothing and says nothing (wallet-protocol E7).
      linkTimer = setTimeout(() => linkTried.set(true), LINK_MS)
    })
  }

  return {
    load$: {
      get: load.get,
      getInitial: () => initial,
      subscribe: (notify) => {
        if (load.watchers.size === 0) start()
        load.watchers.add(notify)
        return () => {
          load.watchers.delete(notify)
          if (load.watchers.size === 0) end()
        }
      },
    },
    connecting$: connecting,
    linkTried$: linkTried,
    linkWallet,
    withToolkit,
    perform,
    connect,
    cancelConnect,
  }
}
