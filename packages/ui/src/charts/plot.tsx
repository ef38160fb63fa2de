import type { ReactNode } from 'react'
import { cn } from '../cn'

/** Positions are percentages, so a chart scales to its column without script and its text keeps its size. */
const PLOT_PX = 200
const ABOVE_PX = 20

export const inks = {
  leaf: 'var(--leaf)',
  sky: 'var(--sky)',
  coral: 'var(--coral)',
  gold: 'var(--gold)',
  ink: 'var(--ink)',
} as const
export type ChartInk = keyof typeof inks

export type PlotProps = {
  slot: string
  /** Accessible name of the chart. */
  label: string
  ticks: readonly number[]
  formatValue: (value: number) => string
  /** Names on the horizontal axis. Prints only as many as there is room for. */
  names: readonly string[]
  className: string | undefined
  props: object
  children: ReactNode
}

/** Prints at most five names, evenly spaced: a phone has no room for more. */
const every = (count: number) => Math.max(1, Math.ceil(count / 5))

/** The vertical position of a value, with zero at the bottom. */
const heightOf = (value: number, top: number) => `${100 - (value / top) * 100}%`

/** The grid of a chart: lines with their values on the left, and names along the bottom. */
export function Plot({ slot, label, ticks, formatValue, names, className, props, children }: PlotProps) {
  const top = ticks.at(-1) ?? 1
  const step = every(names.length)
  return (
    <svg
      data-slot={slot}
      role="img"
      aria-label={label}
      width="100%"
      height={PLOT_PX + ABOVE_PX + 26}
      {...props}
      // The values are in the padding.
      className={cn('block overflow-visible pl-11', className)}
    >
      <svg aria-hidden="true" y={ABOVE_PX} width="100%" height={PLOT_PX} overflow="visible">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={heightOf(tick, top)}
            y2={heightOf(tick, top)}
            stroke={tick === 0 ? 'var(--frame)' : 'var(--rule)'}
            strokeWidth="1.5"
          />
        ))}
        {children}
        {ticks.map((tick) =>
          tick === 0 ? null : (
            <text
              key={tick}
              x="-8"
              y={heightOf(tick, top)}
              dy="4"
              textAnchor="end"
              className="fill-ink-soft font-mono text-xs tabular-nums"
            >
              {formatValue(tick)}
            </text>
          ),
        )}
        {names.map((name, place) =>
          place % step === 0 ? (
            <text
              key={name}
              x={`${((place + 0.5) / names.length) * 100}%`}
              y={PLOT_PX + 19}
              textAnchor="middle"
              className="fill-ink-soft text-xs"
            >
              {name}
            </text>
          ) : null,
        )}
      </svg>
    </svg>
  )
}
