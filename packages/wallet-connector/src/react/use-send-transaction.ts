'use client'
import { errAsync, type ResultAsync } from 'neverthrow'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isUndetermined } from '../protocol/undetermined'
import type { RequestItem } from '../toolkit/request-items'
import { type ToolkitError, toolkitError } from '../toolkit/toolkit-error'
import type { Settlement } from '../toolkit/transaction-watcher'
import type { SendTransactionOptions, SentTransaction } from '../toolkit/transactions'
import { useWalletContext } from './wallet-context'

/** Where a request is: on this page (whose wallet code may be loading), at the extension, or at the wallet. */
export type TransactionProgress = 'page' | 'extension' | 'wallet'

/** One transaction from the click to its final state. `undetermined` can still become committed, failed or rejected. */
export type TransactionState =
  | { status: 'idle' }
  | { status: 'awaiting-wallet'; progress: TransactionProgress; canCancel: boolean }
  | { status: 'submitted'; transactionIntentHash: string }
  | Settlement
  /** `refused`: it never reached the ledger. `undetermined`: the wallet may have submitted it, but did not name it. */
  | { status: 'refused' | 'undetermined'; transactionIntentHash?: undefined; error: ToolkitError }

/** What `useSendTransaction` returns. */
export type SendTransactionHook = {
  state: TransactionState
  send: (options: SendTransactionOptions) => ResultAsync<SentTransaction, ToolkitError>
  /** Cancels the transaction, if the wallet allows it. */
  cancel: () => void
  reset: () => void
}

const idle: TransactionState = { status: 'idle' }
const leaving: TransactionState = { status: 'awaiting-wallet', progress: 'page', canCancel: true }

const waiting = ({ progress, showCancel }: RequestItem): TransactionState => ({
  status: 'awaiting-wallet',
  progress: progress ?? 'page',
  canCancel: showCancel,
})

/**
 * Sends transactions and tracks the state of the last one.
 * @example
 * const { state, send } = useSendTransaction()
 * if (state.status === 'refused') return walletErrorText(state.error)
 * if (state.status === 'failed' || state.status === 'rejected') return state.reason
 */
export const useSendTransaction = (): SendTransactionHook => {
  const { toolkit, withToolkit } = useWalletContext()
  const [state, setState] = useState<TransactionState>(idle)
  /** The last transaction. An earlier one no longer changes the state. */
  const mine = useRef<{ stop: () => void; itemId?: string } | undefined>(undefined)
  const open = state.status === 'undetermined' ? state.transactionIntentHash : undefined

  useEffect(() => {
    if (open === undefined) return
    const subscription = toolkit?.walletApi.settlements$.subscribe((settlement) => {
      if (settlement.transactionIntentHash === open) setState(settlement)
    })
    return () => subscription?.unsubscribe()
  }, [toolkit, open])

  const send = useCallback(
    (options: SendTransactionOptions): ResultAsync<SentTransaction, ToolkitError> => {
      const cancelled = new AbortController()
      mine.current = { stop: () => cancelled.abort() }
      const me = mine.current
      const become = (next: TransactionState) => {
        if (mine.current === me) setState(next)
      }
      become(leaving)
      const onItem = (item: RequestItem) => {
        me.itemId = item.id
        if (item.status === 'pending' && item.transactionIntentHash === undefined) become(waiting(item))
        options.onItem?.(item)
      }
      const onTransactionId = (transactionIntentHash: string) => {
        become({ status: 'submitted', transactionIntentHash })
        options.onTransactionId?.(transactionIntentHash)
      }
      return withToolkit(({ walletApi }) =>
        cancelled.signal.aborted
          ? errAsync(toolkitError('', 'canceledByUser'))
          : walletApi.sendTransaction({ ...options, onTransactionId, onItem }),
      )
        .andTee(({ settlement }) => become(settlement))
        .orTee((error) =>
          become(error.settlement ?? { status: isUndetermined(error.error) ? 'undetermined' : 'refused', error }),
        )
    },
    [withToolkit],
  )
  const cancel = useCallback(() => {
    const { itemId, stop } = mine.current ?? {}
    if (itemId === undefined) stop?.()
    else void toolkit?.walletApi.cancelRequest(itemId)
  }, [toolkit])
  const reset = useCallback(() => {
    mine.current = undefined
    setState(idle)
  }, [])
  return { state, send, cancel, reset }
}
