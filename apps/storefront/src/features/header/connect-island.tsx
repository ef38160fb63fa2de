'use client'

import { ConnectButton } from '@lootboxes/ui'
import { lazy, Suspense } from 'react'
import type { Session } from '../session/session'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { connectButtonId } from './connect-button-id'

const WalletMenu = lazy(async () => ({ default: (await import('../wallet-menu/wallet-menu')).WalletMenu }))

/** Connect, or the wallet menu once there is something in it. */
export function ConnectIsland() {
  const { session$, activity } = useStorefront()
  const session = useStore(session$)
  const hasActivity = useStore(activity.items$).length > 0
  const plain = <PlainConnect session={session} />
  return session.status === 'connected' || hasActivity ? (
    <Suspense fallback={plain}>
      <WalletMenu session={session} />
    </Suspense>
  ) : (
    plain
  )
}

/** Before the wallet's code is here: a click connects. A stored login never flashes "connect" (see first-script). */
function PlainConnect({ session }: { session: Session }) {
  const { connect, prepare } = useStorefront()
  const status = session.status === 'connecting' ? 'pending' : session.status === 'restoring' ? 'restoring' : 'default'
  return (
    <ConnectButton
      id={connectButtonId}
      status={status}
      compact
      {...(session.status === 'connected' ? { persona: session.account.label } : {})}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void connect()}
    />
  )
}
