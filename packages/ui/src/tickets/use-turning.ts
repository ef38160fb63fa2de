import { useEffect, useMemo, useState } from 'react'
import { type StageLoot, turnedOf } from './reveal-order'

/** How long the card lies face down in the light of its rarity, and how long it turns. `reveal.css` has the same times. */
const EDGE_MS = 900
const TURN_MS = 640

export type Turning = {
  /** Index of the card in front, among `count`. */
  place: number
  count: number
  current: StageLoot | undefined
  /** The card in front lies face up. */
  isUp: boolean
  isLast: boolean
  /** Every card has been turned. */
  isOver: boolean
  next: () => void
  finish: () => void
}

/**
 * Turns the cards of `rising` one after the other, of many only the last ones. With `still` there is no animation, and all cards
 * are face up immediately.
 */
export function useTurning(rising: readonly StageLoot[] = [], torn: boolean, still: boolean): Turning {
  const order = useMemo(() => turnedOf(rising), [rising])
  const [place, setPlace] = useState(0)
  const [isUp, setUp] = useState(false)
  const [isDone, setDone] = useState(false)
  const isTurning = torn && order.length > 0 && !isDone
  const current = order[Math.min(place, order.length - 1)]
  const key = isTurning ? current?.key : undefined
  useEffect(() => {
    if (key === undefined) return undefined
    const timer = setTimeout(() => setUp(true), still ? 0 : EDGE_MS + TURN_MS)
    return () => clearTimeout(timer)
  }, [key, still])
  const isLast = place >= order.length - 1
  // A single card needs no summary.
  const isOver = isDone || (torn && order.length > 0 && (still || (order.length === 1 && isUp)))
  return {
    place,
    count: order.length,
    current,
    isUp: isUp || isOver,
    isLast,
    isOver,
    next: () => {
      if (isLast) {
        setDone(true)
        return
      }
      setUp(false)
      setPlace(place + 1)
    },
    finish: () => setDone(true),
  }
}
