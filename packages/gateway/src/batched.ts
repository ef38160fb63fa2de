import { err, ok, type Result } from 'neverthrow'
import type { Plan, Stated } from './define-verb'
import type { GatewayError } from './gateway-error'
import type { BatchSizes } from './transport'

/** Runs tasks over items, a few at a time, stopping at the first failure. */
async function inParallel<I, O>(
  limit: number,
  items: readonly I[],
  task: (item: I) => Promise<Result<O, GatewayError>>,
): Promise<Result<O[], GatewayError>> {
  const done: O[] = []
  const queue = items.entries()
  let failure: GatewayError | undefined
  const worker = async () => {
    for (const [index, item] of queue) {
      const result = await task(item)
      if (result.isErr()) failure ??= result.error
      else done[index] = result.value
      if (failure) return
    }
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return failure ? err(failure) : ok(done)
}

/** How many requests of one verb are on the way together. */
const PARALLEL = 4

const isPinned = (at: unknown): boolean =>
  typeof at === 'object' && at !== null && 'state_version' in at && typeof at.state_version === 'number'

/**
 * A long list in parts, all at one ledger state: the asked one, or that of the first part. Repeated entries are
 * asked once. The answers' lists are joined into the first answer.
 */
export const batched =
  <A extends Stated, T>(field: string, of: keyof BatchSizes, listOf: (answer: A) => T[]): Plan<A> =>
  async (ask, body, _call, { batch }) => {
    const size = batch[of]
    const list = body[field]
    const entries = Array.isArray(list) ? [...new Set<unknown>(list)] : []
    const parts = Array.from({ length: Math.ceil(entries.length / size) }, (_, part) =>
      entries.slice(part * size, (part + 1) * size),
    )
    const leading = ask({ ...body, [field]: parts.shift() })
    const rest = (at_ledger_state: unknown, limit: number) =>
      inParallel(limit, parts, (part) => ask({ ...body, at_ledger_state, [field]: part }))
    const asked = body.at_ledger_state
    const pinned = isPinned(asked) ? rest(asked, PARALLEL - 1) : undefined
    const first = await leading
    if (first.isErr()) return first
    const others = await (pinned ?? rest({ state_version: first.value.ledger_state.state_version }, PARALLEL))
    return others.map((answers) => {
      listOf(first.value).push(...answers.flatMap(listOf))
      return first.value
    })
  }
