'use client'

import { type Amount, displayAmount } from '@lootboxes/ledger'
import {
  askForecast,
  type ForecastState,
  failReason,
  isPending,
  orderWhat,
  readForecast,
  type TriableOrder,
} from '@lootboxes/lootbox/client'
import { Button } from '@lootboxes/ui'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAccount } from '@/client/account'
import { refresh, useHoldings, useMember } from '@/client/holdings'
import { useQueries } from '@/client/queries'
import { queryKeys } from '@/client/query-keys'
import { pageGateway } from '@/client/read-account'
import { useClient, useStore } from '@/client/use-client'

/** An estimate is no bill: as many digits as a wallet's sheet has for it. */
export const feeDigits = 2
/** How soon a ledger that did not answer is asked again. */
const againMs = 4_000

/**
 * What the ledger expects of this order, asked again whenever it, the payer or the payer's holdings change; not while an
 * order is under way. Undefined while there is no order to ask about, or nobody to pay for it.
 */
export function useForecast(order: TriableOrder | undefined): ForecastState | undefined {
  const { site, clock, orderState$ } = useClient()
  const account = useAccount()?.address
  const lockFee = useMember()
  const { stateVersion } = useHoldings()
  const pending = isPending(useStore(orderState$))
  const what = order && [order.kind, order.component, orderWhat(order), lockFee].join(' ')
  const { data } = useQuery(
    {
      queryKey: queryKeys.forecast(account ?? '', what ?? '', stateVersion),
      queryFn:
        order === undefined || account === undefined
          ? skipToken
          : async ({ signal }): Promise<ForecastState> =>
              (await askForecast({
                clock,
                signal,
                read: (until) =>
                  readForecast({ gateway: pageGateway(site), config: site, order, account, lockFee, signal: until }),
              })) ?? { outcome: 'asking' },
      enabled: !pending,
      // Nobody answered: asked again until somebody does.
      refetchInterval: ({ state }) => (state.data?.outcome === 'unknown' ? againMs : false),
      gcTime: 0,
      // The same order over other holdings is asked about again, with the last answer in place meanwhile.
      placeholderData: (before, asked) =>
        asked?.queryKey[1] === account && asked?.queryKey[3] === what ? before : undefined,
    },
    useQueries(),
  )
  if (order === undefined || account === undefined) return undefined
  return data ?? { outcome: 'asking' }
}

/** About how much the network fee is, once the ledger has said so. */
export const forecastFee = (forecast: ForecastState | undefined): Amount | undefined =>
  forecast?.outcome === 'works' ? forecast.fee : undefined

/** Who pays the network fee, and about how much as soon as the ledger has said so: members of the 100-club leave it to the box. */
export function feeText(isMember: boolean, forecast: ForecastState | undefined): string {
  const fee = forecastFee(forecast)
  const about = fee === undefined ? undefined : `about ${displayAmount(fee, { unit: 'XRD', maxDigits: feeDigits })}`
  return isMember ? `The box pays ${about ?? 'it'}` : (about ?? 'Your wallet shows it')
}

export type ForecastNoteProps = { forecast: ForecastState; kind: TriableOrder['kind'] }

/** What the ledger expects, above the button. Its room is kept from the start, so that nothing moves when it answers. */
export function ForecastNote({ forecast, kind }: ForecastNoteProps) {
  const fails = forecast.outcome === 'fails' ? failReason(kind, forecast.reason) : undefined
  const client = useClient()
  const wasUnknown = useRef(false)
  useEffect(() => {
    // Whoever could not be asked about this could not be asked about the rest of the page either.
    if (wasUnknown.current && (forecast.outcome === 'works' || forecast.outcome === 'fails')) client.readPage()
    wasUnknown.current = forecast.outcome === 'unknown' || (wasUnknown.current && forecast.outcome === 'asking')
  }, [client, forecast.outcome])
  return (
    <div
      data-outcome={forecast.outcome}
      className="flex min-h-[3lh] flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-4 border-rule pl-4 text-sm data-[outcome=fails]:border-coral data-[outcome=works]:border-leaf sm:min-h-[2lh]"
    >
      <p role="status">
        {forecast.outcome === 'asking' ? (
          <span className="text-ink-soft">Asking the ledger what this would do…</span>
        ) : null}
        {forecast.outcome === 'works' ? 'Checked: this will work.' : null}
        {forecast.outcome === 'unknown' ? (
          <span className="text-ink-soft">
            The ledger could not be asked beforehand. It is asked again by itself, and you can still go on.
          </span>
        ) : null}
        {fails === undefined ? null : (
          <>
            <strong className="font-semibold">Expected to fail:</strong> {fails.sentence} {fails.next}
          </>
        )}
      </p>
      {forecast.outcome === 'unknown' ? (
        <Button size="small" onClick={() => void refresh(client)}>
          Retry
        </Button>
      ) : null}
    </div>
  )
}
