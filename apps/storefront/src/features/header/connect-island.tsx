'use client'

import { ConnectButton } from '@lootboxes/ui'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { Connected, Session } from '../session/session'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { connectButtonId } from './connect-button-id'

/** The menus are an extra: without their code the page goes on. */
type WalletMenuProps = { session: Connected; defaultOpen: boolean }
const WalletMenu = lazy<ComponentType<WalletMenuProps>>(async () => {
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
  // A press that comes before the menu's code opens the menu when it is there; it must not connect once more.
  const [isAwaited, setAwaited] = useState(false)
  if (isAwaited && session.status !== 'connected') setAwaited(false)
  if (session.status === 'connected')
    return (
      <Suspense fallback={<PlainConnect session={session} onOpen={() => setAwaited(true)} />}>
        <WalletMenu session={session} defaultOpen={isAwaited} />
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
function PlainConnect({ session, onOpen }: { session: Session; onOpen?: () => void }) {
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
      {...(session.status === 'connected' ? { persona: (session.persona ?? session.account).label } : {})}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onOpen ?? (() => void connect())}
    />
  )
}
