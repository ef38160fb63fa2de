'use client'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { ButtonStatus } from '../toolkit/button-status'
import type { RequestItem } from '../toolkit/request-items'
import type { ToolkitError } from '../toolkit/toolkit-error'
import type { Diagnosis } from './diagnosis'
import { useDiagnosis } from './use-diagnosis'
import { useStore } from './use-store'
import { useWallet } from './use-wallet'
import { useWalletContext } from './wallet-context'

/** What `useConnect` returns. */
export type Connect = {
  /** `connecting` while a login waits for the wallet or for the wallet code. */
  status: 'restoring' | 'disconnected' | 'connecting' | 'connected'
  /** The status of a button: default, pending, success or error. The last two last for two seconds. */
  buttonStatus: ButtonStatus
  connect: () => void
  /** Cancels the newest pending request. */
  cancel: () => void
  disconnect: () => void
  /** Loads the wallet code before a press, for `onPointerEnter` and `onFocus`. */
  prepare: () => void
  /** Opens the extension's pairing window. */
  linkWallet: () => void
  /** Newest first. */
  requests: readonly RequestItem[]
  diagnosis: Diagnosis
  /** Why the last login of this component failed, or why the wallet code could not be loaded. */
  error: ToolkitError | undefined
}

/**
 * State and actions for a connect button with your own markup.
 * @example const { status, connect, cancel } = useConnect()
 */
export const useConnect = (): Connect => {
  const { status, disconnect, prepare, loadError } = useWallet()
  const { toolkit, connect: login, cancelConnect, connecting$, linkWallet } = useWalletContext()
  const requests = useStore('items')
  const diagnosis = useDiagnosis()
  const buttonStatus = useStore('button')
  const isLoading = useSyncExternalStore(connecting$.subscribe, connecting$.get, () => false)
  const [error, setError] = useState<ToolkitError>()
  const pending = diagnosis.request

  const connect = useCallback(() => {
    setError(undefined)
    void login().match(
      () => undefined,
      (failure) => setError(failure),
    )
  }, [login])
  const pendingId = pending?.id
  const cancel = useCallback(() => {
    if (!cancelConnect() && pendingId !== undefined) void toolkit?.walletApi.cancelRequest(pendingId)
  }, [cancelConnect, toolkit, pendingId])
  const isConnecting = isLoading || (pending?.type === 'loginRequest' && status !== 'restoring')

  return {
    status: isConnecting ? 'connecting' : status,
    buttonStatus: isLoading ? 'pending' : buttonStatus,
    connect,
    cancel,
    disconnect,
    prepare,
    linkWallet,
    requests,
    diagnosis,
    error: error ?? loadError,
  }
}
