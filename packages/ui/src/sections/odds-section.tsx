import type { ReactNode } from 'react'
import { Artwork } from '../parts/artwork'
import { formatCount } from '../parts/format-count'
import { edgeStyle } from '../tickets/edge-style'
import { type OddsRow, OddsTable } from '../tickets/odds-table'
import { groupByRarity } from '../tickets/rarity'
import { RarityEdge } from '../tickets/rarity-edge'
import { Section, type SectionProps } from './section'

export type OddsSectionProps = Omit<SectionProps, 'children' | 'title'> & {
  title?: ReactNode
  /** One row for each rarity. */
  edges: readonly OddsRow[]
  /** One row for each kind, folded at first. */
  drawings?: readonly OddsRow[]
  drawingsLabel?: string
  source?: ReactNode
  edgesCaption?: string
  /** Shown after the name of the rarest edge. */
  rarestWord?: string
  leftWords?: (left: number) => string
}

/** The remaining supply by rarity. Every kind unfolds below. */
export function OddsSection({
  title = 'Loot left in the box',
  lede = 'The chance of a rarity or a kind is its copies left, divided by all copies left. Every reveal changes it.',
  edges,
  drawings = [],
  drawingsLabel = `All ${drawings.length} kinds`,
  source,
  edgesCaption = 'Odds by edge',
  rarestWord = 'rarest',
  leftWords = (left) => (left === 0 ? 'none left' : `${formatCount(left)} left`),
  ...props
}: OddsSectionProps) {
  return (
    <Section data-slot="odds-section" title={title} lede={lede} id="odds" {...props}>
      <div className="flex flex-col gap-4">
        <OddsTable
          rows={edges}
          caption={edgesCaption}
          words={{ name: 'Kinds', chance: 'Chance of this rarity' }}
          source={source}
        />
        {drawings.length > 0 ? <Wall drawings={drawings} rarest={rarestWord} left={leftWords} /> : null}
        {drawings.length > 0 ? (
          <details className="group">
            <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold underline decoration-rule decoration-[1.5px] underline-offset-4 hover:decoration-ink">
              {drawingsLabel}
            </summary>
            <div className="pt-3">
              {/* The wall above already shows their pictures. */}
              <OddsTable
                rows={drawings.map(({ picture: _, ...row }) => row)}
                caption={drawingsLabel}
                words={{ chance: 'Chance of this kind' }}
              />
            </div>
          </details>
        ) : null}
      </div>
    </Section>
  )
}

/** The kinds by rarity, the rarest first. */
function Wall({
  drawings,
  rarest,
  left,
}: {
  drawings: readonly OddsRow[]
  rarest: string
  left: (count: number) => string
}) {
  return (
    <div className="grid gap-x-8 gap-y-6 pt-4 md:grid-cols-2">
      {groupByRarity(drawings).map(({ rarity, same }, place) => (
        <div key={rarity} className="flex flex-col gap-2.5">
          <h3 className="flex items-center gap-2 text-sm">
            <RarityEdge rarity={rarity} />
            {place === 0 ? <span className="text-ink-soft">· {rarest}</span> : null}
          </h3>
          <ul data-slot="odds-wall">
            {same.map(({ key, name, picture, left: count }) => (
              <li key={key} className={edgeStyle({ rarity })} {...(count === 0 ? { 'data-none': '' } : {})}>
                <div>
                  <Artwork src={picture} alt="" />
                  <p>{name}</p>
                  <p>{left(count)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
