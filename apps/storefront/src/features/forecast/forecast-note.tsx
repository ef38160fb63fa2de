import type { TriableOrder } from '../trade/trade'
import { failReason } from './fail-reason'
import type { ForecastState } from './forecast'

export type ForecastNoteProps = { forecast: ForecastState; kind: TriableOrder['kind'] }

/** What the ledger expects, above the button. Its room is kept from the start, so that nothing moves when it answers. */
export function ForecastNote({ forecast, kind }: ForecastNoteProps) {
  const fails = forecast.outcome === 'fails' ? failReason(kind, forecast.reason) : undefined
  return (
    <p
      role="status"
      data-outcome={forecast.outcome}
      className="min-h-[3lh] border-l-4 border-rule pl-4 text-sm data-[outcome=fails]:border-coral data-[outcome=works]:border-leaf sm:min-h-[2lh]"
    >
      {forecast.outcome === 'asking' ? (
        <span className="text-ink-soft">Asking the ledger what this would do…</span>
      ) : null}
      {forecast.outcome === 'works' ? 'Tried on the ledger, without sending it: it would work.' : null}
      {forecast.outcome === 'unknown' ? (
        <span className="text-ink-soft">The ledger could not be asked beforehand. You can still go on.</span>
      ) : null}
      {fails === undefined ? null : (
        <>
          <strong className="font-semibold">Expected to fail:</strong> {fails.sentence} {fails.next}
        </>
      )}
    </p>
  )
}
