import type { AccountAddress } from '@lootboxes/ledger'
import { createLatest } from '../store/create-latest'
import type { Store } from '../store/create-store'
import { type Holdings, noHoldings } from './holdings'

export type ReadOptions = {
  signal: AbortSignal
  /** No answer older than this ledger version (trap T36). */
  minStateVersion: number | undefined
}

/** Reads an account's holdings of a box; `before` is what was known. Comes with the wallet, not with the page. */
export type ReadHoldings = (
  account: AccountAddress,
  ticketAddress: string,
  before: Holdings,
  options: ReadOptions,
) => Promise<Holdings>

export type AccountWatch = {
  /** Reads everything for this account and box; a later call overtakes it. */
  read: (account: AccountAddress | undefined, ticketAddress: string) => Promise<void>
  /** Reads after a commit: no answer older than its version counts (trap T36). */
  readUntil: (account: AccountAddress, ticketAddress: string, stateVersion: number) => Promise<void>
  stop: () => void
}

/** Keeps `holdings$` true to the ledger; late answers of overtaken reads are dropped (trap T31). */
export function watchAccount(holdings$: Store<Holdings>, read: ReadHoldings): AccountWatch {
  const latest = createLatest()
  /** A read that overtakes the one after a commit must not be older than that. */
  let least: number | undefined
  const start = async (account: AccountAddress, ticketAddress: string, stateVersion?: number) => {
    if (stateVersion !== undefined) least = Math.max(least ?? 0, stateVersion)
    const minStateVersion = least
    holdings$.set((now) => ({ ...(now.account === account ? now : { ...noHoldings, account }), status: 'loading' }))
    const answer = await latest.run((signal) =>
      read(account, ticketAddress, holdings$.get(), { signal, minStateVersion }),
    )
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
