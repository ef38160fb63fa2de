import type { Result } from 'neverthrow'

/** Each part is a transaction of its own; the first that fails ends the row. Gives what was committed before. */
export async function sendInParts<T>(
  parts: readonly (readonly T[])[],
  send: (part: readonly T[]) => Promise<Result<unknown, unknown>>,
): Promise<readonly T[]> {
  const done: T[] = []
  for (const part of parts) {
    if ((await send(part)).isErr()) break
    done.push(...part)
  }
  return done
}
