import type { ComponentProps } from 'react'
import { seedOf } from '../parts/seeded-pattern'

const WIDTH = 96

/** The bars of an id, always the same for the same id. */
export function barsOf(id: string): readonly { x: number; width: number }[] {
  let state = seedOf(`bars:${id}`)
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  const bars: { x: number; width: number }[] = []
  for (let x = 0; x < WIDTH - 4; ) {
    const width = 1 + Math.floor(next() * 4)
    bars.push({ x, width })
    x += width + 1 + Math.floor(next() * 3)
  }
  return bars
}

export type BarPatternProps = Omit<ComponentProps<'svg'>, 'children' | 'id'> & { of: string }

/** The bars of a ticket's id. Decorative, because the id is also printed. */
export function BarPattern({ of, ...props }: BarPatternProps) {
  const d = barsOf(of).map(({ x, width }) => `M${x} 0h${width}v40h-${width}z`)
  return (
    <svg data-slot="ticket-bars" aria-hidden="true" viewBox={`0 0 ${WIDTH} 40`} preserveAspectRatio="none" {...props}>
      <path d={d.join('')} fill="currentColor" />
    </svg>
  )
}
