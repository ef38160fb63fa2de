'use client'

import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Table } from '../parts/table'
import { chanceText } from './chance-text'
import type { Rarity } from './rarity'
import { RarityEdge } from './rarity-edge'

/** One drawing or rarity with its chance. */
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
  words?: { name: string; edge: string; left: string; chance: string; none: string }
  /** The source of the figures. Label a seller's claim as such. */
  source?: ReactNode
}

const english = { name: 'Drawing', edge: 'Rarity', left: 'Left', chance: 'Chance', none: 'none left' }

/** The possible draws and their chances. Rows without copies remain, with zero. */
export function OddsTable({ rows, caption, words = english, source, className, ...props }: OddsTableProps) {
  return (
    <div data-slot="odds-table" {...props} className={cn('@container', className)}>
      <Table caption={caption} hideCaption>
        <thead className="text-ink-soft text-sm">
          <tr>
            <th scope="col" className="pb-2 font-medium">
              {words.name}
            </th>
            <th scope="col" className="hidden pb-2 font-medium @xl:table-cell">
              {words.edge}
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              {words.left}
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              {words.chance}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={cn('border-rule border-t-[1.5px]', row.left === 0 && 'text-ink-soft')}>
              <th scope="row" className="py-2.5 pr-3 font-normal">
                <span className="flex items-center gap-3.5">
                  {row.picture ? (
                    <img
                      src={row.picture}
                      alt=""
                      width="56"
                      height="56"
                      loading="lazy"
                      decoding="async"
                      className={cn('size-14 shrink-0 rounded-[6px]', row.left === 0 && 'opacity-45 grayscale')}
                    />
                  ) : null}
                  <span className="flex min-w-0 flex-col gap-0.5">
                    <span className="heading text-lg leading-tight tracking-snug [overflow-wrap:anywhere]">
                      {row.name}
                    </span>
                    <RarityEdge
                      rarity={row.rarity}
                      {...(row.rarityLabel ? { label: row.rarityLabel } : {})}
                      className="text-xs @xl:hidden"
                    />
                  </span>
                </span>
              </th>
              <td className="hidden py-2.5 pr-3 @xl:table-cell">
                <RarityEdge rarity={row.rarity} {...(row.rarityLabel ? { label: row.rarityLabel } : {})} />
              </td>
              <td className="figure py-2.5 pr-3 text-right">
                {row.left === 0 ? (
                  <span title={words.none}>
                    0<span className="sr-only"> ({words.none})</span>
                  </span>
                ) : (
                  row.left.toLocaleString('en')
                )}
              </td>
              <td className="figure w-20 py-2.5 text-right @2xl:w-66">
                <span className="inline-flex items-center gap-3.5">
                  <span className="whitespace-nowrap">{chanceText(row.chance)}</span>
                  <svg aria-hidden="true" className="hidden h-2 w-36 rounded-[2px] bg-wash-strong @2xl:block">
                    <rect width={`${row.chance * 100}%`} height="100%" fill="currentColor" />
                  </svg>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {source ? <p className="mt-3 text-ink-soft text-sm">{source}</p> : null}
    </div>
  )
}
