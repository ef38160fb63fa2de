'use client'

import { displayLocalIds } from '@lootboxes/ledger'
import { FastForward, Volume2, VolumeX } from 'lucide-react'
import {
  type ComponentProps,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { LootCard } from './loot-card'
import { type Rarity, rarities, rarityWords } from './rarity'
import { RevealCard } from './reveal-card'
import { shake, soundOfCard, soundOfTear } from './reveal-feel'
import { bestInTheMiddle, MOST_TURNED, type StageLoot, turningOrder } from './reveal-order'
import { Ticket } from './ticket'
import { TicketFan } from './ticket-fan'
import { useTear } from './use-tear'

export type { StageLoot }

export type RevealPhase = 'idle' | 'tearing' | 'waiting' | 'turning' | 'revealed'

const countedByEdge = (loot: readonly StageLoot[]): string => {
  const counts = rarities
    .toReversed()
    .map((rarity) => [rarity, loot.filter((one) => one.rarity === rarity).length] as const)
  return counts
    .flatMap(([rarity, count]) => (count > 0 ? [`${count} ${rarityWords[rarity].toLowerCase()}`] : []))
    .join(', ')
}

/** So many are named; of more it is said how many of each edge there are, and each card has its name. */
const MOST_NAMED = 3

const edgeOf = ({ rarity, rarityLabel }: StageLoot) => (rarityLabel ?? rarityWords[rarity]).toLowerCase()

const english = {
  ready: (count: number) =>
    count === 1 ? 'Ready to tear' : count === 2 ? 'Both stubs are ready to tear' : `${count} tickets, ready to tear`,
  readyStill: (count: number) =>
    count === 1
      ? 'Ready to reveal'
      : count === 2
        ? 'Both tickets are ready to reveal'
        : `${count} tickets, ready to reveal`,
  tear: (count: number) => (count === 1 ? 'Tear it open' : count === 2 ? 'Tear both open' : `Tear all ${count} open`),
  hint: 'Hold, drag along the perforation, tap, or press Enter.',
  /** Where there is no keyboard. */
  hintTouch: 'Hold, drag along the perforation, or tap.',
  reveal: 'Reveal',
  skip: 'Skip the animation',
  sound: 'Sound',
  waiting: 'Opened. Waiting for the result.',
  waitingMore: 'The ledger draws in a second transaction. You can close this: nothing is lost.',
  next: (place: number, count: number) => `Next card, ${place} of ${count}`,
  summary: (count: number) => (count === 2 ? 'See both' : `See all ${count}`),
  rest: 'Reveal the rest',
  edge: (rarity: Rarity) => (rarity === 'foil' ? 'Foil shows…' : `A ${rarityWords[rarity].toLowerCase()}…`),
  turned: (one: StageLoot, place: number, count: number) => `Card ${place} of ${count}: ${one.name}, ${edgeOf(one)}.`,
  found: (loot: readonly StageLoot[]) => {
    if (loot.length > MOST_NAMED) return `You found ${loot.length}: ${countedByEdge(loot)}.`
    const named = loot.map((one) => `${one.name}, ${edgeOf(one)}`)
    return named.length === 1 ? `You found ${named[0] ?? ''}.` : `You found ${named.length}: ${named.join('; ')}.`
  },
}

export type RevealStageProps = Omit<ComponentProps<'section'>, 'children' | 'title' | 'id'> & {
  /** Ids of the tickets to tear. */
  tickets: readonly string[]
  /** The box they admit to. */
  title: string
  picture?: string | undefined
  /** The stubs are off: set it in `onTear`. */
  torn: boolean
  onTear: () => void
  /** What was inside; undefined until the ledger has drawn it. */
  loot?: readonly StageLoot[] | undefined
  /** The last card lies face up. */
  onSeen?: (() => void) | undefined
  /** No animation and no holding. Keep it for the next visit. */
  skip?: boolean
  onSkipChange?: (skip: boolean) => void
  /** Off unless somebody has switched it on. */
  sound?: boolean
  onSoundChange?: (sound: boolean) => void
  holdMs?: number
  words?: Partial<typeof english>
  /** A quiet line above the stage: what was committed. */
  status?: ReactNode
  /** What to do next, under the loot; shown when it has been seen. */
  children?: ReactNode
  /** The way out, below it all and there at any time. */
  exit?: ReactNode
  /** Something lies above the stage and has the focus. */
  covered?: boolean
}

const reduced = '(prefers-reduced-motion: reduce)'
const isReduced = () => typeof matchMedia === 'function' && matchMedia(reduced).matches
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const query = matchMedia(reduced)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    isReduced,
    () => false,
  )
}

/** The edge is seen for so long before the card turns, and the turn itself takes so long. */
const EDGE_MS = 760
const TURN_MS = 620

/** Which card is up, and whether all have been. `still`: nothing moves, so nothing is waited for. */
function useTurning(loot: readonly StageLoot[] | undefined, torn: boolean, still: boolean) {
  const order = useMemo(() => (loot === undefined ? [] : turningOrder(loot)), [loot])
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
  // One card needs no table to lie on, and where nothing moves all of them lie there at once.
  const isOver = isDone || (torn && order.length > 0 && (still || (order.length === 1 && isUp)))
  return {
    order,
    place,
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

/**
 * Where tickets are torn open: hold the one wide control, drag along the perforation, tap, or press Enter. The printed edge
 * of what is inside shows first, then it turns up; several come one after the other, the rarest last. Each is said in a
 * live region as soon as its turn comes, which never waits for the picture; focus that is lost goes to the next control.
 * It does not touch the ledger: `torn` and `loot` are the caller's.
 */
export function RevealStage({
  tickets,
  title,
  picture,
  torn,
  onTear,
  loot,
  onSeen,
  skip = false,
  onSkipChange,
  sound = false,
  onSoundChange,
  holdMs = 1100,
  words,
  status,
  children,
  exit,
  covered = false,
  className,
  ...props
}: RevealStageProps) {
  const say = { ...english, ...words }
  const hintId = useId()
  const isReducedMotion = useReducedMotion()
  const still = isReducedMotion || skip
  const tear = () => {
    if (!still) shake('tear')
    if (sound) soundOfTear()
    onTear()
  }
  const { follow, isTearing, hold, drag, keys, finish } = useTear(holdMs, tear)
  const turning = useTurning(loot, torn, still)
  const { current, isUp, isOver } = turning
  const phase: RevealPhase = torn
    ? loot === undefined
      ? 'waiting'
      : isOver
        ? 'revealed'
        : 'turning'
    : isTearing && !still
      ? 'tearing'
      : 'idle'
  const rarity =
    phase === 'turning' || (phase === 'revealed' && turning.order.length === 1) ? current?.rarity : undefined
  useFeel({ rarity: isUp ? rarity : undefined, card: current?.key, still, sound })
  useSeen(phase === 'revealed', onSeen)
  const stage = useNextFocus(`${phase} ${still}`, covered)
  const isSummary = phase === 'revealed' && turning.order.length !== 1
  return (
    <section
      ref={stage}
      data-slot="reveal-stage"
      data-phase={phase}
      {...(still ? { 'data-still': '' } : {})}
      {...(rarity === undefined ? {} : { 'data-rarity': rarity })}
      onKeyDownCapture={(event) => {
        // A key that is still held down since the tear presses nothing that comes after it.
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
      }}
      aria-label={tickets.length > MOST_TURNED ? `${tickets.length} tickets` : displayLocalIds(tickets)}
      {...props}
      className={cn('flex min-h-0 flex-col gap-3', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="text-ink-soft text-sm">{status}</div>
        <StageSwitches
          {...{ say, skip, sound, onSoundChange }}
          // Where nothing moves, or not any more, there is nothing to skip.
          onSkipChange={isReducedMotion || phase === 'revealed' ? undefined : onSkipChange}
        />
      </div>
      <div ref={follow} data-slot="reveal-scene" data-summary={isSummary} className="@container">
        {isSummary && loot ? (
          <Summary loot={loot} />
        ) : (
          <>
            {/* A picture of what the button does; a hand may take hold of it too. */}
            <div
              data-slot="reveal-tickets"
              data-many={tickets.length > 1}
              aria-hidden="true"
              {...(torn || still ? {} : drag)}
              className={cn(!torn && !still && 'cursor-grab touch-none active:cursor-grabbing')}
            >
              {tickets.length === 1 ? (
                <Ticket id={tickets[0] ?? ''} title={title} picture={picture} bright priority />
              ) : (
                <TicketFan ids={tickets} title={title} picture={picture} />
              )}
              <div data-slot="reveal-light" />
            </div>
            {torn && current ? <RevealCard key={current.key} one={current} still={still} isUp={isUp} /> : null}
          </>
        )}
      </div>
      <div className={cn('flex flex-col items-center gap-2 text-center', phase !== 'revealed' && 'min-h-34')}>
        <p
          role="status"
          aria-live="polite"
          className={cn('heading max-w-full text-lg tracking-snug wrap-anywhere', phase === 'turning' && 'sr-only')}
        >
          {torn
            ? loot === undefined
              ? say.waiting
              : phase === 'turning' && turning.order.length > 1 && current
                ? say.turned(current, turning.place + 1, turning.order.length)
                : say.found(loot)
            : (still ? say.readyStill : say.ready)(tickets.length)}
        </p>
        {phase === 'turning' && current ? (
          <p aria-hidden="true" className="heading max-w-full text-lg tracking-snug wrap-anywhere">
            {isUp ? `${current.name}, ${edgeOf(current)}` : say.edge(current.rarity)}
          </p>
        ) : null}
        {phase === 'waiting' ? <p className="text-ink-soft text-sm">{say.waitingMore}</p> : null}
        {torn ? null : still ? (
          <Button data-next variant="primary" size="large" onClick={finish} className="w-full max-w-md">
            {say.reveal}
          </Button>
        ) : (
          <>
            <Button
              data-next
              variant="primary"
              size="large"
              aria-describedby={hintId}
              {...hold}
              {...keys}
              className="relative w-full max-w-md touch-none overflow-hidden [-webkit-touch-callout:none]"
            >
              <span ref={follow} aria-hidden="true" data-slot="reveal-fill" />
              <span className="relative">{say.tear(tickets.length)}</span>
            </Button>
            <p id={hintId} className="text-ink-soft text-sm">
              <span className="without-keyboard:hidden">{say.hint}</span>
              <span className="hidden without-keyboard:inline">{say.hintTouch}</span>
            </p>
          </>
        )}
        {phase === 'turning' && turning.order.length > 1 ? (
          <div className="flex w-full max-w-md flex-col items-center gap-1.5">
            <Button data-next variant="primary" size="large" wide onClick={turning.next}>
              {turning.isLast ? say.summary(loot?.length ?? 0) : say.next(turning.place + 2, turning.order.length)}
            </Button>
            {turning.isLast ? null : (
              <Button variant="quiet" size="small" onClick={turning.finish}>
                {say.rest}
              </Button>
            )}
          </div>
        ) : null}
      </div>
      {phase === 'revealed' && children ? (
        // What comes next stays in sight, however many cards lie above it.
        <div
          data-next
          className={cn(
            'sticky bottom-0 z-10 -mx-4 flex flex-col items-center bg-card px-4 py-2 text-center sm:-bottom-6 sm:mx-0 sm:px-0',
            tickets.length <= MOST_TURNED && 'sm:static',
          )}
        >
          {children}
        </div>
      ) : null}
      {exit ? (
        <div data-next className="flex justify-center">
          {exit}
        </div>
      ) : null}
    </section>
  )
}

type StageSwitchesProps = {
  say: Pick<typeof english, 'skip' | 'sound'>
  skip: boolean
  onSkipChange: RevealStageProps['onSkipChange'] | undefined
  sound: boolean
  onSoundChange: RevealStageProps['onSoundChange'] | undefined
}

/** Small, in a corner, and remembered by the caller. */
function StageSwitches({ say, skip, onSkipChange, sound, onSoundChange }: StageSwitchesProps) {
  const Speaker = sound ? Volume2 : VolumeX
  return (
    <div className="ml-auto flex min-w-0 items-center">
      {onSoundChange ? (
        <Button
          size="icon"
          variant="quiet"
          aria-label={say.sound}
          title={say.sound}
          aria-pressed={sound}
          onClick={() => onSoundChange(!sound)}
        >
          <Speaker aria-hidden />
        </Button>
      ) : null}
      {onSkipChange ? (
        <Button
          size="small"
          variant="quiet"
          aria-pressed={skip}
          onClick={() => onSkipChange(!skip)}
          className="px-2.5 text-ink-soft aria-pressed:text-ink aria-pressed:underline"
        >
          <FastForward aria-hidden />
          {say.skip}
        </Button>
      ) : null}
    </div>
  )
}

type Feel = { rarity: Rarity | undefined; card: string | undefined; still: boolean; sound: boolean }

/** What a card does besides being seen, once for each: a shake and a chime. */
function useFeel({ rarity, card, still, sound }: Feel) {
  const felt = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (rarity === undefined || card === undefined || felt.current === card) return
    felt.current = card
    if (!still) shake(rarity)
    if (sound) soundOfCard(rarity)
  }, [rarity, card, still, sound])
}

/**
 * Keeps focus on the next control while the stage goes on: where it has been lost because its control is gone, or where it
 * was put before. Whoever has moved on to something else is left alone, and so is a page that has just been opened.
 */
function useNextFocus(step: string, covered: boolean): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null)
  const given = useRef<Element | null>(null)
  const isOpen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step there may be another next control
  useLayoutEffect(() => {
    const { current: place } = stage
    if (place === null || covered) return
    const isFirst = !isOpen.current
    isOpen.current = true
    if (isFirst && place.closest('[role=dialog]') === null) return
    const { activeElement: active } = document
    const isLost = active === null || active.contains(place)
    if (!isLost && active !== given.current) return
    const next = place.querySelector<HTMLElement>('button[data-next], [data-next] :is(button, a[href])')
    next?.focus()
    given.current = next
  }, [step, covered])
  return stage
}

function useSeen(isSeen: boolean, onSeen: (() => void) | undefined) {
  const told = useRef(false)
  useEffect(() => {
    if (!isSeen || told.current) return
    told.current = true
    onSeen?.()
  }, [isSeen, onSeen])
}

const columns = [
  '',
  'grid-cols-[minmax(0,17rem)]',
  'grid-cols-[repeat(2,minmax(0,15rem))]',
  'grid-cols-[repeat(2,minmax(0,15rem))] @2xl:grid-cols-[repeat(3,minmax(0,15rem))]',
  'grid-cols-[repeat(2,minmax(0,14rem))] @2xl:grid-cols-[repeat(4,minmax(0,14rem))]',
  'grid-cols-[repeat(2,minmax(0,14rem))] @2xl:grid-cols-[repeat(5,minmax(0,14rem))]',
] as const

/** The first of a great many cards come in by themselves; the others follow when those lie still, a few with each frame. */
const FIRST = 10
const FIRST_MS = 700
const WITH_EACH_FRAME = 4

/** How many cards lie there by now. */
function useSome(count: number): number {
  const [some, setSome] = useState(FIRST)
  useEffect(() => {
    if (some >= count) return undefined
    const more = () => startTransition(() => setSome(some + WITH_EACH_FRAME))
    if (some === FIRST) {
      const timer = setTimeout(more, FIRST_MS)
      return () => clearTimeout(timer)
    }
    const frame = requestAnimationFrame(more)
    return () => cancelAnimationFrame(frame)
  }, [some, count])
  return Math.min(some, count)
}

/** Everything that was found, the best of it in the middle. */
function Summary({ loot }: { loot: readonly StageLoot[] }) {
  const across = Math.min(loot.length, 5)
  const lying = useMemo(() => bestInTheMiddle(loot, across), [loot, across])
  const best = useMemo(() => turningOrder(loot).at(-1)?.key, [loot])
  const some = useSome(loot.length)
  return (
    <ul
      data-slot="reveal-summary"
      className={cn('grid w-full list-none content-center justify-center gap-2 p-2 sm:gap-4', columns[across])}
    >
      {lying.slice(0, some).map((one) => (
        <Lying key={one.key} one={one} isBest={one.key === best} count={loot.length} />
      ))}
    </ul>
  )
}

/** One of the cards on the table; written once, however many come after it. */
const Lying = memo(function Lying({ one, isBest, count }: { one: StageLoot; isBest: boolean; count: number }) {
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
