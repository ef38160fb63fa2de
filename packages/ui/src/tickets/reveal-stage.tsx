'use client'

import { displayLocalIds } from '@lootboxes/ledger'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { cn } from '../cn'
import { RevealCard } from './reveal-card'
import { NextCard, RevealSwitches, TearControl } from './reveal-controls'
import { shake, soundOfTear } from './reveal-feel'
import { MOST_TURNED, type StageLoot } from './reveal-order'
import { RevealSummary } from './reveal-summary'
import { english, type RevealWords, rarityOf } from './reveal-words'
import { Ticket } from './ticket'
import { TicketFan } from './ticket-fan'
import { useCardFeedback, useNextFocus, useReducedMotion, useRevealed } from './use-stage-effects'
import { type Tear, useTear } from './use-tear'
import { type Turning, useTurning } from './use-turning'

export type { StageLoot }

export type RevealPhase = 'idle' | 'tearing' | 'waiting' | 'turning' | 'revealed'

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
  /** A quiet line above the stage, such as what was committed. */
  status?: ReactNode
  /** The next step, below the loot; shown when everything is revealed. */
  children?: ReactNode
  /** The way out, below everything and always available. */
  exit?: ReactNode
  /** Another dialog lies above the stage and has the focus. */
  covered?: boolean
}

function phaseOf(torn: boolean, loot: RevealStageProps['loot'], isOver: boolean, isTearing: boolean): RevealPhase {
  if (!torn) return isTearing ? 'tearing' : 'idle'
  if (loot === undefined) return 'waiting'
  return isOver ? 'revealed' : 'turning'
}

/** The key that tore the tickets and is still held down presses no later control. */
function ignoreRepeat(event: KeyboardEvent) {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}

/**
 * Tears tickets open: hold the control, drag along the perforation, tap, or press Enter. Each card shows its rarity first
 * and then turns, the rarest last. A live region names each card at once, without waiting for the animation; lost focus
 * moves to the next control. The stage does not access the ledger: `torn` and `loot` come from the caller.
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
  const isReducedMotion = useReducedMotion()
  const still = isReducedMotion || skip
  const tear = useTear(holdMs, () => {
    if (!still) shake('tear')
    if (sound) soundOfTear()
    onTear()
  })
  const turning = useTurning(loot, torn, still)
  const phase = phaseOf(torn, loot, turning.isOver, tear.isTearing && !still)
  const isOneUp = phase === 'turning' || (phase === 'revealed' && turning.count === 1)
  const rarity = isOneUp ? turning.current?.rarity : undefined
  useCardFeedback({ rarity: turning.isUp ? rarity : undefined, card: turning.current?.key, still, sound })
  useRevealed(phase === 'revealed', onSeen)
  const stage = useNextFocus(`${phase} ${still}`, covered)
  const stageProps = { tickets, title, picture, torn, still, tear, turning, phase, loot, say }
  return (
    <section
      ref={stage}
      data-slot="reveal-stage"
      data-phase={phase}
      {...(still ? { 'data-still': '' } : {})}
      {...(rarity === undefined ? {} : { 'data-rarity': rarity })}
      onKeyDownCapture={ignoreRepeat}
      aria-label={tickets.length > MOST_TURNED ? `${tickets.length} tickets` : displayLocalIds(tickets)}
      {...props}
      className={cn('flex min-h-0 flex-col gap-3', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="text-ink-soft text-sm">{status}</div>
        <RevealSwitches
          {...{ words: say, skip, sound, onSoundChange }}
          // There is nothing to skip without animation, and after the last card.
          onSkipChange={isReducedMotion || phase === 'revealed' ? undefined : onSkipChange}
        />
      </div>
      <Scene {...stageProps} />
      <Controls {...stageProps} />
      {phase === 'revealed' && children ? (
        // Stays in sight, however many cards lie above it.
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

type StageProps = Pick<RevealStageProps, 'tickets' | 'title' | 'picture' | 'torn' | 'loot'> & {
  still: boolean
  tear: Tear
  turning: Turning
  phase: RevealPhase
  say: RevealWords
}

/** The tickets, the card in front, or all cards. */
function Scene({ tickets, title, picture, torn, still, tear: { follow, drag }, turning, phase, loot }: StageProps) {
  const isSummary = phase === 'revealed' && turning.count !== 1
  const { current } = turning
  return (
    <div ref={follow} data-slot="reveal-scene" data-summary={isSummary} className="@container">
      {isSummary && loot ? (
        <RevealSummary loot={loot} />
      ) : (
        <>
          {/* A picture of what the control does. It can be dragged too. */}
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
          {torn && current ? <RevealCard key={current.key} one={current} still={still} isUp={turning.isUp} /> : null}
        </>
      )}
    </div>
  )
}

function statusText({ tickets, torn, still, turning, phase, loot, say }: StageProps): string {
  if (!torn) return (still ? say.readyStill : say.ready)(tickets.length)
  if (loot === undefined) return say.waiting
  const { current, count, place } = turning
  return phase === 'turning' && count > 1 && current ? say.turned(current, place + 1, count) : say.found(loot)
}

/** What happens now, and the control for the next step. */
function Controls(props: StageProps) {
  const { tickets, torn, still, tear, turning, phase, say } = props
  const { current } = turning
  return (
    <div className={cn('flex flex-col items-center gap-2 text-center', phase !== 'revealed' && 'min-h-34')}>
      <p
        role="status"
        aria-live="polite"
        className={cn('heading max-w-full text-lg tracking-snug wrap-anywhere', phase === 'turning' && 'sr-only')}
      >
        {statusText(props)}
      </p>
      {phase === 'turning' && current ? (
        <p aria-hidden="true" className="heading max-w-full text-lg tracking-snug wrap-anywhere">
          {turning.isUp ? `${current.name}, ${rarityOf(current)}` : say.edge(current.rarity)}
        </p>
      ) : null}
      {phase === 'waiting' ? <p className="text-ink-soft text-sm">{say.waitingMore}</p> : null}
      {torn ? null : <TearControl words={say} count={tickets.length} still={still} tear={tear} />}
      {phase === 'turning' && turning.count > 1 ? <NextCard words={say} turning={turning} /> : null}
    </div>
  )
}
