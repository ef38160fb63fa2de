'use client'
import { fromSafePromise, type ResultAsync } from 'neverthrow'
import { useCallback } from 'react'
import type { RequestItem } from '../toolkit/request-items'
import type { ToolkitError } from '../toolkit/toolkit-error'
import type { Settlement } from '../toolkit/transaction-watcher'
import type { LedgerCheck } from './request-notes'
import { useStore } from './use-store'
import { useWalletContext } from './wallet-context'

export type RequestItemsHook = {
  /** Newest first. `requestOutcome` and `requestItemWords` say how each stands. */
  items: readonly RequestItem[]
  /** Takes a request back, if the wallet still lets go of it. */
  cancel: (itemId: string) => void
  /** Asks the ledger at once about a transaction nobody knows the end of. */
  check: (transactionIntentHash: string) => ResultAsync<Settlement, ToolkitError>
  /** Checks that are under way, or when the ledger last did not know, by transaction intent hash. */
  checks: ReadonlyMap<string, LedgerCheck>
  /** How many ended badly since anyone looked; those of before this page do not count. */
  unseen: number
  /** Which those are, by their ids. */
  unseenIds: readonly string[]
  markSeen: () => void
}

/** Requests of this dApp, what became of them, and what can be done about them. */
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
