import { CLUB_THRESHOLD } from '@lootboxes/lootbox'
import { ClubPanel, Section } from '@lootboxes/ui'
import type { ReactNode } from 'react'
import { OpenDialogButton } from '@/client/open-dialog-button'
import type { SiteConfig } from '@/config/site-config'
import { HeldClub } from './held-club'

const unit = 10n ** 18n

type ClubSectionProps = Pick<SiteConfig, 'clubToken'> & { children?: ReactNode }

/** The 100-club: its terms, and the connected account's balance of its token. */
export function ClubSection({ clubToken, children }: ClubSectionProps) {
  if (clubToken === undefined) return null
  const panel = {
    title: `Your ${clubToken.symbol}`,
    unit: clubToken.symbol,
    needed: Number(CLUB_THRESHOLD / unit),
    action: <OpenDialogButton flag="buyTokenModal">Get {clubToken.symbol}</OpenDialogButton>,
  }
  return (
    <Section title="Who pays the fee" lede="Every transaction costs a fraction of an XRD. For members the box pays it.">
      <HeldClub token={clubToken.address} {...panel}>
        <ClubPanel {...panel} title={`Connect your wallet to see your ${clubToken.symbol}`} />
      </HeldClub>
      {children}
    </Section>
  )
}
