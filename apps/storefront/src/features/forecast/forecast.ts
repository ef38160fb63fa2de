import type { Amount } from '@lootboxes/ledger'

/** What the ledger says an order would do if it ran now. Not knowing is not failing: nothing is refused for it. */
export type Forecast =
  | { outcome: 'works'; fee: Amount | undefined }
  /** `reason` is the ledger's own text, for `failReason`; never shown. */
  | { outcome: 'fails'; reason: string }
  | { outcome: 'unknown' }

/** `asking` until the ledger has answered about the order as it stands. */
export type ForecastState = Forecast | { outcome: 'asking' }
