'use client'

import { whenIdle } from '@lootboxes/ui'
import { hasStoredWallet, WalletProvider } from '@lootboxes/wallet-connector/react'
import type { ReactNode } from 'react'
import type { SiteConfig } from '@/config/site-config'
import { loadDeferredParts } from './deferred-part'

/**
 * Creates the connection to the wallet after the first render (spec L80): right away for a stored login, else when the
 * browser is idle. Its code is a separate chunk, outside the first load.
 */
export const WalletConnection = ({ site, children }: { site: SiteConfig; children: ReactNode }) => (
  <WalletProvider
    create={async () => {
      if (!hasStoredWallet(site)) await new Promise<void>(whenIdle)
      await loadDeferredParts()
      return (await import('@/wallet/create-toolkit')).createToolkit(site)
    }}
  >
    {children}
  </WalletProvider>
)
