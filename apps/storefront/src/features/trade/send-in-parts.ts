import type { Result } from 'neverthrow'

/** What was committed before the row ended: the tickets, and what each part's sending gave. */
export type SentParts<T, R> = { done: readonly T[]; results: readonly R[] }

/** Each part is a transaction of its own; the first that fails ends the row. */
export async function sendInParts<T, R>(
  parts: readonly (readonly T[])[],
  send: (part: readonly T[]) => Promise<Result<R, unknown>>,
): Promise<SentParts<T, R>> {
  const done: T[] = []
  const results: R[] = []
  for (const part of parts) {
    const sent = await send(part)
    if (sent.isErr()) break
    done.push(...part)
    results.push(sent.value)
  }
  return { done, results }
}
