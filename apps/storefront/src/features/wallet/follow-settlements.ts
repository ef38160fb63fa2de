import type { Settlement } from '@lootboxes/wallet-connector/toolkit'
import type { WalletSinks } from '../storefront/storefront'

/** What of the toolkit's `walletApi` this needs. */
export type Settling = {
  settlements$: { subscribe(listener: (settlement: Settlement) => void): { unsubscribe(): void } }
}

export type FollowSettlementsOptions = Pick<WalletSinks, 'trade$' | 'holdings$' | 'account' | 'refresh' | 'readUntil'>

/**
 * Reads the account again after a transaction nobody waits for: of an earlier page or another tab, or cancelled too late
 * (trap T38). The one a dialog waits for is read by its own flow; what settles meanwhile is read when that is over.
 */
export function followSettlements(
  { settlements$ }: Settling,
  { trade$, holdings$, account, refresh, readUntil }: FollowSettlementsOptions,
) {
  /** The newest version that settled while an order was under way. */
  let missed: number | undefined
  const read = (settledAt: number) => {
    const payer = account()
    // Never older than what is shown.
    const stateVersion = Math.max(settledAt, holdings$.get().stateVersion)
    void (payer === undefined || stateVersion === 0 ? refresh() : readUntil(payer, stateVersion))
  }
  const settled = (settlement: Settlement) => {
    const trade = trade$.get()
    if (trade.step === 'confirming' && trade.intentHash === settlement.intentHash) return
    const stateVersion = settlement.status === 'committed' ? (settlement.committedStateVersion ?? 0) : 0
    if (trade.step === 'idle') read(stateVersion)
    else missed = Math.max(missed ?? 0, stateVersion)
  }
  const idle = () => {
    if (missed === undefined || trade$.get().step !== 'idle') return
    const stateVersion = missed
    missed = undefined
    read(stateVersion)
  }
  const stop = trade$.subscribe(idle)
  const subscription = settlements$.subscribe(settled)
  return {
    unsubscribe: () => {
      stop()
      subscription.unsubscribe()
    },
  }
}
