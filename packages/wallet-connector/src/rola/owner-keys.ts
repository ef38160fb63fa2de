import { err, ok, type Result, ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { lazily } from '../lazily'
import { parse } from '../protocol/parse'

/** Hashes of the keys that control an entity: hex of the last 29 bytes of blake2b-256 of each public key. */
export type OwnerKeys = readonly { keyHashType: string; hashHex: string }[]

/** Asks the ledger for the `owner_keys` of an entity; ok undefined means that the metadata is absent. */
export type ReadOwnerKeys = (address: string, signal?: AbortSignal) => ResultAsync<OwnerKeys | undefined, unknown>

/** neverthrow's ResultAsync is no `PromiseLike` of a wider Result, so both are named. */
type Eventually<T> = ResultAsync<T, unknown> | PromiseLike<Result<T, unknown>>

/** The one call this needs of a Gateway client, e.g. `createGateway(…)` of `@lootboxes/gateway`. */
export type EntityDetailsReader = {
  getEntityDetails(
    request: { addresses: string[]; optIns?: { explicitMetadata?: string[] } },
    options?: { signal?: AbortSignal },
  ): Eventually<unknown>
}

const answerShape = /* @__PURE__ */ lazily(() =>
  z.object({
    items: z.array(
      z.object({
        address: z.string(),
        explicit_metadata: z.optional(
          z.object({
            items: z.array(z.object({ key: z.string(), value: z.object({ typed: z.unknown() }) })),
          }),
        ),
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

const ownerKeysIn = (answer: unknown, address: string): Result<OwnerKeys | undefined, unknown> => {
  const parsed = parse(answerShape(), answer)
  if (parsed.isErr()) return err(parsed.error)
  const item = parsed.value.items.find((candidate) => candidate.address === address)
  const entry = item?.explicit_metadata?.items.find(({ key }) => key === 'owner_keys')
  if (entry === undefined) return ok(undefined)
  return parse(keyHashes(), entry.value.typed).map(({ values }) =>
    values.map(({ key_hash_type, hash_hex }) => ({ keyHashType: key_hash_type, hashHex: hash_hex })),
  )
}

/** Reads `owner_keys` with one `/state/entity/details` call (gateway-and-ledger 6). */
export const ownerKeysFrom =
  (gateway: EntityDetailsReader): ReadOwnerKeys =>
  (address, signal) =>
    ResultAsync.fromThrowable(
      async () =>
        gateway.getEntityDetails(
          { addresses: [address], optIns: { explicitMetadata: ['owner_keys'] } },
          signal === undefined ? {} : { signal },
        ),
      (cause) => cause,
    )().andThen((answer) => answer.andThen((details) => ownerKeysIn(details, address)))
