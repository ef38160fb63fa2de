import { useEffect, useMemo, useState } from 'react'
import type { Rarity } from './rarity'
import { type StageLoot, turnedOf } from './reveal-order'

/** How long the only card lies face down in the light of its rarity. One of several waits for a press. */
const DOWN_MS = 900
/** How long a card turns; a rare one hesitates before. `reveal.css` has the same times. */
const TURN_MS: Readonly<Record<Rarity, number>> = { plain: 640, hatched: 640, double: 1_040, foil: 1_440 }

/** How a card lies: face down, turning, face up. */
export type Side = 'down' | 'turning' | 'up'

export type Turning = {
  /** Index of the card in front, among `count`. */
  place: number
  count: number
  current: StageLoot | undefined
  /** The card before it, which leaves. */
  previous: StageLoot | undefined
  side: Side
  isLast: boolean
  /** Every card has been turned. */
  isOver: boolean
  /** Turns the card in front; a second call ends its turn. From a card that is face up it goes to the next one. */
  next: () => void
  finish: () => void
}

/**
 * Turns the cards of `rising` one after the other, of many only the last ones. The only card turns by itself after a while.
 * With `still` there is no animation, and all cards are face up immediately.
 */
export function useTurning(rising: readonly StageLoot[] = [], torn: boolean, still: boolean): Turning {
  const order = useMemo(() => turnedOf(rising), [rising])
  const count = order.length
  const [place, setPlace] = useState(0)
  const [side, setSide] = useState<Side>('down')
  const [isDone, setDone] = useState(false)
  const isTurning = torn && count > 0 && !isDone
  const current = order[Math.min(place, count - 1)]
  const key = isTurning ? current?.key : undefined
  const turnMs = TURN_MS[current?.rarity ?? 'plain']
  useEffect(() => {
    if (key === undefined || side === 'up') return undefined
    const isDown = side === 'down' && !still
    if (isDown && count > 1) return undefined
    const timer = setTimeout(() => setSide(isDown ? 'turning' : 'up'), still ? 0 : isDown ? DOWN_MS : turnMs)
    return () => clearTimeout(timer)
  }, [key, still, side, count, turnMs])
  const isLast = place >= count - 1
  // A single card needs no summary.
  const isOver = isDone || (torn && count > 0 && (still || (count === 1 && side === 'up')))
  return {
    place,
    count,
    current,
    previous: order[place - 1],
    side: isOver ? 'up' : side,
    isLast,
    isOver,
    next: () => {
      if (side !== 'up') {
        setSide(side === 'down' ? 'turning' : 'up')
        return
      }
      if (isLast) {
        setDone(true)
        return
      }
      setSide('down')
      setPlace(place + 1)
    },
    finish: () => setDone(true),
  }
}
