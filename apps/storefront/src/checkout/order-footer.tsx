'use client'

import type { OpenOrder } from '@lootboxes/lootbox/react'
import { Button } from '@lootboxes/ui'
import type { ReactNode } from 'react'
import { words } from '@/config/copy'
import { ChosenCount } from '@/tickets/chosen-count'
import { OpenOrderNote } from './open-order-note'
import { OrderTrouble } from './order-trouble'
import { orderButtonId, type Selection } from './selection'

export type OrderFooterProps = {
  kind: 'reveal' | 'redeem'
  selection: Selection
  /** How many tickets can be selected. */
  of: number
  openOrder: OpenOrder | undefined
  isPending: boolean
  /** The result of the last order, for two seconds. It replaces the button. */
  message?: string | undefined
  onOrder: () => Promise<unknown>
  /** The cost and the forecast of the order, above its button. */
  children?: ReactNode
}

/** Below a list of tickets: the reasons that prevent the order, and its button. */
export function OrderFooter({
  kind,
  selection,
  of,
  openOrder,
  isPending,
  message,
  onOrder,
  children,
}: OrderFooterProps) {
  const { chosen, parts } = selection
  const openOrderId = `${kind}-open-order`
  const isUnconfirmed = openOrder?.isConfirmed === false
  return (
    <>
      {/* A stamp on the lower part of the band above it. */}
      <p
        role="status"
        className="heading mx-auto -mt-9 w-fit -rotate-3 rounded-control border-3 border-leaf bg-card px-3 py-2 text-center text-leaf text-lg empty:hidden sm:-mt-20 motion-safe:animate-enter motion-safe:[animation-delay:450ms] motion-safe:[animation-fill-mode:backwards] sm:text-2xl"
      >
        {message}
      </p>
      {chosen.length === 0 && of > 0 ? <p className="text-ink-soft text-sm">Choose at least one ticket.</p> : null}
      {parts.length > 1 ? (
        <p className="text-ink-soft text-sm">
          So many tickets take {parts.length} transactions, one after the other: your wallet asks for each.
        </p>
      ) : null}
      <OrderTrouble kind={kind} />
      {openOrder === undefined ? null : <OpenOrderNote id={openOrderId} order={openOrder} />}
      {message === undefined ? (
        // Sticky, so that the cost, the forecast and the button stay in sight under a long list.
        <div className="sticky -bottom-3 z-10 -mx-5 flex flex-col gap-3 border-rule border-t-[1.5px] bg-card px-5 pt-3 pb-4 sm:-bottom-6 sm:-mx-8 sm:px-8">
          {children}
          <Button
            id={orderButtonId}
            variant="primary"
            wide
            busy={isPending}
            aria-disabled={chosen.length === 0 || isUnconfirmed}
            aria-describedby={isUnconfirmed ? openOrderId : undefined}
            onClick={() => void onOrder()}
          >
            {kind === 'reveal' ? words.revealTickets : words.redeemTickets}
            <ChosenCount chosen={chosen.length} of={of} />
          </Button>
        </div>
      ) : null}
    </>
  )
}
