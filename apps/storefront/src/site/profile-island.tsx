'use client'

import { ProfileMenu } from '@lootboxes/ui'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, Suspense } from 'react'
import { lazyPart } from '@/client/lazy-part'
import { useDropdown } from '@/client/use-dropdown'
import { placeholderAddress, words } from '@/config/copy'
import { accountPath, albumPath } from '@/config/paths'
import { profilePages } from './menus'

const AccountBalance = lazyPart(async () => (await import('@/tickets/account-balance')).AccountBalance)

/** The profile menu of the connected account. Without one it shows the placeholders of the specification (L38, trap T25). */
export function ProfileIsland({ pathname }: { pathname: string }) {
  const { status, persona, account, disconnect } = useWallet()
  const router = useRouter()
  const connected = status === 'connected' ? account : undefined
  const signOut: ComponentProps<typeof ProfileMenu>['signOut'] = {
    label: words.signOut,
    href: '/login',
    // Disconnects before it navigates (trap T49).
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
        connected && {
          name: (persona ?? connected).label,
          address: connected.address,
          balance: (
            <Suspense>
              <AccountBalance />
            </Suspense>
          ),
        }
      }
      placeholder={{ address: placeholderAddress, balance: words.placeholderBalance }}
      pages={
        connected === undefined
          ? profilePages('/login')
          : profilePages(accountPath(connected.address), albumPath(connected.address))
      }
      signOut={signOut}
      current={pathname}
    />
  )
}
