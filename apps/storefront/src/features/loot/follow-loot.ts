import { type Clock, exponential } from '@lootboxes/ledger'
import type { HeldLoot } from '../account/holdings'
import type { LootDetails } from './loot-details'
import type { LootRead } from './read-loot'

export type FollowLootOptions = {
  tickets: readonly HeldLoot[]
  describe: (tickets: readonly HeldLoot[], signal: AbortSignal) => Promise<LootRead>
  /** What each ticket holds; tickets in `unread` are asked about again. */
  onLoot: (found: Readonly<Record<string, readonly LootDetails[]>>, unread: readonly string[]) => void
  clock: Clock
  signal: AbortSignal
}

const pause = exponential({ firstMs: 2000, factor: 2, maxMs: 10_000 })
const attempts = 6

/** Describes the loot of these tickets, and asks again for those nobody could tell all about, six times in all. */
export async function followLoot({ tickets, describe, onLoot, clock, signal }: FollowLootOptions): Promise<void> {
  let open = tickets
  for (let attempt = 0; attempt < attempts && open.length > 0; attempt++) {
    try {
      if (attempt > 0) await clock.sleep(pause(attempt - 1), signal)
    } catch {
      return
    }
    const { loot, unread } = await describe(open, signal)
    if (signal.aborted) return
    const of = (id: string) => loot.filter(({ ticketId }) => ticketId === id)
    onLoot(Object.fromEntries(open.map(({ non_fungible_id: id }) => [id, of(id)])), unread)
    open = open.filter(({ non_fungible_id }) => unread.includes(non_fungible_id))
  }
}
