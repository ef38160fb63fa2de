'use client'

import { Button } from '@lootboxes/ui'
import { lazy, Suspense } from 'react'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { connectButtonId } from './connect-button-id'

const WalletMenu = lazy(async () => ({ default: (await import('../wallet-menu/wallet-menu')).WalletMenu }))
const ActivityDrawer = lazy(async () => ({ default: (await import('../wallet-menu/activity-drawer')).ActivityDrawer }))

/** Connect, or the account with its menu. While a stored login is being read the words wait, so nothing flashes. */
export function ConnectIsland() {
  const storefront = useStorefront()
  const session = useStore(storefront.session$)
  const hasActivity = useStore(storefront.activity.items$).length > 0
  if (session.status === 'connected') {
    const { label } = session.account
    const placeholder = (
      <Button id={connectButtonId} size="small" busy>
        {label}
      </Button>
    )
    return (
      <Suspense fallback={placeholder}>
        <WalletMenu session={session} />
      </Suspense>
    )
  }
  const busy = session.status === 'connecting'
  return (
    <>
      {hasActivity ? (
        <Suspense>
          <ActivityDrawer />
        </Suspense>
      ) : null}
      <Button
        id={connectButtonId}
        look="primary"
        size="small"
        busy={busy}
        onPointerEnter={storefront.prepare}
        onFocus={storefront.prepare}
        onClick={() => void storefront.connect()}
      >
        <span className={session.status === 'restoring' ? 'in-data-[login=stored]:invisible' : undefined}>
          {busy ? 'Connecting…' : 'Connect wallet'}
        </span>
      </Button>
    </>
  )
}
