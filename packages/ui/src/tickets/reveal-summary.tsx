import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { cn } from '../cn'
import { LootCard } from './loot-card'
import { bestInTheMiddle, MOST_TURNED, type StageLoot, turningOrder } from './reveal-order'

const columns = [
  '',
  'grid-cols-[minmax(0,17rem)]',
  'grid-cols-[repeat(2,minmax(0,15rem))]',
  'grid-cols-[repeat(2,minmax(0,15rem))] @2xl:grid-cols-[repeat(3,minmax(0,15rem))]',
  'grid-cols-[repeat(2,minmax(0,14rem))] @2xl:grid-cols-[repeat(4,minmax(0,14rem))]',
  'grid-cols-[repeat(2,minmax(0,14rem))] @2xl:grid-cols-[repeat(5,minmax(0,14rem))]',
] as const

/** The first cards are animated. The rest is added when those are at rest, a few with each frame. */
const FIRST = 10
const FIRST_MS = 700
const PER_FRAME = 4

/** How many of the cards are rendered by now. */
function useRenderedCount(count: number): number {
  const [rendered, setRendered] = useState(FIRST)
  useEffect(() => {
    if (rendered >= count) return undefined
    const more = () => startTransition(() => setRendered(rendered + PER_FRAME))
    if (rendered === FIRST) {
      const timer = setTimeout(more, FIRST_MS)
      return () => clearTimeout(timer)
    }
    const frame = requestAnimationFrame(more)
    return () => cancelAnimationFrame(frame)
  }, [rendered, count])
  return Math.min(rendered, count)
}

/** All loot on one table, the rarest in the middle. */
export function RevealSummary({ loot }: { loot: readonly StageLoot[] }) {
  const across = Math.min(loot.length, 5)
  const cards = useMemo(() => bestInTheMiddle(loot, across), [loot, across])
  const best = useMemo(() => turningOrder(loot).at(-1)?.key, [loot])
  const rendered = useRenderedCount(loot.length)
  return (
    <ul
      data-slot="reveal-summary"
      className={cn('grid w-full list-none content-center justify-center gap-2 p-2 sm:gap-4', columns[across])}
    >
      {cards.slice(0, rendered).map((one) => (
        <SummaryCard key={one.key} one={one} isBest={one.key === best} count={loot.length} />
      ))}
    </ul>
  )
}

/** Memoised: each frame adds cards after it. */
const SummaryCard = memo(function SummaryCard({
  one,
  isBest,
  count,
}: {
  one: StageLoot
  isBest: boolean
  count: number
}) {
  const { key: _, note, ...card } = one
  const isOneOfMany = count > MOST_TURNED
  return (
    <li
      data-slot="loot-rise"
      {...(isBest ? { 'data-best': '' } : {})}
      className={cn(
        isOneOfMany && '[contain-intrinsic-size:auto_19rem] [content-visibility:auto]',
        isBest &&
          count > 2 &&
          'order-first col-span-2 mx-auto w-full max-w-60 @2xl:order-none @2xl:col-span-1 @2xl:max-w-none',
      )}
    >
      <LootCard {...card} priority={!isOneOfMany} className="h-full">
        {note}
      </LootCard>
    </li>
  )
})
