import { shortenAddress } from '@lootboxes/ledger'
import * as z from 'zod/mini'
import { ask, type CallGateway } from './call-gateway'

const Metadata = z.object({
  items: z.array(z.object({ key: z.string(), value: z.object({ typed: z.looseObject({ type: z.string() }) }) })),
})
const EntityNames = z.object({
  items: z.array(
    z.object({ address: z.string(), explicit_metadata: z.optional(Metadata), metadata: z.optional(Metadata) }),
  ),
})
type EntityNames = z.infer<typeof EntityNames>

const named = (item: EntityNames['items'][number]): string | undefined => {
  const entries = [...(item.explicit_metadata?.items ?? []), ...(item.metadata?.items ?? [])]
  const text = (key: string) => {
    const value = entries.find((entry) => entry.key === key)?.value.typed.value
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return text('symbol') ?? text('name')
}

/** Returns a label for an address: its symbol, its name, or its first four and last six characters. */
export type NameOf = (address: string) => string

/** Reads symbols and names from the ledger. A missing name does not fail the review. */
export const entityNames = async (
  gateway: CallGateway,
  addresses: readonly string[],
  known: ReadonlyMap<string, string>,
): Promise<NameOf> => {
  const unknown = [...new Set(addresses)].filter((address) => !known.has(address)).slice(0, 20)
  const answer =
    unknown.length === 0
      ? undefined
      : await ask(
          gateway,
          '/state/entity/details',
          { addresses: unknown, opt_ins: { explicit_metadata: ['symbol', 'name'] } },
          EntityNames,
        ).unwrapOr(undefined)
  const fetched = new Map(answer?.items.map((item) => [item.address, named(item)]))
  return (address) => known.get(address) ?? fetched.get(address) ?? shortenAddress(address)
}
