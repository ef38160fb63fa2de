'use client'
import { type AccountAddress, parseAccountAddress } from '@lootboxes/ledger'
import { useMemo } from 'react'
import { useLootbox } from './lootbox-context'
import type { WalletAccount } from './wallet'

/** The account that pays for orders, and its name in the wallet. */
export type ConnectedAccount = { address: AccountAddress; label: string }

/** The account that pays for orders: the wallet's first one, if it belongs to this network. */
export const accountOn = (networkId: number, account: WalletAccount | undefined): ConnectedAccount | undefined =>
  account &&
  parseAccountAddress(account.address, networkId).match(
    (address) => ({ address, label: account.label }),
    () => undefined,
  )

/** The connected account, with its address checked for this network. */
export function useAccount(): ConnectedAccount | undefined {
  const { client, account } = useLootbox()
  const { networkId } = client.options
  return useMemo(() => accountOn(networkId, account), [account, networkId])
}
