'use client'

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react'

/** From here on the paper gives way by itself. */
export const POINT_OF_NO_RETURN = 0.72
/** A press that is over sooner, and has not moved, is a tap: it tears at once. */
const TAP_MS = 260
const STILL_PX = 8
/** How fast the paper closes when it is let go, in parts of the whole tear for each ms. */
const CLOSING = 1 / 240

/** Paper gives a little, then resists, then goes: how far the tear has come for how far the hand has. */
export const giveOf = (hand: number): number => {
  const drawn = Math.min(1, Math.max(0, hand))
  return drawn ** 1.35
}

/**
 * How far a hand that took hold at `x` has to go for the whole of a ticket that lies between `left` and `left + width`:
 * to its farther end, and never farther than the ticket is wide.
 */
export const reachOf = (x: number, left: number, width: number): number =>
  Math.max(1, Math.min(width, Math.max(x - left, left + width - x)))

/** The front ticket's own width, turned as it may be, or that of what is held where there is none. */
function ticketIn(held: HTMLElement): { left: number; width: number } {
  const front = [...held.querySelectorAll<HTMLElement>('[data-slot=ticket]')].at(-1) ?? held
  const { left, width: across } = front.getBoundingClientRect()
  const width = front.offsetWidth
  return { left: left + (across - width) / 2, width }
}

type Hand = { from: 'hold' | 'drag'; at: number; x: number; y: number; reach: number; moved: boolean; tear: number }

type TearHandlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onContextMenu: (event: MouseEvent) => void
}
type TearKeys = { onKeyDown: (event: KeyboardEvent) => void; onClick: (event: MouseEvent) => void }

type TearOptions = { holdMs: number; onTear: () => void; onTearing: (isTearing: boolean) => void }

/** The paper, outside of any rendering: what is held, how far it is torn, and the frames in which it moves. */
function createPaper() {
  const followers = new Set<HTMLElement>()
  let options: TearOptions = { holdMs: 1, onTear: () => undefined, onTearing: () => undefined }
  let hand: Hand | undefined
  let tear = 0
  let frame: number | undefined
  let isTorn = false

  const show = (next: number) => {
    tear = next
    for (const one of followers) one.style.setProperty('--tear', next.toFixed(4))
  }
  const rest = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
  }
  const finish = () => {
    if (isTorn) return
    isTorn = true
    rest()
    hand = undefined
    show(1)
    options.onTearing(false)
    options.onTear()
  }
  /** Runs once a frame while a hand holds on, or until the paper has closed again. */
  const run = (before: number) => {
    frame = requestAnimationFrame((now) => {
      const passed = now - before
      if (hand?.from === 'hold') {
        hand.tear = Math.min(1, hand.tear + passed / options.holdMs)
        show(giveOf(hand.tear))
        if (tear >= POINT_OF_NO_RETURN) {
          finish()
          return
        }
      } else if (hand === undefined) {
        show(Math.max(0, tear - passed * CLOSING))
        if (tear === 0) {
          frame = undefined
          options.onTearing(false)
          return
        }
      }
      run(now)
    })
  }
  const begin = (from: Hand['from']) => (event: PointerEvent<HTMLElement>) => {
    if (isTorn || event.button > 0) return
    try {
      event.currentTarget.setPointerCapture(event.pointerId)
    } catch {
      // A pointer that has left already; its end is heard all the same.
    }
    const at = performance.now()
    const { left, width } = ticketIn(event.currentTarget)
    const reach = reachOf(event.clientX, left, width)
    hand = { from, at, x: event.clientX, y: event.clientY, reach, moved: false, tear }
    options.onTearing(true)
    rest()
    run(at)
  }
  const handlers = (from: Hand['from']): TearHandlers => ({
    onPointerDown: begin(from),
    onPointerMove: ({ clientX, clientY }) => {
      if (hand === undefined) return
      const dx = clientX - hand.x
      if (Math.hypot(dx, clientY - hand.y) > STILL_PX) hand.moved = true
      if (hand.from !== 'drag') return
      show(giveOf(Math.abs(dx) / (hand.reach * 0.86)))
      if (tear >= POINT_OF_NO_RETURN) finish()
    },
    onPointerUp: () => {
      const held = hand
      hand = undefined
      if (held !== undefined && !held.moved && performance.now() - held.at < TAP_MS) finish()
    },
    onPointerCancel: () => {
      hand = undefined
    },
    onContextMenu: (event) => {
      event.preventDefault()
    },
  })
  const keys: TearKeys = {
    onKeyDown: (event) => {
      if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      finish()
    },
    onClick: (event) => {
      if (event.detail === 0) finish()
    },
  }
  return {
    follow: (element: HTMLElement | null) => {
      if (element === null) return undefined
      followers.add(element)
      return () => {
        followers.delete(element)
      }
    },
    configure: (next: TearOptions) => {
      options = next
    },
    rest,
    finish,
    hold: handlers('hold'),
    drag: handlers('drag'),
    keys,
  }
}

/**
 * A ticket under a hand: held, dragged along its perforation, tapped, or torn by one key. How far it is torn stands in
 * `--tear` (0 to 1) on every element that has `follow` for its ref, so that a drag costs no rendering. One key, a tap, or a press by assistive technology (a
 * click without a pointer) tears at once.
 */
export function useTear(holdMs: number, onTear: () => void) {
  const [isTearing, setTearing] = useState(false)
  const [{ configure, rest, ...paper }] = useState(createPaper)
  useEffect(() => {
    configure({ holdMs, onTear, onTearing: setTearing })
  }, [configure, holdMs, onTear])
  useEffect(() => rest, [rest])
  return { isTearing, ...paper }
}

export type Tear = ReturnType<typeof useTear>
