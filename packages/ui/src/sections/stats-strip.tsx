import type { ReactNode } from 'react'
import { type Figure, FigureStrip } from '../parts/figure-strip'
import { Section, type SectionProps } from './section'

export type StatsStripProps = Omit<SectionProps, 'title' | 'children'> & {
  title?: ReactNode
  figures: readonly Figure[]
  loading?: boolean
  /** `CountedAt`. */
  counted?: ReactNode
  /** Details below the figures. */
  children?: ReactNode
}

/** The figures of the whole site in large type. */
export function StatsStrip({
  title = 'Shop statistics',
  figures,
  loading = false,
  counted,
  children,
  ...props
}: StatsStripProps) {
  return (
    <Section data-slot="stats-strip" title={title} {...props}>
      <div className="flex flex-col gap-3">
        <FigureStrip figures={figures} loading={loading} size="huge" />
        {counted}
      </div>
      {children}
    </Section>
  )
}
