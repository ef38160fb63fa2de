'use client'

import { LootboxConnect } from '@lootboxes/wallet-connector/button/react'
import { useWallet, WalletProvider } from '@lootboxes/wallet-connector/react'
import type { RolaUser } from '@lootboxes/wallet-connector/rola/server'
import { create } from '../shop'

function Status() {
  const { status, persona } = useWallet()
  return (
    <p>
      {status}: {persona?.label}
    </p>
  )
}

/** The server renders the user of its session; the wallet code loads on first use. */
export const Wallet = ({ user }: { user: RolaUser | undefined }) => (
  <WalletProvider create={create} createWhen="used" initialUser={user}>
    <LootboxConnect />
    <Status />
  </WalletProvider>
)
