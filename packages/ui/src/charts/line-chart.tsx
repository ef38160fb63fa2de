import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { niceTicks } from './nice-ticks'
import { type ChartInk, inks, Plot } from './plot'

export type LineSeries = {
  label: string
  ink: ChartInk
  /** One value a name; what is not known leaves a gap. */
  values: readonly (number | undefined)[]
  dashed?: boolean
}

export type LineChartProps = Omit<ComponentProps<'svg'>, 'children'> & {
  label: string
  names: readonly string[]
  series: readonly LineSeries[]
  formatValue?: (value: number) => string
}

const plain = (value: number) => value.toLocaleString('en')

/** Lines from zero over time. A gap in the figures is a gap in the line. Drawn on the server, without script. */
export function LineChart({ label, names, series, formatValue = plain, className, ...props }: LineChartProps) {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== undefined))
  const ticks = niceTicks(Math.max(0, ...known))
  const top = ticks.at(-1) ?? 1
  const x = (place: number) => `${((place + 0.5) / Math.max(1, names.length)) * 100}%`
  const y = (value: number) => `${100 - (value / top) * 100}%`
  return (
    <Plot
      slot="line-chart"
      label={label}
      ticks={ticks}
      formatValue={formatValue}
      names={names}
      props={{ ...props, className: cn('block', className) }}
    >
      {series.map(({ label: name, ink, values, dashed }) => (
        <g key={name} stroke={inks[ink]} strokeWidth="2.5" strokeLinecap="round">
          {values.map((value, place) => {
            const before = values[place - 1]
            if (value === undefined) return null
            const alone = before === undefined && values[place + 1] === undefined
            return before === undefined && !alone ? null : (
              <line
                // biome-ignore lint/suspicious/noArrayIndexKey: a stretch of the line is known by its place
                key={place}
                x1={x(alone ? place : place - 1)}
                y1={y(before ?? value)}
                x2={x(place)}
                y2={y(value)}
                {...(dashed ? { strokeDasharray: '1 6' } : {})}
              />
            )
          })}
        </g>
      ))}
    </Plot>
  )
}
