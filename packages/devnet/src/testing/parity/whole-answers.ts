import type { GatewayError } from '@lootboxes/gateway'
import type { ResultAsync } from 'neverthrow'
import type { ParityDeps } from './parity-deps'

/** Resolves to the value. Rejects with the error, like the official client. */
export const right = async <T>(answer: ResultAsync<T, GatewayError>): Promise<T> =>
  (await answer).match(
    (value) => value,
    (error) => {
      throw error instanceof Error ? error : new Error(error.kind)
    },
  )
export const at = ({ stateVersion }: ParityDeps) => ({ at_ledger_state: { state_version: stateVersion } })

type Collection = { items: unknown[]; next_cursor?: string | null }

/** Follows the official client's cursors and returns the first page with the items of all pages. */
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

/** Calls the official client in batches of `size`, because it does not batch every list. */
export async function allParts<I, O>(list: readonly I[], size: number, ask: (part: I[]) => Promise<O[]>): Promise<O[]> {
  const whole: O[] = []
  for (let from = 0; from < list.length; from += size) whole.push(...(await ask(list.slice(from, from + size))))
  return whole
}
