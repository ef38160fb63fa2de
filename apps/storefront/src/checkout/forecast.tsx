'use client'

import { type Amount, displayAmount } from '@lootboxes/ledger'
import { type ForecastState, failReason, type TriableOrder } from '@lootboxes/lootbox/client'
import { useRefresh } from '@lootboxes/lootbox/react'
import { Button } from '@lootboxes/ui'
import { useEffect, useRef } from 'react'
import { useClient } from '@/client/use-client'

/** Digits of an estimated fee, as in the sheet of the wallet. */
export const feeDigits = 2

/** The forecast network fee; `undefined` while it is unknown. */
export const forecastFee = (forecast: ForecastState | undefined): Amount | undefined =>
  forecast?.outcome === 'works' ? forecast.fee : undefined

/** The payer of the network fee and its forecast amount. For members of the 100-club the box pays. */
export function feeText(isMember: boolean, forecast: ForecastState | undefined): string {
  const fee = forecastFee(forecast)
  const about = fee === undefined ? undefined : `about ${displayAmount(fee, { unit: 'XRD', maxDigits: feeDigits })}`
  return isMember ? `The box pays ${about ?? 'it'}` : (about ?? 'Your wallet shows it')
}

export type ForecastNoteProps = { forecast: ForecastState; kind: TriableOrder['kind'] }

/** The forecast above the button. It has its height from the start, so that nothing moves when the ledger answers. */
export function ForecastNote({ forecast, kind }: ForecastNoteProps) {
  const fails = forecast.outcome === 'fails' ? failReason(kind, forecast.reason) : undefined
  const { readPage } = useClient()
  const refresh = useRefresh()
  const wasUnknown = useRef(false)
  useEffect(() => {
    // A ledger that gave no forecast gave the page no current data either.
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
