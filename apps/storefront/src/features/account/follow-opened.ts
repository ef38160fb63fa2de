import { type Clock, exponential } from '@lootboxes/ledger'
import type { Store } from '../store/create-store'
import type { Holdings } from './holdings'

/** Tickets opened and not drawn for yet: held, but on neither list (trap T2). */
export const waitingTickets = ({ nonFungibles, unrevealed, revealed }: Holdings, ticketAddress: string): number =>
  Math.max(0, (nonFungibles[ticketAddress] ?? 0) - unrevealed.length - revealed.length)

export type FollowOpenedOptions = {
  holdings$: Pick<Store<Holdings>, 'get'>
  ticketAddress: () => string
  refresh: () => Promise<void>
  clock: Clock
  deadlineMs?: number
}

const pause = exponential({ firstMs: 2000, factor: 2, maxMs: 10_000 })

/**
 * While an account holds tickets that wait for their draw, whoever opened them and whenever, reads again after
 * 2, 4, 8, 10, 10 … seconds. Ends with the draw, with the account or the box, and 10 minutes after the last change.
 */
export function followOpened({ holdings$, ticketAddress, refresh, clock, deadlineMs = 600_000 }: FollowOpenedOptions) {
  let running: { whose: string; waiting: number; ended: AbortController } | undefined
  const stop = () => {
    running?.ended.abort()
    running = undefined
  }
  const poll = async (signal: AbortSignal) => {
    const until = clock.now() + deadlineMs
    for (let attempt = 0; clock.now() < until && !signal.aborted; attempt++) {
      try {
        await clock.sleep(pause(attempt), signal)
      } catch {
        return
      }
      await refresh()
    }
  }
  return {
    stop,
    /** Called after every change of the holdings. */
    consider() {
      const holdings = holdings$.get()
      const whose = `${holdings.account} ${ticketAddress()}`
      if (running?.whose !== whose) stop()
      if (holdings.status === 'loading') return
      const waiting = waitingTickets(holdings, ticketAddress())
      if (running?.waiting === waiting) return
      stop()
      if (holdings.account === undefined || waiting === 0) return
      const ended = new AbortController()
      running = { whose, waiting, ended }
      void poll(ended.signal)
    },
  }
}
