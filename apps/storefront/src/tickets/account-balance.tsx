'use client'

import { displayAmount } from '@lootboxes/ledger'
import { balanceOf } from '@lootboxes/lootbox/client'
import { useHoldings } from '@/client/holdings'
import { useClient } from '@/client/use-client'

/** What the connected account has of the token the boxes are paid in; nothing until that is known. */
export function AccountBalance() {
  const { site } = useClient()
  const holdings = useHoldings()
  const token = site.boxes[0]?.tokenAddress
  if (token === undefined || holdings.stateVersion === 0) return null
  return displayAmount(balanceOf(holdings, token), { unit: site.tokenSymbol })
}
