'use client'

import { Badge, Button, Drawer, DrawerContent, DrawerTrigger } from '@lootboxes/ui'
import { History } from 'lucide-react'
import { ActivityList } from '../activity/activity-list'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { WalletSetup } from './wallet-setup'

/** What happened so far, for a visitor who is not connected: why connecting failed, and what to do. */
export function ActivityDrawer() {
  const { activity } = useStorefront()
  const unseen = useStore(activity.unseen$)
  return (
    <Drawer onOpenChange={(open) => (open ? activity.markSeen() : undefined)}>
      <DrawerTrigger asChild>
        <Button
          look="quiet"
          size="icon"
          aria-label={`Activity${unseen > 0 ? `, ${unseen} new` : ''}`}
          className="relative"
        >
          <History aria-hidden />
          {unseen > 0 ? (
            <Badge tone="coral" className="absolute -top-1 -right-1 bg-card">
              {unseen}
            </Badge>
          ) : null}
        </Button>
      </DrawerTrigger>
      <DrawerContent title="Activity">
        <WalletSetup />
        <ActivityList />
      </DrawerContent>
    </Drawer>
  )
}
