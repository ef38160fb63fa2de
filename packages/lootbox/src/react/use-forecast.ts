'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { askForecast, type ForecastState, readForecast } from '../client/forecast'
import { isPending, orderWhat, type TriableOrder } from '../client/order'
import { useLootboxClient, useStore } from './lootbox-context'
import { queryClientOf, queryDefaults } from './query-client'
import { lootboxKeys } from './query-keys'
import { useAccount } from './use-account'
import { useHoldings, useMember } from './use-holdings'

/** Pause before an unknown forecast is requested again. */
const UNKNOWN_PAUSE_MS = 4_000

/**
 * Returns the ledger's forecast of an order: its fee, or why it would fail. Requests it again when the order, the account or
 * the account's holdings change, and every 4 seconds while the outcome is unknown. It pauses while an order is in progress.
 * `undefined` without an order or a connected account.
 *
 * @example
 * const forecast = useForecast(buyOrder(box, 2))
 * const isExpectedToFail = forecast?.outcome === 'fails'
 */
export function useForecast(order: TriableOrder | undefined): ForecastState | undefined {
  const client = useLootboxClient()
  const account = useAccount()?.address
  const lockFee = useMember()
  const { stateVersion } = useHoldings()
  const isPaused = isPending(useStore(client.orderState$))
  const text = order && [order.kind, order.component, orderWhat(order), lockFee].join(' ')
  const key = lootboxKeys.forecast(account ?? '', text ?? '', stateVersion)
  const { data } = useQuery(
    {
      ...queryDefaults,
      queryKey: key,
      queryFn:
        order === undefined || account === undefined
          ? skipToken
          : async ({ signal }): Promise<ForecastState> => {
              const { options, clock } = client
              const read = async (scope: AbortSignal) =>
                readForecast({
                  gateway: await options.gateway(),
                  config: options,
                  order,
                  account,
                  lockFee,
                  signal: scope,
                })
              return (await askForecast({ clock, signal, read })) ?? { outcome: 'asking' }
            },
      enabled: !isPaused,
      refetchInterval: ({ state }) => (state.data?.outcome === 'unknown' ? UNKNOWN_PAUSE_MS : false),
      gcTime: 0,
      // The last forecast of the same order stays while a new one is read over newer holdings.
      placeholderData: (before, query) =>
        key.slice(0, -1).every((part, index) => query?.queryKey[index] === part) ? before : undefined,
    },
    queryClientOf(client),
  )
  if (order === undefined || account === undefined) return undefined
  return data ?? { outcome: 'asking' }
}
