import { CLUB_THRESHOLD } from '@lootboxes/lootbox'
import { ClubPanel, Section } from '@lootboxes/ui'
import type { ReactNode } from 'react'
import { OpenDialogButton } from '@/client/open-dialog-button'
import type { SiteConfig } from '@/config/site-config'
import { HeldClub } from './held-club'
import type { HeldClubPanelProps } from './held-club-panel'

const unit = 10n ** 18n

type ClubMeterProps = Pick<HeldClubPanelProps, 'headingLevel'> & {
  clubToken: NonNullable<SiteConfig['clubToken']>
  /** A button to connect, for a page that asks for it here. */
  connect?: ReactNode
}

/** The connected account's balance of the club token, and how to get it. */
export function ClubMeter({ clubToken, connect, headingLevel }: ClubMeterProps) {
  const panel = {
    headingLevel,
    title: `Your ${clubToken.symbol}`,
    unit: clubToken.symbol,
    needed: Number(CLUB_THRESHOLD / unit),
    action: <OpenDialogButton flag="buyTokenModal">Get {clubToken.symbol}</OpenDialogButton>,
  }
  return (
    <HeldClub token={clubToken.address} {...panel}>
      <ClubPanel
        {...panel}
        title={`Connect your wallet to see your ${clubToken.symbol}`}
        action={
          <>
            {connect}
            {panel.action}
          </>
        }
      />
    </HeldClub>
  )
}

/** The terms of the 100-club. */
export const ClubTerms = ({ children }: { children: ReactNode }) => (
  <Section title="Who pays the fee" lede="Every transaction costs a fraction of an XRD. For members the box pays it.">
    {children}
  </Section>
)

/** The 100-club: its terms, and the connected account's balance of its token. */
export const ClubSection = ({ clubToken }: Pick<SiteConfig, 'clubToken'>) =>
  clubToken && (
    <ClubTerms>
      <ClubMeter clubToken={clubToken} />
    </ClubTerms>
  )
