'use client'
import { useCallback, useState } from 'react'
import type { ButtonStatus } from '../toolkit/button-status'
import type { RequestItem } from '../toolkit/request-items'
import type { ToolkitError } from '../toolkit/toolkit-error'
import { type Diagnosis, diagnose } from './diagnosis'
import { useSilence } from './use-silence'
import { useStore } from './use-store'
import { useWallet } from './use-wallet'

export type Connect = {
  /** `connecting` while a login waits for the wallet. */
  status: 'restoring' | 'disconnected' | 'connecting' | 'connected'
  /** For a button: default, pending, success or error, the last two for two seconds. */
  buttonStatus: ButtonStatus
  connect: () => void
  /** Takes the newest pending request back. */
  cancel: () => void
  disconnect: () => void
  /** Opens the extension's pairing window. */
  linkWallet: () => void
  /** Newest first. */
  requests: readonly RequestItem[]
  diagnosis: Diagnosis
  /** Why the last login of this component did not happen. */
  error: ToolkitError | undefined
}

/** Everything a connect button of your own needs, without any markup. */
export const useConnect = (): Connect => {
  const { status, toolkit, disconnect } = useWallet()
  const requests = useStore('items')
  const journey = useStore('journey')
  const extension = useStore('extension')
  const buttonStatus = useStore('button')
  const [error, setError] = useState<ToolkitError>()
  const pending = requests.find((item) => item.status === 'pending' && item.transactionIntentHash === undefined)
  const silent = useSilence(pending && `${pending.id} ${journey.signs}`)

  const connect = useCallback(() => {
    setError(undefined)
    void toolkit?.buttonApi.connect().match(
      () => undefined,
      (failure) => setError(failure),
    )
  }, [toolkit])
  const pendingId = pending?.id
  const cancel = useCallback(() => {
    if (pendingId !== undefined) void toolkit?.walletApi.cancelRequest(pendingId)
  }, [toolkit, pendingId])
  const linkWallet = useCallback(() => toolkit?.buttonApi.openPopup(), [toolkit])

  return {
    status: pending?.type === 'loginRequest' && status !== 'restoring' ? 'connecting' : status,
    buttonStatus,
    connect,
    cancel,
    disconnect,
    linkWallet,
    requests,
    diagnosis: diagnose({ status: extension, pending, journey, silent }),
    error,
  }
}
