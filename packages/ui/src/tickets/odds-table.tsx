'use client'

import type { ComponentProps, ReactNode } from 'react'
import { formatCount } from '../parts/format-count'
import { Table } from '../parts/table'
import { chanceText } from './chance-text'
import { type Rarity, rarityWords } from './rarity'
import { RarityEdge } from './rarity-edge'

/** One kind or rarity with its chance. */
export type OddsRow = {
  key: string
  name: string
  picture?: string | undefined
  rarity: Rarity
  rarityLabel?: string
  left: number
  /** 0 to 1: its copies left divided by all copies left. */
  chance: number
}

export type OddsTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  rows: readonly OddsRow[]
  caption: string
  words?: Partial<typeof english>
  /** The source of the figures. Label a seller's claim as such. */
  source?: ReactNode
}

type RowProps = { row: OddsRow; none: string }

const english = { name: 'Kind', edge: 'Rarity', left: 'Copies left', chance: 'Chance', none: 'none left' }

/** The possible draws and their chances. Rows without copies remain, with zero. */
export function OddsTable({ rows, caption, words, source, ...props }: OddsTableProps) {
  const say = { ...english, ...words }
  return (
    <div data-slot="odds-table" {...props}>
      <Table caption={caption} hideCaption>
        <thead>
          <tr>
            {[say.name, say.edge, say.left, say.chance].map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} none={say.none} />
          ))}
        </tbody>
      </Table>
      {source ? <div className="mt-3 text-ink-soft text-sm">{source}</div> : null}
    </div>
  )
}

/** `odds.css` has the styles: a long list repeats no class names. */
function Row({ row: { name, picture, rarity, rarityLabel = rarityWords[rarity], left, chance }, none }: RowProps) {
  return (
    <tr {...(left === 0 ? { 'data-none': '' } : {})}>
      <th scope="row">
        <div>
          {picture ? <img src={picture} alt="" width="56" height="56" loading="lazy" decoding="async" /> : null}
          <span>
            <span className="heading tracking-snug">{name}</span>
            {/* A narrow table has no column for it. */}
            <RarityEdge rarity={rarity} label={rarityLabel} />
          </span>
        </div>
      </th>
      <td>
        <RarityEdge rarity={rarity} label={rarityLabel} />
      </td>
      <td className="figure">
        {left === 0 ? (
          <span title={none}>
            0<span className="sr-only"> ({none})</span>
          </span>
        ) : (
          formatCount(left)
        )}
      </td>
      <td className="figure">
        <span>
          {chanceText(chance)}
          <svg aria-hidden="true">
            <rect width={`${chance * 100}%`} />
          </svg>
        </span>
      </td>
    </tr>
  )
}
