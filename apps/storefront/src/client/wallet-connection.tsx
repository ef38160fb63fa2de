'use client'

import { hasStoredWallet, useWallet, WalletProvider } from '@lootboxes/wallet-connector/react'
import { type ReactNode, useEffect } from 'react'
import type { SiteConfig } from '@/config/site-config'
import { whenIdle } from './keep-offline-page'

/**
 * Creates the connection to the wallet after the first render (spec L80): right away for a stored login, else when the
 * browser is idle. Its code is a chunk of its own, so that the first load has none of it.
 */
export function WalletConnection({ site, children }: { site: SiteConfig; children: ReactNode }) {
  return (
    <WalletProvider
      create={async () => (await import('@/wallet/create-toolkit')).createToolkit(site)}
      createWhen={() => hasStoredWallet(site)}
    >
      {children}
      <CreateWhenIdle />
    </WalletProvider>
  )
}

function CreateWhenIdle() {
  const { prepare } = useWallet()
  useEffect(() => whenIdle(prepare), [prepare])
  return null
}
