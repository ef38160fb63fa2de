import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { formatCount } from '../parts/format-count'
import { Progress } from '../parts/progress'

export type SupplyMeterProps = Omit<ComponentProps<'div'>, 'children'> & {
  left: number
  /** The number of printed tickets; undefined for a box without a limit. */
  printed?: number | undefined
  label?: string
  ofWord?: string
  /** “Counted on the ledger at version 48,213”, with a link to verify it. */
  source?: ReactNode
  /** A warning that the count is older than the page. */
  stale?: ReactNode
}

/** The number of remaining tickets in large type. Coral when less than one in twenty is left. */
export function SupplyMeter({
  left,
  printed,
  label = 'Tickets left',
  ofWord = 'of',
  source,
  stale,
  className,
  ...props
}: SupplyMeterProps) {
  const few = printed !== undefined && left > 0 && left < printed / 20
  const words = printed === undefined ? formatCount(left) : `${formatCount(left)} ${ofWord} ${formatCount(printed)}`
  return (
    <div data-slot="supply-meter" {...props} className={cn('flex flex-col gap-2', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="whitespace-nowrap text-ink-soft text-sm">{label}</span>
        <span className="flex items-baseline gap-2 whitespace-nowrap">
          <strong className={cn('heading text-2xl leading-none', few && 'text-coral')}>{formatCount(left)}</strong>
          {printed === undefined ? null : (
            <span className="figure text-ink-soft text-sm">
              {ofWord} {formatCount(printed)}
            </span>
          )}
        </span>
      </div>
      {printed === undefined ? null : (
        <Progress value={left} max={printed} label={label} valueText={words} tone={few ? 'coral' : 'leaf'} />
      )}
      {source || stale ? (
        <p className="text-ink-soft text-sm">
          {source}
          {stale ? <span className="ml-2 font-medium text-coral">{stale}</span> : null}
        </p>
      ) : null}
    </div>
  )
}
