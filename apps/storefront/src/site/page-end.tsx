'use client'

import { lazy, Suspense } from 'react'
import { useClient, useStore } from '@/client/use-client'
import { TicketButtons } from '@/tickets/when-connected'

const DonePanel = lazy(async () => ({ default: (await import('@/checkout/done-panel')).DonePanel }))

/**
 * The end of every page, at the lower edge of the window: the panel of the next step upon the bar of the tickets. The page ends
 * below them, so they hide nothing for good.
 */
export function PageEnd() {
  const { orderState$, done$ } = useClient()
  const isDone = useStore(done$) !== undefined
  const isPending = useStore(orderState$).step !== 'idle'
  return (
    <div className="pointer-events-none sticky bottom-0 z-30">
      <Suspense>{isDone && !isPending ? <DonePanel /> : null}</Suspense>
      <TicketButtons />
    </div>
  )
}
