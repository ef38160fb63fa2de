'use client'

import type { LocalId } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { redeemOrder } from '@lootboxes/lootbox/client'
import { useEffect, useRef, useState } from 'react'
import type { RedeemedPiece } from '@/client/client'
import { usePassingMessage } from '@/client/dialogs'
import { useHoldings } from '@/client/holdings'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { useStart } from '@/tickets/start-with'
import { useSelection } from './selection'
import { useOpenOrder } from './use-open-order'
import { useOrder } from './use-order'

/** Choose, hand in, see the message for 2 seconds; then the dialog closes when nothing is left to redeem (trap T37). */
export type UseRedeemOptions = {
  onMore: () => void
  /** Nothing is left, and the dialog is about to close. */
  onAll: (redeemed: Redeemed) => void
}

/** What the last redemption brought, and its transactions. */
export type Redeemed = { pieces: readonly RedeemedPiece[]; receipts: readonly string[] }

export function useRedeem({ onMore, onAll }: UseRedeemOptions) {
  const { flags, box$ } = useClient()
  const { revealed } = useHoldings()
  const left = useRef(revealed.length)
  useEffect(() => {
    left.current = revealed.length
  }, [revealed])
  const box = useStore(box$)?.box
  const open = useOpenOrder('redeem', box?.componentAddress)
  const isUnconfirmed = open?.isConfirmed === false
  const { orderInParts } = useOrder()
  const ids = revealed.map((ticket) => ticket.non_fungible_id)
  const start = useStart()
  const selection = useSelection(ids, start)
  const { message, show } = usePassingMessage()
  const [redeemed, setRedeemed] = useState<Redeemed>({ pieces: [], receipts: [] })
  const [payerChanged, setPayerChanged] = useState(false)

  const orderOf = (from: LootboxEntry, part: readonly LocalId[]) =>
    redeemOrder(
      from,
      revealed.filter(({ non_fungible_id }) => part.includes(non_fungible_id)),
    )
  const redeem = async (loot: readonly RedeemedPiece[] = []) => {
    const { chosen, parts, reset } = selection
    if (box === undefined || chosen.length === 0 || isUnconfirmed) return
    setPayerChanged(false)
    const sent = await orderInParts('redeem', parts, (part) => orderOf(box, part))
    if (sent === undefined) return
    const { done, results, ended } = sent
    setPayerChanged(ended.status === 'payer-changed')
    if (done.length === 0) return
    const now: Redeemed = {
      pieces: loot.filter(({ ticketId }) => done.some((id) => id === ticketId)),
      receipts: results.map(({ transactionIntentHash }) => transactionIntentHash),
    }
    setRedeemed(now)
    reset()
    const some = done.length < chosen.length ? `: ${done.length} of ${chosen.length}` : ''
    await show(`${words.redeemed}${some}`, () => {
      if (left.current > 0) {
        onMore()
        return
      }
      flags.redeemModal.hide()
      onAll(now)
    })
  }
  return {
    ids,
    tickets: revealed.filter((ticket) => selection.chosen.includes(ticket.non_fungible_id)),
    selection,
    message,
    redeemed,
    payerChanged,
    /** A redemption from this box nobody knows the end of; nothing is sent until the visitor has confirmed. */
    open,
    isUnconfirmed,
    redeem,
    /** The first transaction of it; the others are like it. */
    order: box && selection.parts[0] && orderOf(box, selection.parts[0]),
    box,
  }
}
