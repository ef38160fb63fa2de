'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { columnsOf, ItemGrid, type ItemGridProps } from './item-grid'

/** A list of up to this many items is rendered completely, a longer one only where it is in sight. */
const MAX_RENDERED = 200

export type WindowedGridProps = Omit<ItemGridProps, 'total' | 'first' | 'spaceBefore' | 'spaceAfter' | 'evenRows'> & {
  /** How many items the list has in all. */
  total: number
}

/** An `ItemGrid` for long lists: it renders the rows in sight of the window. */
export function WindowedGrid({ total, ...props }: WindowedGridProps) {
  return props.items.length > MAX_RENDERED ? <Window {...props} total={total} /> : <ItemGrid {...props} evenRows />
}

type Measures = { columns: number; row: number; top: number }

/** Columns, row height with gap, and the position of the list on the page. */
function measure(list: HTMLUListElement): Measures | undefined {
  const card = list.querySelector<HTMLElement>('li[aria-posinset]')
  if (card === null) return undefined
  return {
    columns: columnsOf(list),
    row: card.offsetHeight + Number.parseFloat(getComputedStyle(list).rowGap || '0'),
    top: list.getBoundingClientRect().top + window.scrollY,
  }
}

/** The last measures. After Back they give the page its height, and so its scroll position, in the first render. */
let lastMeasures: Measures = { columns: 1, row: 300, top: 0 }

function Window({ items, view, ...props }: WindowedGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const [{ columns, row, top }, setMeasures] = useState<Measures>(lastMeasures)
  const update = useCallback(() => {
    const next = list.current && measure(list.current)
    if (!next) return
    lastMeasures = next
    setMeasures((before) =>
      before.columns === next.columns && before.row === next.row && before.top === next.top ? before : next,
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other cards
  useLayoutEffect(() => {
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [update, view])

  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => row,
    overscan: 4,
    scrollMargin: top,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row of another height needs another layout
  useLayoutEffect(() => rows.measure(), [rows, row, columns])
  const rendered = rows.getVirtualItems()
  const [first, last] = [rendered[0], rendered.at(-1)]
  const from = (first?.index ?? 0) * columns
  const to = last === undefined ? MAX_RENDERED : (last.index + 1) * columns
  return (
    <ItemGrid
      {...props}
      evenRows
      ref={list}
      items={items.slice(from, to)}
      {...(view ? { view } : {})}
      first={from}
      spaceBefore={first === undefined ? 0 : first.start - top}
      spaceAfter={last === undefined ? 0 : rows.getTotalSize() + top - last.end}
    />
  )
}
