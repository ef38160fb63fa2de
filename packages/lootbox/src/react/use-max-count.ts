'use client'

import { amountOf, subtractAmounts, ZERO } from '@lootboxes/ledger'
import { balanceOf, isFetched } from '../client/holdings'
import type { LootboxEntry } from '../lootbox-config'
import { useHoldings, useMember } from './use-holdings'

/** Reserved for the network fee, where the account pays it in the token of the box. */
const feeReserve = /* @__PURE__ */ amountOf(1)

/** The most tickets that a purchase can take, and the reason. */
export type MaxCount = { max: number; limitedBy: 'supply' | 'balance' }

/** The maximum quantity: limited by supply and by the account's balance. `undefined` while both are unknown. */
export function useMaxCount(box: LootboxEntry, left: number | undefined): MaxCount | undefined {
  const holdings = useHoldings()
  const isMember = useMember()
  const spare = subtractAmounts(balanceOf(holdings, box.tokenAddress), isMember ? ZERO : feeReserve)
  const paidFor = isFetched(holdings) && box.price > ZERO ? (spare > ZERO ? Number(spare / box.price) : 0) : undefined
  if (paidFor !== undefined && (left === undefined || paidFor < left)) return { max: paidFor, limitedBy: 'balance' }
  return left === undefined ? undefined : { max: left, limitedBy: 'supply' }
}
