import { type Amount, parseAmount, ZERO } from '@lootboxes/ledger'
import type { Result, ResultAsync } from 'neverthrow'

type Call = { signal?: AbortSignal | undefined; minStateVersion?: number | undefined }
type Eventually<T> = ResultAsync<T, unknown> | PromiseLike<Result<T, unknown>>
type Page = { items: readonly { resource_address: string }[] }

/** The methods of a Gateway client that the hooks use. `createGateway(...)` of `@lootboxes/gateway` has them. */
export type AccountReader = {
  getFungibles(request: { address: string }, call?: Call): Eventually<Page>
  getNonFungibles(request: { address: string }, call?: Call): Eventually<Page>
}

/** A fungible resource of an account. */
export type HeldToken = { resource: string; amount: Amount }
/** The number of non-fungibles of one collection in an account. */
export type HeldCollection = { resource: string; count: number }
/** Everything an account holds, without resources of amount zero. */
export type AccountTokens = { fungibles: readonly HeldToken[]; nonFungibles: readonly HeldCollection[] }

export const isReader = (client: object): client is AccountReader =>
  'getFungibles' in client && 'getNonFungibles' in client

const read = async (answer: Eventually<Page>): Promise<Page['items']> => {
  const result = await answer
  if (result.isErr()) throw result.error
  return result.value.items
}

const amountOf = (item: object): unknown => ('amount' in item ? item.amount : undefined)

/** Reads everything an account holds. Rejects with the error of the Gateway client. */
export const readTokens = async (reader: AccountReader, address: string, call: Call): Promise<AccountTokens> => {
  const [fungibles, nonFungibles] = await Promise.all([
    read(reader.getFungibles({ address }, call)),
    read(reader.getNonFungibles({ address }, call)),
  ])
  return {
    fungibles: fungibles.flatMap((item) => {
      const amount = parseAmount(String(amountOf(item))).unwrapOr(ZERO)
      return amount > ZERO ? [{ resource: item.resource_address, amount }] : []
    }),
    nonFungibles: nonFungibles.flatMap((item) => {
      const count = Number(amountOf(item) ?? 0)
      return count > 0 ? [{ resource: item.resource_address, count }] : []
    }),
  }
}
