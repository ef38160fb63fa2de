'use client'

import type { LootboxEntry } from '@lootboxes/lootbox'
import { useState } from 'react'
import { words } from '@/words'
import { usePassingMessage } from '../dialogs/use-passing-message'
import { accountOf } from '../session/session'
import { useStorefront } from '../shop/shop-provider'
import { awaitStore } from '../store/await-store'
import type { TriableOrder } from '../trade/trade'

/** How long a press on Buy waits for a stored login. */
const restoreMs = 5000

/** The order for so many tickets of a box. */
export const buyOrder = (box: LootboxEntry, count: number): TriableOrder => ({
  kind: 'buy',
  component: box.componentAddress,
  token: box.tokenAddress,
  price: box.price,
  count: BigInt(count),
})

export type UseBuyOptions = {
  box: LootboxEntry | undefined
  /** The ledger proves that nothing is left: every check still speaks, but nothing is sent (trap T5). */
  soldOut: boolean
  /** The dialog is about to close because nobody is connected. */
  onUnconnected: () => void
}

/** The buy flow in the order of the spec: connection, quantity, then the order (sections 4 and 5). */
export function useBuy({ box, soldOut, onUnconnected }: UseBuyOptions) {
  const storefront = useStorefront()
  const { flags, session$, clock } = storefront
  const [count, setCount] = useState(1)
  const { message, show } = usePassingMessage()

  const buy = async () => {
    if (box === undefined) return
    // A stored login is being read: pressing Buy early is no reason to ask for another one.
    await awaitStore(session$, ({ status }) => status !== 'restoring', { clock, atMostMs: restoreMs })
    if (!flags.buyModal.shown$.get()) return
    if (accountOf(session$.get()) === undefined) {
      await show(words.connectFirst, () => {
        onUnconnected()
        flags.buyModal.hide()
      })
      return
    }
    if (count < 1) return show(words.atLeastOne)
    if (soldOut) return
    const done = await storefront.order(buyOrder(box, count))
    if (done.isOk()) flags.buyModal.hide()
  }
  return { count, setCount, message, buy }
}
