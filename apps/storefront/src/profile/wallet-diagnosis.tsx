'use client'

import { buttonStyle, WalletPanel } from '@lootboxes/ui'
import { useConnect, useWallet } from '@lootboxes/wallet-connector/react'
import { type ReactNode, useEffect } from 'react'
import { SiteAnchor } from '@/client/site-link'
import { useWalletPanel } from '@/wallet/wallet-menu'

/**
 * The wallet menu's panel as part of a page. It replaces `fallback` in one piece when the session and the extension's
 * status are known: no layout shift.
 */
export function WalletDiagnosis({ fallback }: { fallback: ReactNode }) {
  const { status: session, loadError } = useWallet()
  const { connect, status } = useConnect()
  const { panel, label, markSeen } = useWalletPanel()
  useEffect(markSeen)
  const isKnown = panel.diagnosis !== undefined && session !== 'restoring'
  if (!isKnown && loadError === undefined) return fallback
  return (
    <section aria-labelledby="wallet-state" className="outline-card flex max-w-2xl flex-col gap-6 bg-card p-5 sm:p-8">
      <h2 id="wallet-state" className="heading text-2xl">
        {label === undefined ? 'Not connected' : 'Connected'}
      </h2>
      <WalletPanel {...panel} {...(label === undefined ? { onConnect: connect, busy: status === 'connecting' } : {})} />
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
