'use client'
import { useEffect } from 'react'
import { useStore } from './use-store'

/**
 * Lets the browser warn before the page is left while the wallet has a transaction without a response. Leaving for another
 * site at that moment can block the extension until the browser is restarted.
 */
export const useWarnBeforeLeaving = (): void => {
  const isWithWallet = useStore('items').some(
    ({ type, status, progress, transactionIntentHash }) =>
      type === 'sendTransaction' &&
      status === 'pending' &&
      progress === 'wallet' &&
      transactionIntentHash === undefined,
  )
  useEffect(() => {
    if (!isWithWallet) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isWithWallet])
}
