import type { GatewayError } from '@lootboxes/gateway'
import type { ResultAsync } from 'neverthrow'
import type { ParityDeps } from './parity-deps'

/** The answer; a refusal is thrown, as the official client does. */
export const right = async <T>(answer: ResultAsync<T, GatewayError>): Promise<T> =>
  (await answer).match(
    (value) => value,
    (error) => {
      throw error instanceof Error ? error : new Error(error.kind)
    },
  )
export const at = ({ stateVersion }: ParityDeps) => ({ at_ledger_state: { state_version: stateVersion } })
export const atLedgerState = ({ stateVersion }: ParityDeps) => ({ atLedgerState: { stateVersion } })

type Collection = { items: unknown[]; next_cursor?: string | null }

/** Follows the official client's cursors; the answer is the first page with every later page's items in it. */
export async function allPages<A>(
  ask: (cursor: string | undefined) => Promise<A>,
  collectionOf: (answer: A) => Collection,
): Promise<A> {
  const first = await ask(undefined)
  const whole = collectionOf(first)
  while (whole.next_cursor) {
    const { items, next_cursor = null } = collectionOf(await ask(whole.next_cursor))
    whole.items.push(...items)
    whole.next_cursor = next_cursor
  }
  return first
}

/** The official client has no batches for every list: the same parts by hand. */
export async function allParts<I, O>(list: readonly I[], size: number, ask: (part: I[]) => Promise<O[]>): Promise<O[]> {
  const whole: O[] = []
  for (let from = 0; from < list.length; from += size) whole.push(...(await ask(list.slice(from, from + size))))
  return whole
}
