'use client'

import { ButtonLink, WalletPanel } from '@lootboxes/ui'
import { useConnect, useDiagnosis, useWallet } from '@lootboxes/wallet-connector/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useWalletPanel } from '@/wallet/wallet-menu'

/** How long the extension and its phone may take to answer. The first status of a slow extension is “missing”. */
const SETTLE_MS = 800

/** Whether the session, the extension and its phone are known, or have had their time. */
function useIsSettled(): boolean {
  const { status, loadError } = useWallet()
  const { extensionFound, walletLinked } = useDiagnosis()
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (loadError !== undefined) return true
  const isAnswered = extensionFound === true && walletLinked !== undefined
  return status !== 'restoring' && (isAnswered || (hasWaited && extensionFound !== undefined))
}

/** The wallet menu's panel as part of a page. It replaces `fallback` in one piece: no layout shift. */
export function WalletDiagnosis({ fallback }: { fallback: ReactNode }) {
  const isSettled = useIsSettled()
  const { connect, status } = useConnect()
  const { panel, label, markSeen } = useWalletPanel()
  useEffect(markSeen)
  if (!isSettled) return fallback
  return (
    <section aria-labelledby="wallet-state" className="outline-card flex max-w-2xl flex-col gap-6 bg-card p-5 sm:p-8">
      <h2 id="wallet-state" className="heading text-2xl">
        {label === undefined ? 'Not connected' : 'Connected'}
      </h2>
      <WalletPanel {...panel} {...(label === undefined ? { onConnect: connect, busy: status === 'connecting' } : {})} />
      <p className="flex flex-wrap gap-3 border-rule border-t-2 border-dashed pt-5">
        <ButtonLink size="small" href="/profile/user_avatar">
          Edit Profile
        </ButtonLink>
        <ButtonLink size="small" href="/help_center#wallet" variant="quiet">
          Set up a wallet
        </ButtonLink>
      </p>
    </section>
  )
}
