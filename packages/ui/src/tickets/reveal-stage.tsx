'use client'

import { displayLocalIds } from '@lootboxes/ledger'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useDeferredValue, useRef } from 'react'
import { cn } from '../cn'
import { RevealCards } from './reveal-card'
import { NextCard, RevealSwitches, TearControl } from './reveal-controls'
import { shake, soundOfHole, soundOfTear } from './reveal-feel'
import { MOST_TURNED, type StageLoot } from './reveal-order'
import { RevealSpread } from './reveal-spread'
import { RevealTicket } from './reveal-ticket'
import { english, type RevealWords } from './reveal-words'
import { useRising } from './use-rising'
import { leaveControl, useCardFeedback, useNextFocus, useReducedMotion, useRevealed } from './use-stage-effects'
import { type Tear, useTear } from './use-tear'
import { askForTilt } from './use-tilt'
import { type Turning, useTurning } from './use-turning'

export type RevealPhase = 'sealed' | 'idle' | 'tearing' | 'waiting' | 'turning' | 'revealed'

export type RevealStageProps = Omit<ComponentProps<'section'>, 'children' | 'title' | 'id'> & {
  /** Ids of the tickets to tear. */
  tickets: readonly string[]
  /** The box they admit to. */
  title: string
  picture?: string | undefined
  /** The transaction that opens the tickets is signed and not committed yet: the tickets rustle and cannot be torn. */
  sealed?: boolean
  /** The stubs are off: set it in `onTear`. */
  torn?: boolean
  onTear?: () => void
  /** The drawn loot; undefined until the ledger has drawn it. */
  loot?: readonly StageLoot[] | undefined
  /** Called once when the last card lies face up. */
  onSeen?: (() => void) | undefined
  /** No animation and no holding. The caller stores it for the next visit. */
  skip?: boolean
  onSkipChange?: (skip: boolean) => void
  /** Off by default. */
  sound?: boolean
  onSoundChange?: (sound: boolean) => void
  holdMs?: number
  words?: Partial<RevealWords>
  /** A status line that replaces the text of the stage, for example after the commit. */
  status?: ReactNode
  /** The next step, below the loot; shown when everything is revealed. */
  children?: ReactNode
  /** The way out, at the top and always available. */
  exit?: ReactNode
  /** Another dialog lies above the stage and has the focus. */
  covered?: boolean
}

type Progress = { sealed: boolean; torn: boolean; loot: RevealStageProps['loot']; isOver: boolean; isTearing: boolean }

function phaseOf({ sealed, torn, loot, isOver, isTearing }: Progress): RevealPhase {
  if (sealed) return 'sealed'
  if (!torn) return isTearing ? 'tearing' : 'idle'
  if (loot === undefined) return 'waiting'
  return isOver ? 'revealed' : 'turning'
}

/** The key that tore the tickets and is still held down presses no later control. */
function ignoreRepeat(event: KeyboardEvent) {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}

type FeltTear = { holdMs: number; still: boolean; sound: boolean; onTear: (() => void) | undefined }

/** A tear with vibration and sound. */
const useFeltTear = ({ holdMs, still, sound, onTear }: FeltTear) =>
  useTear({
    holdMs,
    onTear: () => {
      if (!still) shake('tear')
      if (sound) soundOfTear()
      leaveControl()
      onTear?.()
    },
    onHole: () => {
      shake('hole')
      if (sound) soundOfHole()
    },
  })

/**
 * Tears tickets open: drag along the perforation, hold the control, tap, or press Enter. Each card rises face down and turns up,
 * the least probable last. A live region names each card at once, without waiting for the animation; lost focus moves to the next
 * control. The stage is dark in every theme. It does not access the ledger: `torn` and `loot` come from the caller.
 */
export function RevealStage({
  tickets,
  title,
  picture,
  sealed = false,
  torn = false,
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
  const isReducedMotion = useReducedMotion()
  const still = isReducedMotion || skip
  const tear = useFeltTear({ holdMs, still, sound, onTear })
  const rising = useRising(loot)
  const turning = useTurning(rising, torn, still)
  const phase = phaseOf({ sealed, torn, loot, isOver: turning.isOver, isTearing: tear.isTearing && !still })
  const rarity = rarityInSight(phase, turning)
  useCardFeedback({
    rarity: turning.side === 'up' && phase !== 'tearing' ? rarity : undefined,
    card: turning.current?.key,
    still,
    sound,
  })
  useRevealed(phase === 'revealed', onSeen)
  const stage = useNextFocus(`${phase} ${still}`, covered)
  const parts = { tickets, title, picture, torn, still, tear, turning, phase, loot, rising, say }
  return (
    <section
      ref={stage}
      data-slot="reveal-stage"
      data-theme="dark"
      data-phase={phase}
      {...(still ? { 'data-still': '' } : {})}
      {...(rarity === undefined ? {} : { 'data-rarity': rarity })}
      {...(turning.side === 'up' && phase !== 'tearing' ? { 'data-up': '' } : {})}
      onKeyDownCapture={ignoreRepeat}
      onPointerUp={still || phase === 'sealed' || phase === 'idle' ? undefined : askForTilt}
      aria-label={tickets.length > MOST_TURNED ? `${tickets.length} tickets` : displayLocalIds(tickets)}
      {...props}
      className={className}
    >
      <div data-slot="reveal-air" aria-hidden="true">
        <i />
      </div>
      <div data-slot="reveal-top">
        <p data-step tabIndex={-1} className="heading truncate text-lg">
          {stepOf(parts)}
        </p>
        <RevealSwitches
          {...{ words: say, skip, sound, onSoundChange }}
          // There is nothing to skip without animation, and after the last card.
          onSkipChange={isReducedMotion || phase === 'revealed' ? undefined : onSkipChange}
        />
        {exit}
      </div>
      <Scene {...parts} />
      <Foot {...parts} status={status}>
        {children}
      </Foot>
    </section>
  )
}

/** The rarity whose light shows: of the card in front, and while the paper tears of the card behind it, if it is known. */
function rarityInSight(phase: RevealPhase, { current, count }: Turning) {
  if (phase === 'revealed' && count > 1) return undefined
  return phase === 'sealed' || phase === 'idle' || phase === 'waiting' ? undefined : current?.rarity
}

type StageProps = Pick<RevealStageProps, 'tickets' | 'title' | 'picture' | 'torn' | 'loot'> & {
  still: boolean
  tear: Tear
  turning: Turning
  phase: RevealPhase
  say: RevealWords
  rising: readonly StageLoot[] | undefined
}

/** The heading of the step. */
function stepOf({ tickets, turning: { place, count }, phase, loot, say }: StageProps): string {
  if (phase === 'waiting') return say.drawing
  if (phase === 'turning') return say.place(place + 1, count)
  return phase === 'revealed' ? say.all(loot?.length ?? 1) : say.tickets(tickets.length)
}

/** The ticket, the card in front, or all cards. */
function Scene({
  tickets,
  title,
  picture,
  torn,
  still,
  tear: { follow, drag },
  turning,
  phase,
  rising,
  say,
}: StageProps) {
  const { current, previous, side, count, next } = turning
  // The card renders after the tear. One render of both makes a slow phone miss several frames.
  const isCardDue = useDeferredValue(torn)
  const isSpread = phase === 'revealed' && count !== 1
  // A press on the card does what the button does, except that it does not leave the last card.
  const canGoOn = phase === 'turning' && (side !== 'up' || (count > 1 && !turning.isLast))
  // The release of a tear is no press on the card that has risen in the meantime.
  const pressed = useRef<string | undefined>(undefined)
  const goOn = () => {
    if (pressed.current === current?.key) next()
  }
  return (
    <div
      ref={follow}
      data-slot="reveal-scene"
      data-spread={isSpread}
      onPointerDown={() => {
        pressed.current = canGoOn ? current?.key : undefined
      }}
      {...(canGoOn ? { onClick: goOn } : {})}
    >
      {isSpread && rising ? (
        <RevealSpread rising={rising} />
      ) : (
        <>
          {turning.place === 0 ? (
            <RevealTicket
              ids={tickets}
              title={title}
              picture={picture}
              note={say.stub(tickets.length)}
              drag={phase === 'sealed' || torn || still ? undefined : drag}
            />
          ) : null}
          {isCardDue && !still && count - 1 > turning.place ? <Pile count={count - 1 - turning.place} /> : null}
          {isCardDue && current ? (
            <RevealCards
              one={current}
              before={previous}
              still={still}
              side={side}
              chanceLabel={say.chance}
              isLifted={turning.place > 0}
            />
          ) : null}
        </>
      )}
    </div>
  )
}

/** Cards of the pile that show. */
const MAX_PILED = 3

/** The cards that are still to come, face down behind the one in front. */
const Pile = ({ count }: { count: number }) => (
  <div data-slot="reveal-pile" aria-hidden="true">
    {Array.from({ length: Math.min(count, MAX_PILED) }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards of the pile have a fixed order
      <i key={place} />
    ))}
  </div>
)

function statusText({ tickets, torn, still, turning, phase, loot, say }: StageProps): string {
  if (phase === 'sealed') return say.sealed
  if (!torn) return (still ? say.readyStill : say.ready)(tickets.length)
  if (loot === undefined) return say.waiting
  const { current, side, count, place } = turning
  if (phase !== 'turning' || count === 1 || current === undefined) return say.found(loot)
  // Nobody hears the name of a card before it is turned.
  return side === 'up' ? say.turned(current, place + 1, count) : say.faceDown(place + 1, count)
}

/** One sentence about the step, and one control for the next one. */
function Foot({ status, children, ...props }: StageProps & Pick<RevealStageProps, 'status' | 'children'>) {
  const { tickets, torn, still, tear, turning, phase, say } = props
  const { current, side, count, place } = turning
  return (
    <div data-slot="reveal-foot">
      {status ? <div className="heading text-lg">{status}</div> : null}
      <p
        role="status"
        aria-live="polite"
        className={cn(
          'heading max-w-full tracking-snug wrap-anywhere',
          phase === 'waiting' ? 'text-2xl' : 'text-lg',
          (phase === 'turning' || Boolean(status)) && 'sr-only',
        )}
      >
        {statusText(props)}
      </p>
      {phase === 'turning' && current ? (
        // Only below the first card that is face up; its place is kept.
        <p
          aria-hidden="true"
          className={cn('max-w-full text-ink-soft text-sm', (side !== 'up' || place > 0) && 'invisible')}
        >
          {say.tilt}
        </p>
      ) : null}
      {phase === 'waiting' ? <p className="text-ink-soft text-sm">{say.waitingMore}</p> : null}
      {torn || phase === 'sealed' ? null : <TearControl words={say} count={tickets.length} still={still} tear={tear} />}
      {phase === 'turning' && count > 1 ? <NextCard words={say} turning={turning} /> : null}
      {phase === 'revealed' && children ? (
        <div data-next className="flex w-full flex-col items-center">
          {children}
        </div>
      ) : null}
    </div>
  )
}
