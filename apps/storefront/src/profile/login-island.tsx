'use client'

import { Brand, ButtonLink, FindingList, Link, StepDrawing } from '@lootboxes/ui'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Connect } from '@/wallet/connect'

/** A path of this site to return to; undefined for anything else. */
export const returnPath = (to: string | null): string | undefined =>
  to !== null && /^\/(?![/\\])[\w\-/.#?=&%]*$/.test(to) && !to.startsWith('/login') ? to : undefined

/** What a login gives. */
const gains = ['See your tickets, your loot and your album', 'Buy, reveal and redeem', 'Find your receipts again'].map(
  (text) => ({ verdict: 'good', text }) as const,
)

/** The login card. After connecting, the visitor returns to the page that led here. */
export function LoginIsland({ networkName }: { networkName: string }) {
  const { status, account } = useWallet()
  const router = useRouter()
  const to = returnPath(useSearchParams().get('to'))
  const wasOut = useRef(false)
  useEffect(() => {
    if (status === 'disconnected') wasOut.current = true
    if (status === 'connected' && wasOut.current) router.push(to ?? `/user/${account?.address ?? ''}`)
  }, [status, account, router, to])
  return (
    <div className="grid min-h-dvh place-items-center p-4">
      <section className="outline-card w-full max-w-md overflow-hidden bg-card">
        <div className="relative flex h-32 items-end overflow-hidden border-frame border-b-[1.5px] bg-band sm:h-44">
          <StepDrawing of="tickets" preserveAspectRatio="xMidYMid meet" />
        </div>
        <div className="flex flex-col gap-6 p-6 sm:p-8">
          <Brand className="self-start" />
          <div className="flex flex-col gap-3">
            <h1 className="headline text-5xl">
              {status === 'connected' ? 'You are connected' : 'Connect your wallet'}
            </h1>
            <p className="text-ink-soft">
              {status === 'connected'
                ? `As ${account?.label ?? 'a persona'}. Continue to your profile.`
                : `You log in with your wallet, without a password. In it, choose the persona and the one account on ${networkName} that this site may see.`}
            </p>
          </div>
          {status === 'connected' ? null : (
            <FindingList findings={gains} words={{ good: 'You can', bad: 'You cannot', unknown: 'Not known' }} />
          )}
          <div className="flex flex-wrap items-center gap-3">
            {status === 'connected' && account !== undefined ? (
              <ButtonLink variant="primary" href={`/user/${account.address}`}>
                My Profile
              </ButtonLink>
            ) : null}
            <Connect />
          </div>
          <p className="flex flex-wrap gap-x-5 gap-y-1 border-rule border-t-2 border-dashed pt-4 text-sm">
            {status === 'connected' ? null : <Link href="/help_center#wallet">I have no wallet</Link>}
            <Link href="/">Back to the box</Link>
            <Link href="/terms">Terms</Link>
          </p>
        </div>
      </section>
    </div>
  )
}
