'use client'

import { type AccountAddress, parseAccountAddress } from '@lootboxes/ledger'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { useMemo } from 'react'
import { useClient } from './use-client'

export type Account = { address: AccountAddress; label: string }

/** The first account of this network, the one every dialog names and uses (traps T4, T40). */
export function accountIn(
  accounts: readonly { address: string; label: string }[],
  networkId: number,
): Account | undefined {
  const [first] = accounts
  return first === undefined
    ? undefined
    : parseAccountAddress(first.address, networkId).match(
        (address) => ({ address, label: first.label }),
        () => undefined,
      )
}

/** Who pays, and whose tickets are shown. Not part of the first load, which need not know an address. */
export function useAccount(): Account | undefined {
  const { networkId } = useClient().site
  const { accounts } = useWallet()
  return useMemo(() => accountIn(accounts, networkId), [accounts, networkId])
}
