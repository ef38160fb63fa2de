'use client'
import { errAsync, type ResultAsync } from 'neverthrow'
import { useCallback, useEffect, useState } from 'react'
import { type ToolkitError, toolkitError } from '../toolkit/toolkit-error'
import type { Settlement } from '../toolkit/transaction-watcher'
import type { SendTransactionOptions, SentTransaction } from '../toolkit/transactions'
import { useWalletContext } from './wallet-context'

/** One transaction from click to the ledger's last word; `undetermined` may still become any of the three final ones. */
export type TransactionState =
  | { status: 'idle' }
  | { status: 'awaiting-wallet' }
  | { status: 'submitted'; transactionIntentHash: string }
  | Settlement
  /** It never reached the ledger. */
  | { status: 'refused'; error: ToolkitError }

export type SendTransactionHook = {
  state: TransactionState
  send: (options: SendTransactionOptions) => ResultAsync<SentTransaction, ToolkitError>
  reset: () => void
}

const idle: TransactionState = { status: 'idle' }

/** Sends transactions and keeps the state of the last one. */
export const useSendTransaction = (): SendTransactionHook => {
  const toolkit = useWalletContext()?.toolkit
  const [state, setState] = useState<TransactionState>(idle)
  const open = state.status === 'undetermined' ? state.intentHash : undefined

  useEffect(() => {
    if (open === undefined) return
    const subscription = toolkit?.walletApi.settlements$.subscribe((settlement) => {
      if (settlement.intentHash === open) setState(settlement)
    })
    return () => subscription?.unsubscribe()
  }, [toolkit, open])

  const send = useCallback(
    (options: SendTransactionOptions): ResultAsync<SentTransaction, ToolkitError> => {
      if (!toolkit) return errAsync(toolkitError('', 'missingExtension'))
      setState({ status: 'awaiting-wallet' })
      const onTransactionId = (transactionIntentHash: string) => {
        setState({ status: 'submitted', transactionIntentHash })
        options.onTransactionId?.(transactionIntentHash)
      }
      return toolkit.walletApi
        .sendTransaction({ ...options, onTransactionId })
        .andTee(({ settlement }) => setState(settlement))
        .orTee((error) => setState(error.settlement ?? { status: 'refused', error }))
    },
    [toolkit],
  )
  const reset = useCallback(() => setState(idle), [])
  return { state, send, reset }
}
