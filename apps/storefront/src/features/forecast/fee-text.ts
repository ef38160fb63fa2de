import { displayAmount } from '@lootboxes/ledger'
import type { ForecastState } from './forecast'

/** Members of the 100-club leave the network fee to the box. */
export type FeePayer = 'box' | 'account'

/** Who pays the network fee, and about how much as soon as the ledger has said so. */
export function feeText(payer: FeePayer, forecast: ForecastState | undefined): string {
  const fee = forecast?.outcome === 'works' ? forecast.fee : undefined
  const about = fee === undefined ? undefined : `about ${displayAmount(fee, { unit: 'XRD', maxDigits: 2 })}`
  if (payer === 'box') return `The box pays ${about ?? 'it'}`
  return about ?? 'Your wallet shows it'
}
