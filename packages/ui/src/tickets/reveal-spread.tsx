import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { Artwork } from '../parts/artwork'
import { Foil } from './reveal-card'
import { MOST_TURNED, type StageLoot } from './reveal-order'
import { rarityShortName } from './reveal-words'

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

/** All loot on one table: the last of `rising` large, the others around it. */
export function RevealSpread({ rising }: { rising: readonly StageLoot[] }) {
  const cards = useMemo(() => rising.toReversed(), [rising])
  const rendered = useRenderedCount(cards.length)
  return (
    <ul data-slot="reveal-spread" data-count={cards.length > MOST_TURNED ? 'many' : cards.length}>
      {cards.slice(0, rendered).map((one, at) => (
        <SpreadCard key={one.key} one={one} isLarge={at === 0} isOneOfMany={cards.length > MOST_TURNED} />
      ))}
    </ul>
  )
}

type SpreadCardProps = { one: StageLoot; isLarge: boolean; isOneOfMany: boolean }

/** Memoised: each frame adds cards after it. */
const SpreadCard = memo(function SpreadCard({ one, isLarge, isOneOfMany }: SpreadCardProps) {
  const { name, picture, rarity, chance, album, href, flagged = false } = one
  // A small card has the chance in its second line.
  const chanceText = chance && (isLarge ? ` · ${chance.text}` : <span className="block"> {chance.text}</span>)
  return (
    <li data-theme="light">
      <article data-slot="reveal-mini" data-rarity={rarity}>
        <div data-slot="reveal-print">
          <Artwork src={picture} alt="" flagged={flagged} priority={!isOneOfMany} />
          <div data-slot="reveal-mini-text">
            <h3>{href ? <a href={href}>{name}</a> : name}</h3>
            <p>
              {rarityShortName(one)}
              {chanceText}
            </p>
          </div>
        </div>
        {isOneOfMany ? null : <Foil />}
        {album?.isNew ? <p data-slot="reveal-new">New</p> : null}
      </article>
    </li>
  )
})
