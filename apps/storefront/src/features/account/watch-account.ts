import type { AccountAddress, Amount, LocalId } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import { createLatest } from '../store/create-latest'
import type { Store } from '../store/create-store'
import { type HeldLoot, type Holdings, noHoldings } from './holdings'

export type ReadOptions = {
  signal: AbortSignal
  /** No answer older than this ledger version (trap T36). */
  minStateVersion: number | undefined
}

export type AccountReads = {
  fungibles: (account: AccountAddress, options: ReadOptions) => ResultAsync<Balances, unknown>
  nonFungibles: (account: AccountAddress, options: ReadOptions) => ResultAsync<Record<string, number>, unknown>
  unrevealed: (
    account: AccountAddress,
    ticketAddress: string,
    options: ReadOptions,
  ) => ResultAsync<readonly LocalId[], unknown>
  revealed: (
    account: AccountAddress,
    ticketAddress: string,
    options: ReadOptions,
  ) => ResultAsync<readonly HeldLoot[], unknown>
}

type Balances = { balances: Record<string, Amount>; stateVersion: number }

export type AccountWatch = {
  /** Reads everything for this account and box; a later call overtakes it. */
  read: (account: AccountAddress | undefined, ticketAddress: string) => Promise<void>
  /** Reads after a commit: no answer older than its version counts (trap T36). */
  readUntil: (account: AccountAddress, ticketAddress: string, stateVersion: number) => Promise<void>
  stop: () => void
}

/** Keeps `holdings$` true to the ledger; late answers of overtaken reads are dropped (trap T31). */
export function watchAccount(holdings$: Store<Holdings>, reads: AccountReads): AccountWatch {
  const latest = createLatest()

  const ask = async (account: AccountAddress, ticketAddress: string, options: ReadOptions): Promise<Holdings> => {
    const before = holdings$.get()
    const kept = before.account === account ? before : { ...noHoldings, account }
    // Without a ticket address there is nothing to ask about (trap T29).
    const hasTickets = ticketAddress !== ''
    const [fungibles, nonFungibles, unrevealed, revealed] = await Promise.all([
      reads.fungibles(account, options),
      reads.nonFungibles(account, options),
      hasTickets ? reads.unrevealed(account, ticketAddress, options) : undefined,
      hasTickets ? reads.revealed(account, ticketAddress, options) : undefined,
    ])
    const failed = [fungibles, nonFungibles, unrevealed, revealed].some((answer) => answer?.isErr() === true)
    return {
      status: failed ? 'failed' : 'ready',
      account,
      ...fungibles.unwrapOr({ balances: kept.balances, stateVersion: kept.stateVersion }),
      nonFungibles: nonFungibles.unwrapOr(kept.nonFungibles),
      unrevealed: unrevealed?.unwrapOr(kept.unrevealed) ?? [],
      revealed: revealed?.unwrapOr(kept.revealed) ?? [],
    }
  }

  const start = async (account: AccountAddress, ticketAddress: string, minStateVersion?: number) => {
    holdings$.set((now) => ({ ...(now.account === account ? now : { ...noHoldings, account }), status: 'loading' }))
    const answer = await latest.run((signal) => ask(account, ticketAddress, { signal, minStateVersion }))
    if (answer !== undefined) holdings$.set(answer)
  }

  return {
    async read(account, ticketAddress) {
      if (account !== undefined) return start(account, ticketAddress)
      latest.stop()
      holdings$.set(noHoldings)
    },
    readUntil: start,
    stop: () => latest.stop(),
  }
}
