'use client'

import { ConnectButton } from '@lootboxes/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Connected, Session } from '../session/session'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { connectButtonId } from './connect-button-id'

/** The menus are an extra: without their code the page goes on. */
const WalletMenu = lazy<ComponentType<{ session: Connected }>>(async () => {
  try {
    return { default: (await import('../wallet-menu/wallet-menu')).WalletMenu }
  } catch {
    return { default: PlainConnect }
  }
})
const ActivityMenu = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('../wallet-menu/activity-menu')).ActivityMenu }
  } catch {
    return { default: () => null }
  }
})

/** Connect, or the wallet menu of who is connected. What happened before has a button of its own until then. */
export function ConnectIsland() {
  const { session$, activity } = useStorefront()
  const session = useStore(session$)
  const hasActivity = useStore(activity.items$).length > 0
  if (session.status === 'connected')
    return (
      <Suspense fallback={<PlainConnect session={session} />}>
        <WalletMenu session={session} />
      </Suspense>
    )
  return (
    <>
      {hasActivity && session.status !== 'restoring' ? (
        <Suspense>
          <ActivityMenu />
        </Suspense>
      ) : null}
      <PlainConnect session={session} />
    </>
  )
}

/** A click connects, whatever happened before. A stored login never flashes "connect" (see first-script). */
function PlainConnect({ session }: { session: Session }) {
  const { connect, prepare, buttonStatus$ } = useStorefront()
  const button = useStore(buttonStatus$)
  const failed = button === 'error' ? 'error' : 'default'
  const status = session.status === 'connecting' ? 'pending' : session.status === 'restoring' ? 'restoring' : failed
  return (
    <ConnectButton
      id={connectButtonId}
      status={status}
      compact
      aria-haspopup={false}
      {...(session.status === 'connected' ? { persona: session.account.label } : {})}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void connect()}
    />
  )
}
