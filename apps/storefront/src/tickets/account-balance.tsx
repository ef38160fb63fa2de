'use client'

import { displayAmount } from '@lootboxes/ledger'
import { balanceOf } from '@lootboxes/lootbox/client'
import { useHoldings } from '@lootboxes/lootbox/react'
import { useClient } from '@/client/use-client'

/** The connected account's balance of the token that pays for boxes. Renders nothing until it is known. */
export function AccountBalance() {
  const { site } = useClient()
  const holdings = useHoldings()
  const token = site.boxes[0]?.tokenAddress
  if (token === undefined || holdings.stateVersion === 0) return null
  return displayAmount(balanceOf(holdings, token), { unit: site.tokenSymbol })
}
