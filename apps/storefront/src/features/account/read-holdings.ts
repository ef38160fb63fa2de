import type { AccountAddress, Amount, LocalId } from '@lootboxes/ledger'
import { okAsync, type ResultAsync } from 'neverthrow'
import { waitingTickets } from './follow-opened'
import { type HeldLoot, type Holdings, noHoldings } from './holdings'
import type { ReadHoldings, ReadOptions } from './watch-account'

type OfAccount<T> = (account: AccountAddress, options: ReadOptions) => ResultAsync<T, unknown>
type OfTickets<T> = (account: AccountAddress, ticketAddress: string, options: ReadOptions) => ResultAsync<T, unknown>

export type AccountReads = {
  fungibles: OfAccount<{ balances: Record<string, Amount>; stateVersion: number }>
  nonFungibles: OfAccount<Record<string, number>>
  unrevealed: OfTickets<readonly LocalId[]>
  revealed: OfTickets<readonly HeldLoot[]>
  /** Every ticket the account holds, whatever its state. */
  held: OfTickets<readonly LocalId[]>
}

/** Tickets that wait for their draw: held, but on neither list. Asked for only where the counts say there are some. */
async function readOpened(reads: AccountReads, now: Holdings, ticketAddress: string, options: ReadOptions) {
  if (now.account === undefined || waitingTickets(now, ticketAddress) === 0) return []
  const listed = new Set<string>([...now.unrevealed, ...now.revealed.map(({ non_fungible_id }) => non_fungible_id)])
  const held = await reads.held(now.account, ticketAddress, options)
  return held.unwrapOr(now.opened).filter((id) => !listed.has(id))
}

/** Reads everything an account holds of a box. What fails keeps what was known of the same account. */
export const readHoldings =
  (reads: AccountReads): ReadHoldings =>
  async (account, ticketAddress, before, options) => {
    const kept = before.account === account ? before : { ...noHoldings, account }
    // Without a ticket address there is nothing to ask about (trap T29).
    const hasTickets = ticketAddress !== ''
    const [fungibles, nonFungibles, unrevealed, revealed] = await Promise.all([
      reads.fungibles(account, options),
      reads.nonFungibles(account, options),
      hasTickets ? reads.unrevealed(account, ticketAddress, options) : okAsync([]),
      hasTickets ? reads.revealed(account, ticketAddress, options) : okAsync([]),
    ])
    const failed = [fungibles, nonFungibles, unrevealed, revealed].some((answer) => answer.isErr())
    const now: Holdings = {
      ...kept,
      status: failed ? 'failed' : 'ready',
      ...fungibles.unwrapOr({ balances: kept.balances, stateVersion: kept.stateVersion }),
      nonFungibles: nonFungibles.unwrapOr(kept.nonFungibles),
      unrevealed: unrevealed.unwrapOr(kept.unrevealed),
      revealed: revealed.unwrapOr(kept.revealed),
    }
    return { ...now, opened: await readOpened(reads, now, ticketAddress, options) }
  }
