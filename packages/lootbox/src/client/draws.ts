import { type AccountAddress, type Clock, poll } from '@lootboxes/ledger'
import { type AsyncResult, type HeldLoot, type Holdings, waitingTickets } from './holdings'
import type { Store } from './store'

/** How long a draw is waited for. */
const DRAW_MS = 600_000

export type AwaitDrawOptions = {
  ids: readonly string[]
  read: (signal: AbortSignal) => AsyncResult<readonly HeldLoot[], unknown>
  clock: Clock
  signal: AbortSignal
  deadlineMs?: number | undefined
}

/**
 * Asks after 2, 4, 8, 10, 10 … seconds whether the ledger has drawn for all of these tickets. Undefined when aborted or
 * past the deadline: the draw may still come.
 */
export const awaitDraw = ({
  ids,
  read,
  clock,
  signal,
  deadlineMs = DRAW_MS,
}: AwaitDrawOptions): Promise<readonly HeldLoot[] | undefined> =>
  poll({
    clock,
    signal,
    deadlineMs,
    ask: async (scope) => {
      const drawn = (await read(scope)).unwrapOr([]).filter((ticket) => ids.includes(ticket.non_fungible_id))
      return drawn.length === ids.length ? drawn : undefined
    },
  })

/** The result of a reveal comes in a later transaction than the reveal. */
export type Draw =
  | { status: 'none' }
  | { status: 'waiting' | 'late'; ids: readonly string[] }
  | { status: 'drawn'; ids: readonly string[]; tickets: readonly HeldLoot[] }

export type WatchDrawsOptions = {
  draw$: Store<Draw>
  clock: Clock
  read: (account: AccountAddress, signal: AbortSignal) => AsyncResult<readonly HeldLoot[], unknown>
  onDrawn: () => Promise<void>
}

/** Follows the last reveal, whether or not its dialog is still open. */
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

export type DrawWatch = ReturnType<typeof watchDraws>

export type FollowOpenedOptions = {
  holdings$: Pick<Store<Holdings>, 'get'>
  ticketAddress: () => string
  refresh: () => Promise<void>
  clock: Clock
  deadlineMs?: number | undefined
}

/**
 * While an account holds tickets that wait for their draw, whoever opened them and whenever, reads again after
 * 2, 4, 8, 10, 10 … seconds. Ends with the draw, with the account or the box, and 10 minutes after the last change.
 */
export function followOpened({ holdings$, ticketAddress, refresh, clock, deadlineMs = DRAW_MS }: FollowOpenedOptions) {
  let running: { whose: string; waiting: number; ended: AbortController } | undefined
  const stop = () => {
    running?.ended.abort()
    running = undefined
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
      void poll({ clock, signal: ended.signal, deadlineMs, ask: () => refresh().then(() => undefined) })
    },
  }
}
