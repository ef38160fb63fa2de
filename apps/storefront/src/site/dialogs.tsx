'use client'

import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { type FlagName, revealModal } from '@/client/flags'
import { useClient, useStore } from '@/client/use-client'

const overlay = () => import('@/checkout/waiting-overlay')

/** A dialog that can send an order also loads the overlay, which has to open before the wallet's sheet. */
const ordering = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [dialog] = await Promise.all([load(), overlay()])
    return { default: dialog }
  })

const BuyDialog = ordering(async () => (await import('@/checkout/buy-dialog')).BuyDialog)
const RevealDialog = ordering(async () => (await import('@/checkout/reveal-dialog')).RevealDialog)
const RedeemDialog = ordering(async () => (await import('@/checkout/redeem-dialog')).RedeemDialog)
const BuyTokenDialog = lazy(async () => ({ default: (await import('@/checkout/buy-token-dialog')).BuyTokenDialog }))
const BidsDialog = lazy(async () => ({ default: (await import('@/box/bids-dialog')).BidsDialog }))
const PropertiesDialog = lazy(async () => ({
  default: (await import('@/tickets/properties-dialog')).PropertiesDialog,
}))
const WaitingOverlay = lazy(async () => ({ default: (await overlay()).WaitingOverlay }))

/** Each dialog has its own Suspense boundary: loading one must not hide another. */
function WhenShown({ flag, dialog: Dialog }: { flag: FlagName; dialog: LazyExoticComponent<ComponentType> }) {
  const { flags } = useClient()
  return <Suspense>{useStore(flags[flag].shown$) ? <Dialog /> : null}</Suspense>
}

/** The dialogs of the site. The code of each loads when it is first shown. */
export function Dialogs() {
  const { orderState$, activity } = useClient()
  const pending = useStore(orderState$).step !== 'idle'
  return (
    <>
      <WhenShown flag="buyModal" dialog={BuyDialog} />
      <WhenShown flag={revealModal} dialog={RevealDialog} />
      <WhenShown flag="redeemModal" dialog={RedeemDialog} />
      <WhenShown flag="buyTokenModal" dialog={BuyTokenDialog} />
      <WhenShown flag="bidsModal" dialog={BidsDialog} />
      <WhenShown flag="propertiesModal" dialog={PropertiesDialog} />
      <Suspense>{pending ? <WaitingOverlay /> : null}</Suspense>
      <p role="status" className="sr-only">
        {useStore(activity.announced$)}
      </p>
    </>
  )
}
