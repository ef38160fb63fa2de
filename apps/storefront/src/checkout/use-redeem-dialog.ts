'use client'

import { redeemOrder } from '@lootboxes/lootbox/client'
import { useHoldings, useRedeem } from '@lootboxes/lootbox/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RedeemedLoot } from '@/client/client'
import { usePassingMessage } from '@/client/dialogs'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { theseFirst, useStart } from '@/tickets/start-with'
import { useSelection } from './selection'

/**
 * The redeem flow: select, redeem, show the message for 2 seconds; then the dialog closes if no ticket is left (trap T37).
 */
export type RedeemDialogOptions = {
  onMore: () => void
  /** Called before the dialog closes because no ticket is left. */
  onAll: (redeemed: Redeemed) => void
}

/** The loot and the transactions of the last redemption. */
export type Redeemed = { loot: readonly RedeemedLoot[]; receipts: readonly string[] }

export function useRedeemDialog({ onMore, onAll }: RedeemDialogOptions) {
  const { flags, box$ } = useClient()
  const { revealed: held } = useHoldings()
  const start = useStart()
  const revealed = useMemo(() => theseFirst(held, start, ({ non_fungible_id: id }) => id), [held, start])
  const left = useRef(revealed.length)
  useEffect(() => {
    left.current = revealed.length
  }, [revealed])
  const box = useStore(box$)?.box
  const { redeem: send, openOrder, state } = useRedeem(box)
  const ids = revealed.map((ticket) => ticket.non_fungible_id)
  const selection = useSelection(ids, start)
  const { message, show } = usePassingMessage()
  const [redeemed, setRedeemed] = useState<Redeemed>({ loot: [], receipts: [] })
  const [payerChanged, setPayerChanged] = useState(false)

  const ticketsOf = (part: readonly string[]) =>
    revealed.filter(({ non_fungible_id }) => part.includes(non_fungible_id))
  const redeem = async (loot: readonly RedeemedLoot[] = []) => {
    const { chosen, reset } = selection
    if (chosen.length === 0 || openOrder?.isConfirmed === false) return
    setPayerChanged(false)
    const { done, results, ended } = await send(ticketsOf(chosen))
    setPayerChanged(ended.status === 'payer-changed')
    if (done.length === 0) return
    const now: Redeemed = {
      loot: loot.filter(({ ticketId }) => done.some((id) => id === ticketId)),
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
    revealed,
    tickets: ticketsOf(selection.chosen),
    selection,
    message,
    redeemed,
    payerChanged,
    openOrder,
    isPending: state.step !== 'idle',
    redeem,
    /** The order of the first transaction, for the forecast. */
    order: box && selection.parts[0] && redeemOrder(box, ticketsOf(selection.parts[0])),
    box,
    start,
  }
}
