'use client'

import { Button, WalletMenu as Frame } from '@lootboxes/ui'
import { History } from 'lucide-react'
import { useRequestRows } from '../activity/use-request-rows'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { UnseenBadge } from './unseen-badge'
import { useDropdown } from './use-dropdown'
import { useWalletChecks } from './use-wallet-checks'

const name = 'Recent activity'

/** While nobody is connected: what was asked of the wallet, what became of it, and what stands in the way (T12, T19). */
export function ActivityMenu() {
  const { activity } = useStorefront()
  const requests = useRequestRows()
  const diagnosis = useWalletChecks()
  return (
    <span className="relative inline-flex">
      <Frame
        label={name}
        {...useDropdown()}
        trigger={
          <Button size="icon" look="quiet" aria-label={name} title={name}>
            <History aria-hidden />
          </Button>
        }
        panel={{ activity: { requests }, ...(diagnosis === undefined ? {} : { diagnosis }) }}
      />
      <UnseenBadge count={useStore(activity.unseen$)} />
    </span>
  )
}
