'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button, ButtonLink } from '../parts/button'
import { RevealCards } from './reveal-card'
import type { StageLoot } from './reveal-order'
import { useReducedMotion } from './use-stage-effects'
import { askForTilt } from './use-tilt'

/** A finger that moves this far sideways, in pixels, goes to another card. */
const SWIPE_PX = 56

const english = {
  cards: 'Cards',
  place: (place: number, count: number) => `${place} of ${count}`,
  before: 'Previous card',
  next: 'Next card',
  open: 'Open the item',
  chance: 'the chance was',
}

export type CardViewerProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** At least one card. */
  cards: readonly StageLoot[]
  /** The way out, at the top. */
  exit?: ReactNode
  words?: Partial<typeof english>
}

type FootProps = {
  href: string | undefined
  words: typeof english
  /** Goes to another card, if there is one. */
  onGo?: (step: number) => void
}

const Foot = ({ href, words, onGo }: FootProps) => (
  <div data-slot="reveal-foot">
    <div className="flex items-center gap-3">
      {onGo ? (
        <Button size="icon" aria-label={words.before} onClick={() => onGo(-1)}>
          <ChevronLeft aria-hidden />
        </Button>
      ) : null}
      {href ? (
        <ButtonLink variant="primary" href={href}>
          {words.open}
        </ButtonLink>
      ) : null}
      {onGo ? (
        <Button data-next size="icon" aria-label={words.next} onClick={() => onGo(1)}>
          <ChevronRight aria-hidden />
        </Button>
      ) : null}
    </div>
  </div>
)

/**
 * Shows cards one at a time on the dark stage of the reveal: each tilts with the pointer or the device under the foil of its
 * rarity. Buttons, arrow keys and swipes go to another card. Needs `@lootboxes/ui/reveal.css`.
 */
export function CardViewer({ cards: all, exit, words: own, ...props }: CardViewerProps) {
  const words = { ...english, ...own }
  const [{ at, step: came }, show] = useState({ at: 0, step: 0 })
  const still = useReducedMotion()
  const pressedX = useRef<number | undefined>(undefined)
  // The link of a card is the button below it.
  const cards = useMemo(() => all.map(({ href: _, ...card }): StageLoot => card), [all])
  const one = cards[at]
  if (one === undefined) return null
  const { name, rarity } = one
  const go = (step: number) => {
    // After the last card comes the first one.
    if (cards.length > 1) show({ at: (at + step + cards.length) % cards.length, step })
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  const onPointerUp = ({ clientX, pointerType }: PointerEvent) => {
    askForTilt()
    const moved = clientX - (pressedX.current ?? clientX)
    pressedX.current = undefined
    if (pointerType !== 'mouse' && Math.abs(moved) > SWIPE_PX) go(moved > 0 ? -1 : 1)
  }
  return (
    <section
      data-slot="reveal-stage"
      data-theme="dark"
      data-phase="revealed"
      data-rarity={rarity}
      data-up=""
      // Only the first card is turned. The others slide in, from the side that they come from.
      {...(came === 0 || still ? {} : { 'data-came': came > 0 ? 'next' : 'before' })}
      {...(still ? { 'data-still': '' } : {})}
      // Arrow keys and swipes are shortcuts of its buttons.
      onKeyDown={onKeyDown}
      aria-label={words.cards}
      {...props}
    >
      <div data-slot="reveal-air" aria-hidden="true">
        <i />
      </div>
      <div data-slot="reveal-top">
        <p role="status" className="heading truncate text-lg">
          {words.place(at + 1, cards.length)}
          <span className="sr-only">: {name}</span>
        </p>
        {exit}
      </div>
      <div
        data-slot="reveal-scene"
        className="touch-pan-y"
        onPointerDown={({ clientX }) => {
          pressedX.current = clientX
        }}
        onPointerUp={onPointerUp}
      >
        <RevealCards
          one={one}
          before={came === 0 ? undefined : cards[(at - came + cards.length) % cards.length]}
          still={still}
          side="up"
          chanceLabel={words.chance}
        />
      </div>
      <Foot href={all[at]?.href} words={words} {...(cards.length > 1 ? { onGo: go } : {})} />
    </section>
  )
}
