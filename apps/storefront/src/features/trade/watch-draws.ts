import type { AccountAddress, Clock } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import type { HeldLoot } from '../account/holdings'
import type { Store } from '../store/create-store'
import { awaitDraw } from './await-draw'

/** The result of a reveal comes in a later transaction than the reveal (trap T2). */
export type Draw =
  | { status: 'none' }
  | { status: 'waiting' | 'late'; ids: readonly string[] }
  | { status: 'drawn'; ids: readonly string[]; tickets: readonly HeldLoot[] }

export type WatchDrawsOptions = {
  draw$: Store<Draw>
  clock: Clock
  read: (account: AccountAddress, signal: AbortSignal) => ResultAsync<readonly HeldLoot[], unknown>
  onDrawn: () => Promise<void>
}

/** Follows the last reveal; it goes on when its dialog is closed, so that 'Collect Loot' turns up by itself. */
export function watchDraws({ draw$, clock, read, onDrawn }: WatchDrawsOptions) {
  let running: AbortController | undefined
  return {
    async follow(account: AccountAddress, opened: readonly string[]): Promise<void> {
      // Tickets opened while others still wait are waited for together.
      const before = draw$.get()
      const ids =
        before.status === 'waiting' || before.status === 'late' ? [...new Set([...before.ids, ...opened])] : opened
      running?.abort()
      const mine = new AbortController()
      running = mine
      draw$.set({ status: 'waiting', ids })
      const tickets = await awaitDraw({ ids, clock, signal: mine.signal, read: (signal) => read(account, signal) })
      if (running !== mine) return
      draw$.set(tickets === undefined ? { status: 'late', ids } : { status: 'drawn', ids, tickets })
      await onDrawn()
    },
    stop() {
      running?.abort()
      running = undefined
      draw$.set({ status: 'none' })
    },
  }
}
