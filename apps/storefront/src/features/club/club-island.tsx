'use client'

import { Button, ClubPanel, Section } from '@lootboxes/ui'
import { balanceOf } from '../account/holdings'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { clubThreshold } from '../trade/place-order'

const unit = 10n ** 18n

/** The 100-club: what the connected account holds of the special token, and what that changes. */
export function ClubIsland() {
  const { shop, flags, holdings$ } = useStorefront()
  const holdings = useStore(holdings$)
  if (shop.clubToken === undefined) return null
  const { address, symbol } = shop.clubToken
  const held = holdings.account === undefined ? undefined : Number(balanceOf(holdings, address) / unit)
  return (
    <Section title="Who pays the fee" lede="Every transaction costs a fraction of an XRD. For members the box pays it.">
      <ClubPanel
        unit={symbol}
        held={held}
        needed={Number(clubThreshold / unit)}
        action={
          <Button onClick={flags.buyTokenModal.show} aria-haspopup="dialog">
            Get {symbol}
          </Button>
        }
      />
    </Section>
  )
}
