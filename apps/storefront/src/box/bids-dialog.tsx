'use client'

import { displayAmount } from '@lootboxes/ledger'
import { Dialog, DialogContent, FactRow, FactRows, formatCount, Link, useReturnFocus } from '@lootboxes/ui'
import { useClient, useStore } from '@/client/use-client'
import { LastPurchases } from './last-purchases'

/** The dialog of the flag `bidsModal`. There is no bid call, so it shows prices and sales instead (trap T28). */
export function BidsDialog() {
  const { flags, site, box$ } = useClient()
  const { onCloseAutoFocus } = useReturnFocus()
  const current = useStore(box$)
  if (current?.box === undefined) return null
  const { box, facts } = current
  const { left, max } = facts?.supply ?? {}
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : flags.bidsModal.hide())}>
      <DialogContent
        title="Recent sales"
        description="Every ticket has the same price."
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <FactRows>
          <FactRow term="A ticket">{displayAmount(box.price, { unit: site.tokenSymbol })}</FactRow>
          {left === undefined || max === undefined ? null : (
            <FactRow term="Sold">{`${formatCount(max - left)} of ${formatCount(max)}`}</FactRow>
          )}
          {left === undefined ? null : <FactRow term="Tickets left">{formatCount(left)}</FactRow>}
        </FactRows>
        <LastPurchases box={box} />
        <p className="text-ink-soft text-sm">
          This box takes no bids.{' '}
          <Link href={`/activity?box=${box.componentAddress}`} onClick={flags.bidsModal.hide}>
            All activity of this box
          </Link>
        </p>
      </DialogContent>
    </Dialog>
  )
}
