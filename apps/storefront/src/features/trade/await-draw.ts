import { type Clock, exponential } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import type { HeldLoot } from '../account/holdings'

export type AwaitDrawOptions = {
  ids: readonly string[]
  read: (signal: AbortSignal) => ResultAsync<readonly HeldLoot[], unknown>
  clock: Clock
  signal: AbortSignal
  deadlineMs?: number
}

const pause = exponential({ firstMs: 2000, factor: 2, maxMs: 10_000 })

/**
 * Asks after 2, 4, 8, 10, 10 … seconds whether the ledger has drawn for all of these tickets (trap T2). Undefined when
 * aborted or past the deadline: the draw may still come.
 */
export async function awaitDraw({
  ids,
  read,
  clock,
  signal,
  deadlineMs = 600_000,
}: AwaitDrawOptions): Promise<readonly HeldLoot[] | undefined> {
  const until = clock.now() + deadlineMs
  for (let attempt = 0; !signal.aborted && clock.now() < until; attempt++) {
    try {
      await clock.sleep(pause(attempt), signal)
    } catch {
      return undefined
    }
    const answer = await read(signal)
    if (answer.isErr()) continue
    const drawn = answer.value.filter((ticket) => ids.includes(ticket.non_fungible_id))
    if (drawn.length === ids.length) return drawn
  }
  return undefined
}
