'use client'

import { ButtonLink, Link, WalletPanel } from '@lootboxes/ui'
import { useDiagnosis, useWallet } from '@lootboxes/wallet-connector/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useReportedConnect } from '@/client/use-reported-connect'
import { useWalletPanel } from '@/wallet/wallet-menu'

/** Milliseconds for the extension and its phone to answer. The first status of a slow extension is “missing”. */
const SETTLE_MS = 800

/** Whether the session, the extension and its phone have answered, or their time is over. */
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

/** Links for visitors without an account. */
const open = [
  { href: '/home/home_8', label: 'Try a reveal' },
  { href: '/collection/explore_collection', label: 'Browse all items' },
  { href: '/activity', label: 'Follow the activity' },
] as const

/** The wallet menu's panel as part of a page. It replaces `fallback` in one piece: no layout shift. */
export function WalletDiagnosis({ fallback }: { fallback: ReactNode }) {
  const isSettled = useIsSettled()
  const { connect, status } = useReportedConnect()
  const { panel, label, markSeen } = useWalletPanel()
  const { walletLinked } = useDiagnosis()
  useEffect(markSeen)
  if (!isSettled) return fallback
  return (
    <section aria-labelledby="wallet-state" className="outline-card flex max-w-2xl flex-col gap-6 bg-card p-5 sm:p-8">
      <h2 id="wallet-state" className="heading text-2xl">
        {label !== undefined ? 'Connected' : walletLinked ? 'Ready to connect' : 'Not connected'}
      </h2>
      <WalletPanel {...panel} {...(label === undefined ? { onConnect: connect, busy: status === 'connecting' } : {})} />
      {label === undefined ? (
        <div className="mt-auto flex flex-col gap-2">
          <h3 className="heading text-lg tracking-snug">Without a wallet</h3>
          <ul className="flex list-none flex-wrap gap-x-5">
            {open.map(({ href, label: name }) => (
              <li key={href}>
                <Link href={href} className="inline-block min-h-11 content-center">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
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
