import { err, ok, type Result, ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { lazily } from '../lazily'
import { parse } from '../protocol/parse'

/** Hashes of the keys that control an entity: hex of the last 29 bytes of the blake2b-256 of each public key. */
export type OwnerKeys = readonly { keyHashType: string; hashHex: string }[]

/**
 * Reads the `owner_keys` of several entities. A value of `undefined` means that the entity has none. An entity that is missing
 * from the result was not read, and its proofs are rejected.
 */
export type ReadOwnerKeys = (
  addresses: readonly string[],
  signal?: AbortSignal,
) => ResultAsync<ReadonlyMap<string, OwnerKeys | undefined>, unknown>

/** ResultAsync is not assignable to a `PromiseLike` of a wider Result, so both are listed. */
type Eventually<T> = ResultAsync<T, unknown> | PromiseLike<Result<T, unknown>>

/** The method of a Gateway client that ROLA uses. `createGateway(…)` of `@lootboxes/gateway` has it. */
export type EntityDetailsReader = {
  getEntityDetails(
    request: { addresses: string[]; opt_ins?: { explicit_metadata?: string[] } },
    options?: { signal?: AbortSignal },
  ): Eventually<unknown>
}

/** Maximum number of entities in one request to a Gateway. */
const BATCH = 20

/** `explicit_metadata` has the requested keys. An item without it, or with a part of it, proves nothing about the keys. */
const answerShape = /* @__PURE__ */ lazily(() =>
  z.object({
    items: z.array(
      z.object({
        address: z.string(),
        explicit_metadata: z.object({
          total_count: z.nullish(z.number()),
          next_cursor: z.nullish(z.string()),
          items: z.array(z.object({ key: z.string(), value: z.object({ typed: z.unknown() }) })),
        }),
      }),
    ),
  }),
)

const keyHashes = /* @__PURE__ */ lazily(() =>
  z.object({
    type: z.literal('PublicKeyHashArray'),
    values: z.array(z.object({ key_hash_type: z.string(), hash_hex: z.string() })),
  }),
)

type Details = z.infer<ReturnType<typeof answerShape>>['items'][number]

const ownerKeysOf = ({ address, explicit_metadata }: Details): Result<OwnerKeys | undefined, unknown> => {
  const { items, total_count, next_cursor } = explicit_metadata
  if (typeof next_cursor === 'string' || (total_count ?? items.length) > items.length)
    return err(`The Gateway gave a part of the metadata of ${address}.`)
  const entry = items.find(({ key }) => key === 'owner_keys')
  if (entry === undefined) return ok(undefined)
  return parse(keyHashes(), entry.value.typed).map(({ values }) =>
    values.map(({ key_hash_type, hash_hex }) => ({ keyHashType: key_hash_type, hashHex: hash_hex })),
  )
}

const ownerKeysIn = (
  answer: unknown,
  requested: readonly string[],
): Result<readonly (readonly [string, OwnerKeys | undefined])[], unknown> =>
  parse(answerShape(), answer).andThen(({ items }) => {
    const read: (readonly [string, OwnerKeys | undefined])[] = []
    for (const item of items) {
      const keys = ownerKeysOf(item)
      if (keys.isErr()) return err(keys.error)
      read.push([item.address, keys.value])
    }
    const missing = requested.find((address) => !read.some(([known]) => known === address))
    return missing === undefined ? ok(read) : err(`The Gateway said nothing about ${missing}.`)
  })

const batchesOf = (addresses: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(addresses.length / BATCH) }, (_, at) => addresses.slice(at * BATCH, (at + 1) * BATCH))

/** Reads `owner_keys` with one `/state/entity/details` request for every 20 entities. */
export const ownerKeysFrom = (gateway: EntityDetailsReader): ReadOwnerKeys => {
  const read = ResultAsync.fromThrowable(
    async (addresses: readonly string[], signal: AbortSignal | undefined) =>
      gateway.getEntityDetails(
        { addresses: [...addresses], opt_ins: { explicit_metadata: ['owner_keys'] } },
        signal === undefined ? {} : { signal },
      ),
    (cause) => cause,
  )
  return (addresses, signal) =>
    ResultAsync.combine(
      batchesOf(addresses).map((batch) =>
        read(batch, signal)
          .andThen((answer) => answer)
          .andThen((details) => ownerKeysIn(details, batch)),
      ),
    ).map((batches) => new Map(batches.flat()))
}
