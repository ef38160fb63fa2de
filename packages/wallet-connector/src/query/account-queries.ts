import { createOwnCommits } from '@lootboxes/ledger'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { type AccountReader, readTokens } from './account-reader'

const scope = 'lootboxes:wallet-connector'

/** Keys of the cache entries of the hooks. */
export const accountKeys = {
  all: [scope] as const,
  accounts: [scope, 'account'] as const,
  tokens: (address: string) => [scope, 'account', address, 'tokens'] as const,
  transaction: (transactionIntentHash: string) => [scope, 'transaction', transactionIntentHash] as const,
}

/** The page's commits, by Gateway client. */
const commits = /* @__PURE__ */ createOwnCommits(/* @__PURE__ */ new WeakMap<AccountReader, number>())

/** The query of an account's tokens, for `useQuery` and for `prefetchQuery` on a server. */
export const accountTokensQuery = (reader: AccountReader | undefined, address: string | undefined) =>
  queryOptions({
    queryKey: accountKeys.tokens(address ?? ''),
    queryFn:
      reader === undefined || address === undefined
        ? skipToken
        : ({ signal }) =>
            commits.read(reader, signal, (minStateVersion) => readTokens(reader, address, { signal, minStateVersion })),
  })

/** After a commit, refetches every account at that state version or a later one. */
export const noteCommit = (
  client: QueryClient,
  reader: AccountReader | undefined,
  stateVersion: number | undefined,
): void => {
  if (reader && stateVersion !== undefined) commits.note(reader, stateVersion)
  void client.invalidateQueries({ queryKey: accountKeys.accounts })
}
