'use client'

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react'

/** Beyond this share the tear completes automatically. */
export const POINT_OF_NO_RETURN = 0.72
/** The part of the hold within which a press without movement is a tap, which tears immediately. On a busy phone a tap takes long. */
const TAP_PART = 0.45
const STILL_PX = 8
/** The speed at which a released tear closes, as a share of the whole tear per ms. */
const CLOSING = 1 / 240

/** The progress of the tear for the way of the pointer: easy at first, then with resistance, then easy again. */
export const giveOf = (hand: number): number => {
  const drawn = Math.min(1, Math.max(0, hand))
  return drawn ** 1.35
}

/**
 * The way of a pointer that grabs at `x` for the whole tear of a ticket between `left` and `left + width`: to its farther end, but
 * at most the width of the ticket.
 */
export const reachOf = (x: number, left: number, width: number): number =>
  Math.max(1, Math.min(width, Math.max(x - left, left + width - x)))

/** The position and width of the front ticket, or of the held element if there is no ticket. */
function ticketIn(held: HTMLElement): { left: number; width: number } {
  const front = [...held.querySelectorAll<HTMLElement>('[data-slot=reveal-paper]')].at(-1) ?? held
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

type TearOptions = {
  holdMs: number
  onTear: () => void
  onTearing: (isTearing: boolean) => void
  /** Called for each hole of the perforation that tears. */
  onHole: () => void
}

/** Holes of the perforation that cause a sound and a vibration. */
const HOLES = 16

/** Calls `step` in each animation frame until it returns false. */
function createFrameLoop(step: (passedMs: number) => boolean) {
  let frame: number | undefined
  const run = (before: number) => {
    frame = requestAnimationFrame((now) => {
      if (step(now - before)) run(now)
    })
  }
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
  }
  return { run, stop }
}

/** The elements that show the progress, as `--tear`. */
function createFollowers() {
  const followers = new Set<HTMLElement>()
  return {
    show: (tear: number) => {
      for (const one of followers) one.style.setProperty('--tear', tear.toFixed(4))
    },
    follow: (element: HTMLElement | null) => {
      if (element === null) return undefined
      followers.add(element)
      return () => {
        followers.delete(element)
      }
    },
  }
}

function capturePointer({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
  try {
    currentTarget.setPointerCapture(pointerId)
  } catch {
    // The pointer has left already; its end event still arrives.
  }
}

const tearKeys = (finish: () => void): TearKeys => ({
  onKeyDown: (event) => {
    if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    finish()
  },
  onClick: (event) => {
    if (event.detail === 0) finish()
  },
})

/** The state of the tear outside of React: the pointer, the progress, and the animation frames. */
function createPaper() {
  const { show: showTear, follow } = createFollowers()
  let options: TearOptions = { holdMs: 1, onTear: () => undefined, onTearing: () => undefined, onHole: () => undefined }
  let hand: Hand | undefined
  let tear = 0
  let isTorn = false

  const show = (next: number) => {
    if (next < 1 && Math.floor(next * HOLES) > Math.floor(tear * HOLES)) options.onHole()
    tear = next
    showTear(next)
  }
  const finish = () => {
    if (isTorn) return
    isTorn = true
    frames.stop()
    hand = undefined
    show(1)
    options.onTearing(false)
    options.onTear()
  }
  /** Runs in each frame while a pointer holds the ticket, or until the tear has closed. */
  const frames = createFrameLoop((passed) => {
    if (hand?.from === 'hold') {
      hand.tear = Math.min(1, hand.tear + passed / options.holdMs)
      show(giveOf(hand.tear))
      if (tear >= POINT_OF_NO_RETURN) finish()
    } else if (hand === undefined) {
      show(Math.max(0, tear - passed * CLOSING))
      if (tear === 0) options.onTearing(false)
    }
    return !isTorn && (hand !== undefined || tear > 0)
  })
  const begin = (from: Hand['from']) => (event: PointerEvent<HTMLElement>) => {
    if (isTorn || event.button > 0) return
    capturePointer(event)
    const at = performance.now()
    const { left, width } = ticketIn(event.currentTarget)
    const reach = reachOf(event.clientX, left, width)
    hand = { from, at, x: event.clientX, y: event.clientY, reach, moved: false, tear }
    options.onTearing(true)
    frames.stop()
    frames.run(at)
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
      if (held !== undefined && !held.moved && performance.now() - held.at < options.holdMs * TAP_PART) finish()
    },
    onPointerCancel: () => {
      hand = undefined
    },
    onContextMenu: (event) => {
      event.preventDefault()
    },
  })
  return {
    follow,
    configure: (next: TearOptions) => {
      options = next
    },
    rest: frames.stop,
    finish,
    hold: handlers('hold'),
    drag: handlers('drag'),
    keys: tearKeys(finish),
  }
}

/**
 * Tears a ticket by holding it, dragging along its perforation, a tap, or a key. The progress is in `--tear` (0 to 1) on every
 * element that has `follow` as its ref, so that a drag causes no React render. A key, a tap, or a press by assistive technology
 * (a click without a pointer) tears immediately.
 */
export function useTear({ holdMs, onTear, onHole }: Omit<TearOptions, 'onTearing'>) {
  const [isTearing, setTearing] = useState(false)
  const [{ configure, rest, ...paper }] = useState(createPaper)
  useEffect(() => {
    configure({ holdMs, onTear, onHole, onTearing: setTearing })
  }, [configure, holdMs, onTear, onHole])
  useEffect(() => rest, [rest])
  return { isTearing, ...paper }
}

export type Tear = ReturnType<typeof useTear>
