'use client'
import { useCallback } from 'react'
import type { RequestItem } from '../toolkit/request-items'
import { useStore } from './use-store'
import { useWalletContext } from './wallet-context'

/** Requests of this dApp, newest first, and how to take one back. */
export const useRequestItems = (): { items: readonly RequestItem[]; cancel: (itemId: string) => void } => {
  const toolkit = useWalletContext()?.toolkit
  const items = useStore('items')
  const cancel = useCallback((itemId: string) => void toolkit?.walletApi.cancelRequest(itemId), [toolkit])
  return { items, cancel }
}
