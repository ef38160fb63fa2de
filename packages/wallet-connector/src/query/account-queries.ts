import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type AccountReader, type AccountTokens, readTokens } from './account-reader'

const scope = 'lootboxes:wallet-connector'

/** Keys of the cache entries of the hooks. */
export const accountKeys = {
  all: [scope] as const,
  accounts: [scope, 'account'] as const,
  tokens: (address: string) => [scope, 'account', address, 'tokens'] as const,
  transaction: (transactionIntentHash: string) => [scope, 'transaction', transactionIntentHash] as const,
  /** The newest state version of a transaction that this page committed. */
  stateVersion: [scope, 'stateVersion'] as const,
}

/** The query of an account's tokens, for `useQuery` and for `prefetchQuery` on a server. */
export const accountTokensQuery = (reader: AccountReader | undefined, address: string | undefined) =>
  queryOptions({
    queryKey: accountKeys.tokens(address ?? ''),
    enabled: reader !== undefined && address !== undefined,
    queryFn: ({ signal, client }): Promise<AccountTokens> => {
      if (!reader || address === undefined) throw new Error('The query needs an account and a gateway client.')
      const minStateVersion = newestStateVersion(client)
      return readTokens(reader, address, { signal, ...(minStateVersion === undefined ? {} : { minStateVersion }) })
    },
  })

const newestStateVersion = (client: QueryClient): number | undefined =>
  client.getQueryData<number>(accountKeys.stateVersion)

/** After a commit, refetches every account at that state version or a later one. */
export const noteCommit = (client: QueryClient, stateVersion: number | undefined): void => {
  if (stateVersion !== undefined)
    client.setQueryData<number>(accountKeys.stateVersion, (before = 0) => Math.max(before, stateVersion))
  void client.invalidateQueries({ queryKey: accountKeys.accounts })
}
