import type { ReactNode } from 'react'
import { type OddsRow, OddsTable } from '../tickets/odds-table'
import { Section, type SectionProps } from './section'

export type OddsSectionProps = Omit<SectionProps, 'children' | 'title'> & {
  title?: ReactNode
  /** One row per edge. */
  edges: readonly OddsRow[]
  /** One row per drawing, folded away. */
  drawings?: readonly OddsRow[]
  drawingsLabel?: string
  source?: ReactNode
  edgesCaption?: string
}

/** What is left in the box, by edge; every drawing unfolds below. */
export function OddsSection({
  title = 'What is left in the box',
  lede = 'Chance is copies left divided by all copies left. It changes with every reveal, and reaches zero when a drawing has sold out.',
  edges,
  drawings = [],
  drawingsLabel = `All ${drawings.length} drawings`,
  source,
  edgesCaption = 'Odds by edge',
  ...props
}: OddsSectionProps) {
  return (
    <Section data-slot="odds-section" title={title} lede={lede} id="odds" {...props}>
      <div className="flex flex-col gap-4">
        <OddsTable rows={edges} caption={edgesCaption} source={source} />
        {drawings.length > 0 ? (
          <details className="group">
            <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold underline decoration-rule decoration-[1.5px] underline-offset-4 hover:decoration-ink">
              {drawingsLabel}
            </summary>
            <div className="pt-3">
              <OddsTable rows={drawings} caption={drawingsLabel} />
            </div>
          </details>
        ) : null}
      </div>
    </Section>
  )
}
