import type { ComponentProps } from 'react'
import { niceTicks } from './nice-ticks'
import { type ChartInk, inks, Plot } from './plot'

export type BarSeries = {
  label: string
  ink: ChartInk
  values: readonly number[]
  /** Draws an outline, which is distinguishable without colour. */
  outlined?: boolean
}

export type BarChartProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Accessible name. The frame's table contains the figures. */
  label: string
  names: readonly string[]
  /** One to three rows of values, side by side for each name. */
  series: readonly BarSeries[]
  formatValue?: (value: number) => string
}

const plain = (value: number) => value.toLocaleString('en')

/** A bar chart from zero. Renders on the server, without script. */
export function BarChart({ label, names, series, formatValue = plain, className, ...props }: BarChartProps) {
  const ticks = niceTicks(Math.max(0, ...series.flatMap(({ values }) => values)))
  const top = ticks.at(-1) ?? 1
  const slot = 100 / Math.max(1, names.length)
  const width = (slot * 0.72) / Math.max(1, series.length)
  return (
    <Plot
      slot="bar-chart"
      label={label}
      ticks={ticks}
      formatValue={formatValue}
      names={names}
      className={className}
      props={props}
    >
      {series.map(({ label: name, ink, values, outlined }, row) =>
        values.map((value, place) => {
          const height = (value / top) * 100
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars have a fixed order
              key={`${name} ${place}`}
              x={`${place * slot + slot * 0.14 + row * width}%`}
              y={`${100 - height}%`}
              width={`${width * (series.length > 1 ? 0.9 : 1)}%`}
              height={`${height}%`}
              fill={outlined ? 'var(--card)' : inks[ink]}
              stroke={inks[ink]}
              strokeWidth={outlined ? 1.5 : 0}
            >
              <title>{`${names[place] ?? ''}, ${name}: ${formatValue(value)}`}</title>
            </rect>
          )
        }),
      )}
    </Plot>
  )
}
