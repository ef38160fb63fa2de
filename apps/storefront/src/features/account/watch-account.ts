import type { AccountAddress, Amount, Clock, LocalId } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import { createLatest } from '../store/create-latest'
import type { Store } from '../store/create-store'
import { type HeldLoot, type Holdings, noHoldings } from './holdings'

export type AccountReads = {
  fungibles(
    account: AccountAddress,
    signal: AbortSignal,
  ): ResultAsync<{ balances: Record<string, Amount>; stateVersion: number }, unknown>
  unrevealed(
    account: AccountAddress,
    ticketAddress: string,
    signal: AbortSignal,
  ): ResultAsync<readonly LocalId[], unknown>
  revealed(
    account: AccountAddress,
    ticketAddress: string,
    signal: AbortSignal,
  ): ResultAsync<readonly HeldLoot[], unknown>
}

export type AccountWatch = {
  /** Reads everything for this account and box; a later call overtakes it. */
  read(account: AccountAddress | undefined, ticketAddress: string): Promise<void>
  /** Reads again after a commit, at most three times, until the ledger shows the version (trap T36). */
  readUntil(account: AccountAddress, ticketAddress: string, stateVersion: number): Promise<void>
  stop(): void
}

const pauseMs = 500
const tries = 3

/** Keeps `holdings$` true to the ledger; late answers of overtaken reads are dropped (trap T31). */
export function watchAccount(holdings$: Store<Holdings>, reads: AccountReads, clock: Clock): AccountWatch {
  const latest = createLatest()

  const ask = async (account: AccountAddress, ticketAddress: string, signal: AbortSignal): Promise<Holdings> => {
    const before = holdings$.get()
    const kept = before.account === account ? before : { ...noHoldings, account }
    // Without a ticket address there is nothing to ask about (trap T29).
    const [fungibles, unrevealed, revealed] = await Promise.all([
      reads.fungibles(account, signal),
      ticketAddress === '' ? undefined : reads.unrevealed(account, ticketAddress, signal),
      ticketAddress === '' ? undefined : reads.revealed(account, ticketAddress, signal),
    ])
    const failed = fungibles.isErr() || unrevealed?.isErr() === true || revealed?.isErr() === true
    return {
      status: failed ? 'failed' : 'ready',
      account,
      balances: fungibles.isOk() ? fungibles.value.balances : kept.balances,
      stateVersion: fungibles.isOk() ? fungibles.value.stateVersion : kept.stateVersion,
      unrevealed: unrevealed === undefined ? [] : unrevealed.unwrapOr(kept.unrevealed),
      revealed: revealed === undefined ? [] : revealed.unwrapOr(kept.revealed),
    }
  }

  const start = async (account: AccountAddress, ticketAddress: string): Promise<Holdings | undefined> => {
    holdings$.set((now) => ({ ...(now.account === account ? now : { ...noHoldings, account }), status: 'loading' }))
    const answer = await latest.run((signal) => ask(account, ticketAddress, signal))
    if (answer !== undefined) holdings$.set(answer)
    return answer
  }

  return {
    async read(account, ticketAddress) {
      if (account !== undefined) return void (await start(account, ticketAddress))
      latest.stop()
      holdings$.set(noHoldings)
    },
    async readUntil(account, ticketAddress, stateVersion) {
      for (let attempt = 0; attempt < tries; attempt++) {
        const answer = await start(account, ticketAddress)
        if (answer === undefined || answer.stateVersion >= stateVersion) return
        await clock.sleep(pauseMs)
      }
    },
    stop: latest.stop,
  }
}
