'use client'

import { Button } from '@lootboxes/ui'
import { lazy, Suspense } from 'react'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { connectButtonId } from './connect-button-id'

const WalletMenu = lazy(async () => ({ default: (await import('../wallet-menu/wallet-menu')).WalletMenu }))

/** Connect, or the account with its menu. A stored login never flashes "connect": see `data-login` in the page head. */
export function ConnectIsland() {
  const storefront = useStorefront()
  const session = useStore(storefront.session$)
  const busy = session.status === 'connecting'
  if (session.status === 'connected') {
    return (
      <Suspense
        fallback={
          <Button id={connectButtonId} look="primary" size="small" busy>
            {session.account.label}
          </Button>
        }
      >
        <WalletMenu session={session} />
      </Suspense>
    )
  }
  return (
    <Button
      id={connectButtonId}
      look="primary"
      size="small"
      busy={busy}
      onPointerEnter={storefront.prepare}
      onFocus={storefront.prepare}
      onClick={() => void storefront.connect()}
    >
      {busy ? 'Connecting…' : 'Connect wallet'}
    </Button>
  )
}
