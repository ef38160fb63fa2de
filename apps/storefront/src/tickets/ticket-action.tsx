'use client'

import { useHoldings } from '@lootboxes/lootbox/react'
import { Button } from '@lootboxes/ui'
import type { ReactNode } from 'react'
import { useClient } from '@/client/use-client'
import { startWith$ } from './start-with'

export type TicketActionProps = {
  /** The local id of a ticket of the page's box. */
  ticket: string
  /** Shown unless the account can reveal or redeem the ticket. */
  children: ReactNode
}

/** Opens the dialog that reveals or redeems a ticket of the connected account. The ticket is selected there. */
export function TicketAction({ ticket, children }: TicketActionProps) {
  const { walletModal, redeemModal } = useClient().flags
  const { unrevealed, revealed } = useHoldings()
  const isRevealed = revealed.some(({ non_fungible_id: id }) => id === ticket)
  if (!isRevealed && !unrevealed.some((id) => id === ticket)) return children
  const open = () => {
    startWith$.set({ these: [ticket] })
    const dialog = isRevealed ? redeemModal : walletModal
    dialog.show()
  }
  return (
    <Button variant="primary" size="small" onClick={open} aria-haspopup="dialog">
      {isRevealed ? 'Redeem it' : 'Reveal it'}
    </Button>
  )
}
