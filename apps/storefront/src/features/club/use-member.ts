'use client'

import { balanceOf } from '../account/holdings'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { clubThreshold } from '../trade/place-order'

/** Whether the connected account is seen to hold the proof of the 100-club; the discount service has the last word. */
export function useMember(): boolean {
  const { shop, holdings$ } = useStorefront()
  const holdings = useStore(holdings$)
  return shop.clubToken !== undefined && balanceOf(holdings, shop.clubToken.address) >= clubThreshold
}
