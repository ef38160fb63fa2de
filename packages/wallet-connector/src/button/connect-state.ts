import type { ExtensionStatus } from '../connector/extension-status'
import { type Diagnosis, diagnose, SILENCE_MS, STUCK_MS } from '../react/diagnosis'
import { initialJourney, type Journey, journeyOf, openRequest } from '../react/journey'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { WalletData } from '../toolkit/login-state'
import type { RequestItem } from '../toolkit/request-items'
import type { ToolkitError } from '../toolkit/toolkit-error'

/** The state of a connect button. */
export type ConnectState = {
  status: 'restoring' | 'disconnected' | 'connecting' | 'connected'
  /** The result of the newest request. `success` and `error` last for two seconds. */
  result: 'default' | 'pending' | 'success' | 'error'
  wallet: WalletData
  requests: readonly RequestItem[]
  diagnosis: Diagnosis
  /** The error of the last login, unless the user caused it. */
  error: ToolkitError | undefined
}

/** The actions of a connect button. */
export type ConnectActions = {
  connect(): void
  /** Cancels the pending login. */
  cancel(): void
  cancelRequest(id: string): void
  /** Lets the user change which accounts are shared. */
  chooseAccounts(): void
  /** Opens the extension's pairing window. */
  linkWallet(): void
  disconnect(): void
}

const nobody: WalletData = { accounts: [], personaData: [], proofs: [] }
const unknown: Diagnosis = {
  extensionFound: undefined,
  walletLinked: undefined,
  walletReached: false,
  request: undefined,
  silent: false,
  nextStep: undefined,
  nextStepLink: undefined,
}

/** The state without a toolkit, also on a server. */
export const restoring: ConnectState = {
  status: 'restoring',
  result: 'default',
  wallet: nobody,
  requests: [],
  diagnosis: unknown,
  error: undefined,
}

const isLogin = ({ status, type }: RequestItem) => status === 'pending' && type === 'loginRequest'
/** Errors that the user caused and that need no explanation. */
const userEnded = ['userCancelledRequest', 'requestAborted', 'rejectedByUser']

/** Follows a toolkit until `stop`. Calls `changed` immediately and after each change. */
export function followToolkit(
  { walletApi, buttonApi }: DappToolkit,
  changed: (state: ConnectState) => void,
): ConnectActions & { stop: () => void } {
  let initialized = walletApi.getLoginState().initialized
  let wallet = walletApi.getWalletData()
  let requests = walletApi.getRequestItems()
  let result = buttonApi.getStatus()
  let extension: ExtensionStatus | undefined
  let journey: Journey = initialJourney
  let linkTried = false
  let error: ToolkitError | undefined
  let login: AbortController | undefined
  let waitingFor = ''
  let quiet = { silent: false, stuck: false }
  let timers: ReturnType<typeof setTimeout>[] = []
  let stopped = false

  const forget = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  /** Restarts the silence timer from the last event of the newest open request. */
  const listenForSilence = () => {
    const pending = openRequest(requests)
    const key = pending ? `${pending.id} ${journey.signs}` : ''
    if (key === waitingFor) return
    waitingFor = key
    quiet = { silent: false, stuck: false }
    forget()
    if (key === '') return
    timers = [
      setTimeout(() => become(() => (quiet = { silent: true, stuck: false })), SILENCE_MS),
      setTimeout(() => become(() => (quiet = { silent: true, stuck: true })), STUCK_MS),
    ]
  }
  const statusNow = (): ConnectState['status'] => {
    if (login || requests.some(isLogin)) return 'connecting'
    if (!initialized) return 'restoring'
    return wallet.persona || wallet.accounts.length > 0 ? 'connected' : 'disconnected'
  }
  const become = (change: () => unknown) => {
    change()
    if (stopped) return
    listenForSilence()
    changed({
      status: statusNow(),
      result,
      wallet,
      requests,
      diagnosis: diagnose({ status: extension, pending: openRequest(requests), journey, linkTried, ...quiet }),
      error,
    })
  }

  const subscriptions = [
    walletApi.walletData$.subscribe((now) => {
      become(() => {
        initialized = true
        wallet = now
      })
    }),
    walletApi.requestItems$.subscribe((now) => become(() => (requests = now))),
    walletApi.extensionStatus$.subscribe((now) => become(() => (extension = now))),
    buttonApi.status$.subscribe((now) => become(() => (result = now))),
    journeyOf(walletApi.progress$, walletApi.requestItems$).subscribe((now) => become(() => (journey = now))),
  ]
  become(() => undefined)

  return {
    connect: () => {
      if (login) return
      const mine = new AbortController()
      become(() => {
        login = mine
        error = undefined
      })
      const done = (failure?: ToolkitError) =>
        become(() => {
          if (login === mine) login = undefined
          error = failure && !userEnded.includes(failure.error) ? failure : undefined
        })
      void buttonApi.connect({ signal: mine.signal }).match(() => done(), done)
    },
    cancel: () => {
      login?.abort()
      const waiting = requests.find(isLogin)
      if (waiting) void walletApi.cancelRequest(waiting.id)
    },
    cancelRequest: (id) => void walletApi.cancelRequest(id),
    chooseAccounts: () => void walletApi.updateSharedAccounts(),
    linkWallet: () => {
      buttonApi.openPopup()
      become(() => (linkTried = true))
    },
    disconnect: () => buttonApi.disconnect(),
    stop: () => {
      stopped = true
      forget()
      for (const subscription of subscriptions) subscription.unsubscribe()
    },
  }
}
