'use client'

import { buttonStyle, WalletPanel } from '@lootboxes/ui'
import { useConnect } from '@lootboxes/wallet-connector/react'
import { useEffect } from 'react'
import { SiteAnchor } from '@/client/site-link'
import { useClient } from '@/client/use-client'
import { checking } from '@/wallet/wallet-checks'
import { useWalletPanel } from '@/wallet/wallet-menu'

/** The wallet menu's panel as part of a page. The checks have room from the start: no layout shift. */
export function WalletDiagnosis() {
  const { connect, status } = useConnect()
  const { panel, label, markSeen } = useWalletPanel()
  const { site } = useClient()
  useEffect(markSeen)
  return (
    <section aria-labelledby="wallet-state" className="outline-card flex max-w-2xl flex-col gap-6 bg-card p-5 sm:p-8">
      <h2 id="wallet-state" className="heading text-2xl">
        {label === undefined ? 'Not connected' : 'Connected'}
      </h2>
      <WalletPanel
        diagnosis={checking(site.networkName)}
        {...panel}
        {...(label === undefined ? { onConnect: connect, busy: status === 'connecting' } : {})}
      />
      <p className="flex flex-wrap gap-3 border-rule border-t-2 border-dashed pt-5">
        <SiteAnchor href="/profile/user_avatar" className={buttonStyle({ size: 'small' })}>
          Edit Profile
        </SiteAnchor>
        <SiteAnchor href="/help_center#wallet" className={buttonStyle({ size: 'small', variant: 'quiet' })}>
          Set up a wallet
        </SiteAnchor>
      </p>
    </section>
  )
}
