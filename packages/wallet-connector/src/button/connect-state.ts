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
  connect: () => void
  /** Cancels the pending login. */
  cancel: () => void
  cancelRequest: (id: string) => void
  /** Lets the user change which accounts are shared. */
  chooseAccounts: () => void
  /** Opens the extension's pairing window. */
  linkWallet: () => void
  disconnect: () => void
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
const statusOf = ({ persona, accounts }: WalletData) => (persona || accounts.length > 0 ? 'connected' : 'disconnected')

/** Errors that the user caused and that need no explanation. */
const userEnded = ['userCancelledRequest', 'requestAborted', 'rejectedByUser']

/** Tracks how long an open request has had no event. `changed` runs when the result changes with time. */
function createSilence(changed: () => void) {
  const heard = { silent: false, stuck: false }
  let quiet = heard
  let waitingFor = ''
  let timers: ReturnType<typeof setTimeout>[] = []
  const become = (next: typeof quiet) => {
    quiet = next
    changed()
  }
  return {
    get: () => quiet,
    /** Restarts with each new event of the newest open request; '' without one. */
    listen: (event: string) => {
      if (event === waitingFor) return
      waitingFor = event
      quiet = heard
      for (const timer of timers) clearTimeout(timer)
      timers =
        event === ''
          ? []
          : [
              setTimeout(() => become({ silent: true, stuck: false }), SILENCE_MS),
              setTimeout(() => become({ silent: true, stuck: true }), STUCK_MS),
            ]
    },
  }
}

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
  const silence = createSilence(() => become(() => undefined))
  let stopped = false

  const become = (change: () => unknown) => {
    change()
    if (stopped) return
    const pending = openRequest(requests)
    silence.listen(pending ? `${pending.id} ${journey.signs}` : '')
    changed({
      status: login || requests.some(isLogin) ? 'connecting' : initialized ? statusOf(wallet) : 'restoring',
      result,
      wallet,
      requests,
      diagnosis: diagnose({ status: extension, pending, journey, linkTried, ...silence.get() }),
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
      silence.listen('')
      for (const subscription of subscriptions) subscription.unsubscribe()
    },
  }
}
