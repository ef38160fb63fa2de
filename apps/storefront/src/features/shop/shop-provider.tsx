'use client'

import { systemClock } from '@lootboxes/ledger'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { repeatEarlyPress } from '../frame/repeat-early-press'
import { consoleLog } from '../storefront/console-log'
import { createStorefront } from '../storefront/create-storefront'
import type { Storefront } from '../storefront/storefront'
import { hasStoredState } from '../wallet/stored-state'
import type { Shop } from './shop'

const ShopContext = createContext<Storefront | undefined>(undefined)

/** The storefront around this component. */
export function useStorefront(): Storefront {
  const storefront = use(ShopContext)
  if (storefront === undefined) throw new Error('useStorefront needs a ShopProvider above it.')
  return storefront
}

const browserStorage = (kind: 'localStorage' | 'sessionStorage'): Storage | undefined => {
  try {
    return typeof window === 'undefined' ? undefined : window[kind]
  } catch {
    return undefined
  }
}

/** One storefront per page life; its wallet arrives by a chunk of its own. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  const [storefront] = useState(() =>
    createStorefront(shop, {
      clock: systemClock,
      log: consoleLog,
      sessionStorage: browserStorage('sessionStorage'),
      hasStoredState: () => hasStoredState(browserStorage('localStorage'), shop),
      loadWallet: async (...given) => (await import('../wallet/open-wallet')).openWallet(...given),
    }),
  )
  useEffect(() => {
    const stop = storefront.start()
    repeatEarlyPress()
    return stop
  }, [storefront])
  return <ShopContext value={storefront}>{children}</ShopContext>
}
