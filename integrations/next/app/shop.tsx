'use client'

import { useConnect, useWallet, WalletProvider } from '@lootboxes/wallet-connector/react'
import { createDappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { okAsync } from 'neverthrow'

const create = () =>
  createDappToolkit({
    networkId: 2,
    dAppDefinitionAddress: 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe',
    gateway: { watchTransaction: ({ intentHash }) => okAsync({ status: 'committed', intentHash }) },
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

export const Shop = () => (
  <WalletProvider create={create} fallback={<p>One moment</p>}>
    <ConnectButton />
  </WalletProvider>
)
