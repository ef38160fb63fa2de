'use client'

import { columnsOf, type GridItem, ItemGrid, type ItemView } from '@lootboxes/ui'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { SiteAnchor } from '@/client/site-link'

/** So many are drawn whole; of a longer list only the rows in sight. */
const MOST_DRAWN = 200

type WindowedGridProps = { items: readonly GridItem[]; total: number; view: ItemView; empty: ReactNode }

export function WindowedGrid(props: WindowedGridProps) {
  const { items, view, empty } = props
  return items.length > MOST_DRAWN ? (
    <Window {...props} />
  ) : (
    <ItemGrid items={items} view={view} headingLevel={2} link={SiteAnchor} empty={empty} />
  )
}

type Measures = { columns: number; row: number; top: number }

/** Columns, the height of a row with its gap, and where the list begins on the page. */
function measure(list: HTMLUListElement): Measures | undefined {
  const card = list.querySelector<HTMLElement>('li[aria-posinset]')
  if (card === null) return undefined
  return {
    columns: columnsOf(list),
    row: card.offsetHeight + Number.parseFloat(getComputedStyle(list).rowGap || '0'),
    top: list.getBoundingClientRect().top + window.scrollY,
  }
}

/** As measured last: whoever comes back finds the list as high as it was, and so the place in it. */
let lastMeasures: Measures = { columns: 1, row: 300, top: 0 }

function Window({ items, total, view }: WindowedGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const [{ columns, row, top }, setMeasures] = useState<Measures>(lastMeasures)
  const look = useCallback(() => {
    const seen = list.current && measure(list.current)
    if (!seen) return
    lastMeasures = seen
    setMeasures((before) =>
      before.columns === seen.columns && before.row === seen.row && before.top === seen.top ? before : seen,
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other cards
  useLayoutEffect(() => {
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look, view])

  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => row,
    overscan: 4,
    scrollMargin: top,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are laid out anew
  useLayoutEffect(() => rows.measure(), [rows, row, columns])
  const drawn = rows.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  const from = (first?.index ?? 0) * columns
  const to = last === undefined ? MOST_DRAWN : (last.index + 1) * columns
  return (
    <ItemGrid
      ref={list}
      items={items.slice(from, to)}
      view={view}
      headingLevel={2}
      link={SiteAnchor}
      first={from}
      total={total}
      spaceBefore={first === undefined ? 0 : first.start - top}
      spaceAfter={last === undefined ? 0 : rows.getTotalSize() + top - last.end}
    />
  )
}
