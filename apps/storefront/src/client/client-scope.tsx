'use client'

import { LootboxProvider } from '@lootboxes/lootbox/react'
import { useOpenTransactions, useToolkit, useWallet } from '@lootboxes/wallet-connector/react'
import type { ReactNode } from 'react'
import type { Client } from './client'
import { ClientContext } from './use-client'

/** Passes the page's state and the wallet to the hooks below it. It needs a wallet provider above it. */
export function ClientScope({ client, children }: { client: Client; children: ReactNode }) {
  const { account } = useWallet()
  const wallet = { account, withToolkit: useToolkit(), openTransactions: useOpenTransactions() }
  return (
    <ClientContext value={client}>
      <LootboxProvider client={client.lootbox} wallet={wallet}>
        {children}
      </LootboxProvider>
    </ClientContext>
  )
}
