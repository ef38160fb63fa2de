'use client'

import { useBalance } from '@lootboxes/wallet-connector/query'
import { useConnect, useWallet, WalletProvider } from '@lootboxes/wallet-connector/react'
import { createDappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { okAsync } from 'neverthrow'
import type { ReactNode } from 'react'

export const create = () =>
  createDappToolkit({
    networkId: 2,
    dAppDefinitionAddress: 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe',
    gateway: {
      watchTransaction: ({ transactionIntentHash }) => okAsync({ status: 'committed', transactionIntentHash }),
    },
  })

function ConnectButton() {
  const { account } = useWallet()
  const { status, connect } = useConnect()
  if (status === 'restoring') return <p>One moment</p>
  if (status === 'connected') return <p>{account?.label}</p>
  return (
    <button type="button" onClick={connect}>
      Connect
    </button>
  )
}

const client = new QueryClient()

function Balance() {
  const { status } = useBalance('resource_tdx_2_1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxtfd2jc')
  return <p>Balance: {status}</p>
}

/** The server renders the children; only the button waits for the browser. */
export const Shop = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <WalletProvider create={create}>
      <ConnectButton />
      <Balance />
      {children}
    </WalletProvider>
  </QueryClientProvider>
)
