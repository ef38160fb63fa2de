import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'

export type ForecastNoteProps = Omit<ComponentProps<'div'>, 'children'> & {
  outcome: 'asking' | 'works' | 'fails' | 'unknown'
  /** The reason of the expected failure, and the next step. */
  failure?: { sentence: string; next: string } | undefined
  /** The cost of a failed transaction, as a sentence. */
  cost?: string | undefined
  /** Asks again; needed for `unknown`. */
  onRetry?: (() => void) | undefined
}

/**
 * The forecast of a transaction. It has its final height from the start, so that the ledger's answer causes no layout shift.
 */
export function ForecastNote({ outcome, failure, cost, onRetry, className, ...props }: ForecastNoteProps) {
  return (
    <div
      data-slot="forecast-note"
      data-outcome={outcome}
      {...props}
      className={cn(
        'flex min-h-[3lh] flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-4 border-rule pl-4 text-sm data-[outcome=fails]:border-coral data-[outcome=works]:border-leaf sm:min-h-[2lh]',
        className,
      )}
    >
      <p role="status">
        {outcome === 'asking' ? <span className="text-ink-soft">Asking the ledger what this would do…</span> : null}
        {outcome === 'works' ? 'Checked: this will work.' : null}
        {outcome === 'unknown' ? (
          <span className="text-ink-soft">
            The ledger could not be asked beforehand. It is asked again by itself, and you can still go on.
          </span>
        ) : null}
        {failure === undefined ? null : (
          <>
            <strong className="font-semibold">Expected to fail:</strong> {failure.sentence} {failure.next}
          </>
        )}{' '}
        {cost}
      </p>
      {outcome === 'unknown' ? (
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      ) : null}
    </div>
  )
}
