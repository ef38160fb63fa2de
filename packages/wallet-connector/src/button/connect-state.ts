import type { ExtensionStatus } from '../connector/extension-status'
import { type Diagnosis, diagnose, SILENCE_MS, STUCK_MS } from '../react/diagnosis'
import { beforeAnything, type Journey, journeyOf, openRequest } from '../react/journey'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { WalletData } from '../toolkit/login-state'
import type { RequestItem } from '../toolkit/request-items'
import type { ToolkitError } from '../toolkit/toolkit-error'

/** What a connect button shows, in one value. */
export type ConnectState = {
  status: 'restoring' | 'disconnected' | 'connecting' | 'connected'
  /** How the newest request went: `success` and `error` show for two seconds. */
  result: 'default' | 'pending' | 'success' | 'error'
  wallet: WalletData
  requests: readonly RequestItem[]
  diagnosis: Diagnosis
  /** Why the last login did not happen. */
  error: ToolkitError | undefined
}

export type ConnectActions = {
  connect(): void
  /** Takes the login that is waiting back. */
  cancel(): void
  cancelRequest(id: string): void
  /** Lets the visitor choose again which accounts are shared. */
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

/** Before a toolkit is there, on a server too. */
export const restoring: ConnectState = {
  status: 'restoring',
  result: 'default',
  wallet: nobody,
  requests: [],
  diagnosis: unknown,
  error: undefined,
}

const isLogin = ({ status, type }: RequestItem) => status === 'pending' && type === 'loginRequest'
/** Ends the visitor chose: nothing to explain. */
const ownChoice = ['userCancelledRequest', 'requestAborted', 'rejectedByUser']

/** Follows a toolkit until `stop`; `changed` is called at once and whenever something is different. */
export function followToolkit(
  { walletApi, buttonApi }: DappToolkit,
  changed: (state: ConnectState) => void,
): ConnectActions & { stop: () => void } {
  let initialized = walletApi.getLoginState().initialized
  let wallet = walletApi.getWalletData()
  let requests = walletApi.getRequestItems()
  let result = buttonApi.getStatus()
  let extension: ExtensionStatus | undefined
  let journey: Journey = beforeAnything
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
  /** Counts the silence from the last sign of life of the newest open request. */
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
          error = failure && !ownChoice.includes(failure.error) ? failure : undefined
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
