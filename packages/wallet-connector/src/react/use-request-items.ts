'use client'
import { fromSafePromise, type ResultAsync } from 'neverthrow'
import { useCallback } from 'react'
import type { RequestItem } from '../toolkit/request-items'
import type { ToolkitError } from '../toolkit/toolkit-error'
import type { Settlement } from '../toolkit/transaction-watcher'
import type { LedgerCheck } from './request-notes'
import { useStore } from './use-store'
import { useWalletContext } from './wallet-context'

/** What `useRequestItems` returns. */
export type RequestItemsHook = {
  /** Newest first. `requestOutcome` and `requestItemWords` describe the state of each. */
  items: readonly RequestItem[]
  /** Cancels a request, if the wallet allows it. */
  cancel: (itemId: string) => void
  /** Queries the ledger now for a transaction with an unknown result. */
  check: (transactionIntentHash: string) => ResultAsync<Settlement, ToolkitError>
  /** Running checks, or the time of the last check without a result, by transaction intent hash. */
  checks: ReadonlyMap<string, LedgerCheck>
  /** The number of failed requests since the last `markSeen`. Requests from before this page do not count. */
  unseen: number
  /** The ids of the unseen requests. */
  unseenIds: readonly string[]
  markSeen: () => void
}

/** The requests of this dApp, their results, and actions for them. */
export const useRequestItems = (): RequestItemsHook => {
  const { toolkit, withToolkit, markSeen, noteCheck } = useWalletContext()
  const items = useStore('items')
  const { unseen: unseenIds, checks } = useStore('notes')
  const cancel = useCallback((itemId: string) => void toolkit?.walletApi.cancelRequest(itemId), [toolkit])
  const check = useCallback(
    (hash: string) => {
      noteCheck(hash, 'asking')
      return withToolkit<Settlement>(({ walletApi }) => fromSafePromise(walletApi.checkTransaction(hash))).andTee(
        ({ status }) => noteCheck(hash, status === 'undetermined' ? Date.now() : undefined),
      )
    },
    [withToolkit, noteCheck],
  )
  return { items, cancel, check, checks, unseen: unseenIds.length, unseenIds, markSeen }
}
