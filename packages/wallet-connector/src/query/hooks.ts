'use client'
import { type Amount, ZERO } from '@lootboxes/ledger'
import { skipToken, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSettlements } from '../react/use-settlements'
import { useWallet } from '../react/use-wallet'
import { useWalletContext } from '../react/wallet-context'
import type { Settlement } from '../toolkit/transaction-watcher'
import { accountKeys, accountTokensQuery, noteCommit } from './account-queries'
import { type AccountReader, type AccountTokens, isReader } from './account-reader'

/** Options of the hooks that read an account. */
export type AccountOptions = {
  /** Default: the connected account. */
  account?: string | undefined
  /** Default: the Gateway client of the toolkit. Pass one to read before the wallet code is loaded, or for another account. */
  gateway?: AccountReader | undefined
}

const useReader = (given: AccountReader | undefined): AccountReader | undefined => {
  const { toolkit } = useWalletContext()
  const client = toolkit?.gatewayApi.client
  return given ?? (client && isReader(client) ? client : undefined)
}

/** The query of the account's tokens, which refetches after each of its transactions. */
const useTokensQuery = ({ account, gateway }: AccountOptions) => {
  const { account: connected } = useWallet()
  const reader = useReader(gateway)
  const client = useQueryClient()
  useSettlements((settlement) => {
    if (settlement.status !== 'undetermined')
      noteCommit(client, reader, settlement.status === 'committed' ? settlement.committedStateVersion : undefined)
  })
  return accountTokensQuery(reader, account ?? connected?.address)
}

/**
 * Everything an account holds. Refetches after each of its transactions. Disabled without a connected account and on a server.
 * @example const { data } = useAccountTokens()
 */
export const useAccountTokens = (options: AccountOptions = {}): UseQueryResult<AccountTokens> =>
  useQuery(useTokensQuery(options))

/**
 * The amount of one resource that an account holds, zero if none. Shares its request with `useAccountTokens`.
 * @example const { data: xrd } = useBalance(xrdAddress(networkId))
 */
export const useBalance = (resource: string, options: AccountOptions = {}): UseQueryResult<Amount> =>
  useQuery({
    ...useTokensQuery(options),
    select: ({ fungibles }: AccountTokens): Amount =>
      fungibles.find((held) => held.resource === resource)?.amount ?? ZERO,
  })

/**
 * The result of any transaction, pending until it is final. `undetermined` is not final: the query refetches when the user
 * returns to the page, or with `refetch`.
 */
export const useTransaction = (transactionIntentHash: string | undefined): UseQueryResult<Settlement> => {
  const { toolkit } = useWalletContext()
  const client = useQueryClient()
  const watcher = toolkit?.gatewayApi.client
  useEffect(() => {
    const subscription = toolkit?.walletApi.settlements$.subscribe((settlement) =>
      client.setQueryData(accountKeys.transaction(settlement.transactionIntentHash), settlement),
    )
    return () => subscription?.unsubscribe()
  }, [toolkit, client])
  return useQuery<Settlement>({
    queryKey: accountKeys.transaction(transactionIntentHash ?? ''),
    staleTime: ({ state }) =>
      state.data === undefined || state.data.status === 'undetermined' ? 0 : Number.POSITIVE_INFINITY,
    queryFn:
      watcher === undefined || transactionIntentHash === undefined
        ? skipToken
        : async ({ signal }) => {
            const watched = await watcher.watchTransaction({
              transactionIntentHash,
              intentHash: transactionIntentHash,
              interval: 0,
              signal,
            })
            if (watched.isErr()) throw watched.error
            return watched.value
          },
  })
}
