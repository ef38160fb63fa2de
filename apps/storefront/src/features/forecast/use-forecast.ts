'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { accountOf } from '../session/session'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { isPending, type TriableOrder } from '../trade/trade'
import { orderWhat } from '../trade/trade-words'
import { askForecast } from './ask-forecast'
import type { Forecast, ForecastState } from './forecast'
import { readForecast } from './read-forecast'

/**
 * What the ledger expects of this order, asked again whenever it, the payer or the payer's holdings change; not while an
 * order is under way. Undefined while there is no order to ask about, or nobody to pay for it.
 */
export function useForecast(order: TriableOrder | undefined, lockFee: boolean): ForecastState | undefined {
  const { shop, clock, session$, holdings$, trade$ } = useStorefront()
  const account = accountOf(useStore(session$))?.address
  const { stateVersion } = useStore(holdings$)
  const pending = isPending(useStore(trade$))
  const [known, setKnown] = useState<{ what: string; forecast: Forecast } | undefined>(undefined)
  const what =
    order === undefined || account === undefined
      ? undefined
      : [order.kind, order.component, orderWhat(order), account, lockFee].join(' ')
  /** The same order over other holdings is asked about again, with the last answer in place meanwhile. */
  const question = what && `${what} ${stateVersion}`
  const read = useEffectEvent(
    async (signal: AbortSignal): Promise<Forecast> =>
      order === undefined || account === undefined
        ? { outcome: 'unknown' }
        : readForecast({ shop, order, account, lockFee, signal }),
  )
  useEffect(() => {
    if (what === undefined || question === undefined || pending) return
    const ended = new AbortController()
    const { signal } = ended
    void askForecast({ clock, signal, read }).then((forecast) => {
      if (forecast !== undefined && !signal.aborted) setKnown({ what, forecast })
    })
    return () => ended.abort()
  }, [what, question, pending, clock])
  if (what === undefined) return undefined
  return known?.what === what ? known.forecast : { outcome: 'asking' }
}
