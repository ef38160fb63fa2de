'use client'

import type { LootboxEntry } from '@lootboxes/lootbox'
import { useBuy } from '@lootboxes/lootbox/react'
import { useIsConnected } from '@lootboxes/wallet-connector/react'
import { useEffect, useState } from 'react'
import { usePassingMessage } from '@/client/dialogs'
import { useClient } from '@/client/use-client'
import { words } from '@/config/copy'

export type BuyDialogOptions = {
  box: LootboxEntry | undefined
  /** The box cannot be sold now: the checks still show their messages, but nothing is sent (trap T5). */
  isStopped: boolean
  /** Called before the dialog closes because no account is connected. */
  onUnconnected: () => void
  /** Called before the open dialog closes after a purchase. Returns the element that gets the focus back. */
  onBought: () => Element | null
}

/** The buy flow in the order of the spec: connection, quantity, then the order (sections 4 and 5). */
export function useBuyDialog({ box, isStopped, onUnconnected, onBought }: BuyDialogOptions) {
  const { clock, flags, done$, wanted$ } = useClient()
  const { buyModal } = flags
  const isConnected = useIsConnected(clock)
  const { buy: order, openOrder, state } = useBuy(box)
  const component = box?.componentAddress
  const [count, setCount] = useState(() => {
    const wanted = wanted$.get()
    return wanted !== undefined && wanted.component === component ? wanted.count : 1
  })
  useEffect(() => wanted$.set(undefined), [wanted$])
  const { message, show } = usePassingMessage()

  const buy = async () => {
    if (box === undefined) return
    const connected = await isConnected()
    if (!buyModal.shown$.get()) return
    if (!connected)
      return show(words.connectFirst, () => {
        onUnconnected()
        wanted$.set({ component: box.componentAddress, count })
        buyModal.hide()
      })
    if (count < 1) return show(words.atLeastOne)
    if (isStopped || openOrder?.isConfirmed === false) return
    const done = await order(count)
    if (done.isOk()) {
      const opener = buyModal.shown$.get() ? onBought() : undefined
      buyModal.hide()
      done$.set({ kind: 'bought', count, receipts: [done.value.transactionIntentHash], opener })
    }
  }
  return { count, setCount, message, buy, openOrder, isPending: state.step !== 'idle' }
}
