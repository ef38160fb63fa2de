'use client'
import { type Amount, ZERO } from '@lootboxes/ledger'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSettlements } from '../react/use-settlements'
import { useWallet } from '../react/use-wallet'
import { useWalletContext } from '../react/wallet-context'
import type { Settlement } from '../toolkit/transaction-watcher'
import { accountKeys, accountTokensQuery, noteCommit } from './account-queries'
import { type AccountReader, type AccountTokens, isReader } from './account-reader'

export type AccountOptions = {
  /** Default: the account that is connected. */
  account?: string | undefined
  /** Default: the toolkit's own Gateway client. Give one to read before the wallet code is loaded, or for an account of somebody else. */
  gateway?: AccountReader | undefined
}

const useReader = (given: AccountReader | undefined): AccountReader | undefined => {
  const { toolkit } = useWalletContext()
  const client = toolkit?.gatewayApi.client
  return given ?? (client && isReader(client) ? client : undefined)
}

const useReadAgain = () => {
  const client = useQueryClient()
  useSettlements((settlement) => {
    if (settlement.status !== 'undetermined')
      noteCommit(client, settlement.status === 'committed' ? settlement.committedStateVersion : undefined)
  })
}

/** Everything an account holds, read again after each of its transactions. Disabled while nobody is connected, and on a server. */
export const useAccountTokens = ({ account, gateway }: AccountOptions = {}): UseQueryResult<AccountTokens> => {
  const { account: connected } = useWallet()
  useReadAgain()
  return useQuery(accountTokensQuery(useReader(gateway), account ?? connected?.address))
}

/** How much of one resource an account holds: zero where there is none of it. Shares its question with `useAccountTokens`. */
export const useBalance = (resource: string, { account, gateway }: AccountOptions = {}): UseQueryResult<Amount> => {
  const { account: connected } = useWallet()
  useReadAgain()
  return useQuery({
    ...accountTokensQuery(useReader(gateway), account ?? connected?.address),
    select: ({ fungibles }: AccountTokens): Amount =>
      fungibles.find((held) => held.resource === resource)?.amount ?? ZERO,
  })
}

/**
 * How a transaction ended, whoever sent it; pending until the ledger has spoken. `undetermined` is no end: it is asked again when
 * somebody returns to the page, or by `refetch`.
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
    enabled: watcher !== undefined && transactionIntentHash !== undefined,
    staleTime: ({ state }) =>
      state.data === undefined || state.data.status === 'undetermined' ? 0 : Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Settlement> => {
      const watched = await watcher?.watchTransaction({
        transactionIntentHash: transactionIntentHash ?? '',
        interval: 0,
        signal,
      })
      if (!watched) throw new Error('Nobody to ask.')
      if (watched.isErr()) throw watched.error
      return watched.value
    },
  })
}
