import { err, ok, type Result } from 'neverthrow'
import type { Plan, WithLedgerState } from './define-verb'
import type { GatewayError } from './gateway-error'
import type { BatchSizes } from './transport'

/** Runs a task for each item, at most `limit` at a time, and stops at the first failure. */
async function inParallel<Item, Output>(
  limit: number,
  items: readonly Item[],
  task: (item: Item) => Promise<Result<Output, GatewayError>>,
): Promise<Result<Output[], GatewayError>> {
  const outputs: Output[] = []
  const queue = items.entries()
  let failure: GatewayError | undefined
  const worker = async () => {
    for (const [index, item] of queue) {
      const result = await task(item)
      if (result.isErr()) failure ??= result.error
      else outputs[index] = result.value
      if (failure) return
    }
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return failure ? err(failure) : ok(outputs)
}

/** Maximum number of simultaneous requests of one call. */
const PARALLEL = 4

const isPinned = (at: unknown): boolean =>
  typeof at === 'object' && at !== null && 'state_version' in at && typeof at.state_version === 'number'

/**
 * Splits a long list into requests at one ledger state: the requested one, or that of the first response. Repeated entries
 * are sent once. The lists of all responses are joined in the first response.
 */
export const inBatches =
  <Output extends WithLedgerState, Item>(
    field: string,
    size: keyof BatchSizes,
    itemsOf: (response: Output) => Item[],
  ): Plan<Output> =>
  async (exchange, body, _call, { batch }) => {
    const list = body[field]
    const entries = Array.isArray(list) ? [...new Set<unknown>(list)] : []
    const batches = Array.from({ length: Math.ceil(entries.length / batch[size]) }, (_, index) =>
      entries.slice(index * batch[size], (index + 1) * batch[size]),
    )
    const leading = exchange({ ...body, [field]: batches.shift() })
    const sendRest = (at_ledger_state: unknown, limit: number) =>
      inParallel(limit, batches, (entries) => exchange({ ...body, at_ledger_state, [field]: entries }))
    const requested = body.at_ledger_state
    const pinned = isPinned(requested) ? sendRest(requested, PARALLEL - 1) : undefined
    const first = await leading
    if (first.isErr()) return first
    const others = await (pinned ?? sendRest({ state_version: first.value.ledger_state.state_version }, PARALLEL))
    return others.map((responses) => {
      // One call with the items of all responses could exceed the engine's limit of arguments.
      for (const response of responses) itemsOf(first.value).push(...itemsOf(response))
      return first.value
    })
  }
