'use client'

import { type Amount, displayAmount } from '@lootboxes/ledger'
import { type ForecastState, failReason, type TriableOrder } from '@lootboxes/lootbox/client'
import { useMember, useRefresh } from '@lootboxes/lootbox/react'
import { ForecastNote as Note } from '@lootboxes/ui'
import { useEffect, useRef } from 'react'
import { useClient } from '@/client/use-client'

/** Digits of an estimated fee, as in the sheet of the wallet. */
export const feeDigits = 2

/** The forecast network fee; `undefined` while it is unknown. */
export const forecastFee = (forecast: ForecastState | undefined): Amount | undefined =>
  forecast?.outcome === 'works' ? forecast.fee : undefined

const aboutFee = (fee: Amount) => `about ${displayAmount(fee, { unit: 'XRD', maxDigits: feeDigits })}`

/**
 * The payer of the network fee and its forecast amount, “…” while the ledger is asked. For members of the 100-club the box
 * pays.
 */
export function feeText(isMember: boolean, forecast: ForecastState | undefined): string {
  const fee = forecastFee(forecast)
  const about = fee === undefined ? undefined : aboutFee(fee)
  if (isMember) return `The box pays ${about ?? 'it'}`
  return about ?? (forecast?.outcome === 'asking' ? '…' : 'Your wallet shows it')
}

/** The cost of a failed transaction, if the ledger named a fee. A failure ends early, so it costs no more than a success. */
export function failureCost(isMember: boolean, forecast: ForecastState): string | undefined {
  if (!('fee' in forecast) || forecast.fee === undefined) return undefined
  if (isMember) return 'If it fails, you lose nothing: the box pays its network fee.'
  return forecast.outcome === 'works'
    ? `If it fails after all, you lose at most its network fee, ${aboutFee(forecast.fee)}.`
    : `If you send it anyway, you lose its network fee, ${aboutFee(forecast.fee)}.`
}

export type ForecastNoteProps = { forecast: ForecastState; kind: TriableOrder['kind'] }

/** The forecast above the button. */
export function ForecastNote({ forecast, kind }: ForecastNoteProps) {
  const fails = forecast.outcome === 'fails' ? failReason(kind, forecast.reason) : undefined
  const cost = failureCost(useMember(), forecast)
  const { readPage } = useClient()
  const refresh = useRefresh()
  const wasUnknown = useRef(false)
  useEffect(() => {
    // A ledger that gave no forecast gave the page no current data either.
    if (wasUnknown.current && (forecast.outcome === 'works' || forecast.outcome === 'fails')) readPage()
    wasUnknown.current = forecast.outcome === 'unknown' || (wasUnknown.current && forecast.outcome === 'asking')
  }, [readPage, forecast.outcome])
  return <Note outcome={forecast.outcome} failure={fails} cost={cost} onRetry={() => void refresh()} />
}
