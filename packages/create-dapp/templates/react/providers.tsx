'use client'

import { hasStoredWallet, WalletProvider } from '@lootboxes/wallet-connector/react'
import type { DappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createToolkit, dApp } from './toolkit'

type ProvidersProps = { children: ReactNode; create?: () => DappToolkit | Promise<DappToolkit> }

export function Providers({ children, create = createToolkit }: ProvidersProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <WalletProvider create={create} createWhen={() => hasStoredWallet(dApp)}>
        {children}
      </WalletProvider>
    </QueryClientProvider>
  )
}
