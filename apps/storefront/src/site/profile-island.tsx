'use client'

import { ProfileMenu } from '@lootboxes/ui'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, Suspense } from 'react'
import { lazyPart } from '@/client/lazy-part'
import { SiteAnchor } from '@/client/site-link'
import { useDropdown } from '@/client/use-dropdown'
import { placeholderAddress, words } from '@/config/copy'
import { profilePages } from './menus'

const AccountBalance = lazyPart(async () => (await import('@/tickets/account-balance')).AccountBalance)

/** Who is connected and what they have; while nobody is, the spec's figures, which are nobody's (L38, trap T25). */
export function ProfileIsland({ pathname }: { pathname: string }) {
  const { status, persona, account, disconnect } = useWallet()
  const router = useRouter()
  const who = status === 'connected' ? account : undefined
  const signOut: ComponentProps<typeof ProfileMenu>['signOut'] = {
    label: words.signOut,
    href: '/login',
    // Out first, then away (trap T49).
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      disconnect()
      router.push('/login')
    },
  }
  return (
    <ProfileMenu
      {...useDropdown('profile')}
      profile={
        who && {
          name: (persona ?? who).label,
          address: who.address,
          balance: (
            <Suspense>
              <AccountBalance />
            </Suspense>
          ),
        }
      }
      placeholder={{ address: placeholderAddress, balance: words.placeholderBalance }}
      pages={profilePages(who === undefined ? '/login' : `/user/${who.address}`)}
      signOut={signOut}
      current={pathname}
      link={SiteAnchor}
    />
  )
}
