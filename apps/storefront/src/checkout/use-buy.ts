'use client'

import { withDeadline } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { buyOrder } from '@lootboxes/lootbox/client'
import { useToolkit, useWallet } from '@lootboxes/wallet-connector/react'
import { okAsync } from 'neverthrow'
import { useEffect, useState } from 'react'
import { usePassingMessage } from '@/client/dialogs'
import { useClient } from '@/client/use-client'
import { words } from '@/config/copy'
import { useOrder } from './use-order'

/** How long a press on Buy waits for a stored login. */
const restoreMs = 5000

/** Whether somebody is connected, as soon as it is known: pressing Buy while a stored login is read is no reason to ask for another one. */
function useIsConnected() {
  const { clock } = useClient()
  const { status, accounts } = useWallet()
  const withToolkit = useToolkit()
  return async () => {
    if (status !== 'restoring') return accounts.length > 0
    return withDeadline({ clock, timeoutMs: restoreMs, onTimeout: () => false }, () =>
      withToolkit(({ walletApi }) => okAsync(walletApi.getWalletData().accounts.length > 0)).unwrapOr(false),
    )
  }
}

export type UseBuyOptions = {
  box: LootboxEntry | undefined
  /** The box cannot be sold now: every check still speaks, but nothing is sent (trap T5). */
  isStopped: boolean
  /** The dialog is about to close because nobody is connected. */
  onUnconnected: () => void
  /** The dialog, still open, is about to close because it is done; what it gives the focus back to. */
  onBought: () => Element | null
}

/** The buy flow in the order of the spec: connection, quantity, then the order (sections 4 and 5). */
export function useBuy({ box, isStopped, onUnconnected, onBought }: UseBuyOptions) {
  const { flags, done$, wanted$ } = useClient()
  const { buyModal } = flags
  const isConnected = useIsConnected()
  const { order } = useOrder()
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
    if (isStopped) return
    const done = await order(buyOrder(box, count))
    if (done?.isOk()) {
      const opener = buyModal.shown$.get() ? onBought() : undefined
      buyModal.hide()
      done$.set({ kind: 'bought', count, receipts: [done.value.transactionIntentHash], opener })
    }
  }
  return { count, setCount, message, buy }
}
