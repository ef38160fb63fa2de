'use client'

import { type Amount, displayAmount } from '@lootboxes/ledger'
import { type ForecastState, failReason, type TriableOrder } from '@lootboxes/lootbox/client'
import { useRefresh } from '@lootboxes/lootbox/react'
import { Button } from '@lootboxes/ui'
import { useEffect, useRef } from 'react'
import { useClient } from '@/client/use-client'

/** An estimate is no bill: as many digits as a wallet's sheet has for it. */
export const feeDigits = 2

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
  const { readPage } = useClient()
  const refresh = useRefresh()
  const wasUnknown = useRef(false)
  useEffect(() => {
    // A ledger that could not be asked about the order could not be asked about the rest of the page either.
    if (wasUnknown.current && (forecast.outcome === 'works' || forecast.outcome === 'fails')) readPage()
    wasUnknown.current = forecast.outcome === 'unknown' || (wasUnknown.current && forecast.outcome === 'asking')
  }, [readPage, forecast.outcome])
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
        <Button size="small" onClick={() => void refresh()}>
          Retry
        </Button>
      ) : null}
    </div>
  )
}
