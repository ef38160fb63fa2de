'use client'

import { useWallet } from '@lootboxes/wallet-connector/react'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '@/client/lazy-part'
import type { HeldClubPanelProps } from './held-club-panel'

/** `children` are shown while no account is connected. */
type HeldClubProps = HeldClubPanelProps & { children: ReactNode }

const HeldPanel = lazyPart<HeldClubProps>(
  async () => (await import('./held-club-panel')).HeldClubPanel,
  ({ children }) => children,
)

/** The club's panel with the connected account's balance. Its code loads on login. */
export function HeldClub(props: HeldClubProps) {
  if (useWallet().status !== 'connected') return props.children
  return (
    <Suspense fallback={props.children}>
      <HeldPanel {...props} />
    </Suspense>
  )
}
