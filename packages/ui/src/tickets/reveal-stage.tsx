'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { Checkbox } from '../parts/checkbox'
import { LootCard } from './loot-card'
import { type Rarity, rarities, rarityWords } from './rarity'
import { serialOf } from './ticket'
import { TicketFan } from './ticket-fan'
import { useHold } from './use-hold'

export type StageLoot = {
  key: string
  name: string
  picture?: string | undefined
  description?: string
  rarity: Rarity
  rarityLabel?: string
  /** “1 of 6”, and other facts. */
  note?: ReactNode
  href?: string
  flagged?: boolean
}

export type RevealPhase = 'idle' | 'tearing' | 'waiting' | 'revealed'

/** More than that is counted, not read out. */
const MOST = 10

const countedByEdge = (loot: readonly StageLoot[]): string => {
  const counts = rarities
    .toReversed()
    .map((rarity) => [rarity, loot.filter((one) => one.rarity === rarity).length] as const)
  return counts
    .flatMap(([rarity, count]) => (count > 0 ? [`${count} ${rarityWords[rarity].toLowerCase()}`] : []))
    .join(', ')
}

const english = {
  hold: 'Hold to reveal',
  withoutHolding: 'Reveal without holding',
  reveal: 'Reveal',
  skip: 'Skip the animation',
  skipHint: 'Remembered for next time',
  hint: (count: number) =>
    count === 1 ? 'Hold to tear the stub off, or press Enter.' : `Hold to tear all ${count} stubs off, or press Enter.`,
  waiting: 'Opened. Waiting for the result.',
  waitingMore: 'The draw happens on the ledger in a second transaction. You can close this: nothing is lost.',
  found: (loot: readonly StageLoot[]) => {
    if (loot.length > MOST) return `You found ${loot.length}: ${countedByEdge(loot)}.`
    const named = loot.map(
      ({ name, rarity, rarityLabel }) => `${name}, ${(rarityLabel ?? rarityWords[rarity]).toLowerCase()}`,
    )
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
  /** No animation and no holding. Keep it for the next visit. */
  skip?: boolean
  onSkipChange?: (skip: boolean) => void
  holdMs?: 900 | 600 | 1200
  words?: Partial<typeof english>
  /** What to do next, under the loot. */
  children?: ReactNode
}

/**
 * Tears tickets open: by holding, by one key, or by “Reveal without holding”. Says the result in a live region that
 * never waits for the picture. It does not touch the ledger: `torn` and `loot` are the caller's.
 */
export function RevealStage({
  tickets,
  title,
  picture,
  torn,
  onTear,
  loot,
  skip = false,
  onSkipChange,
  holdMs = 900,
  words,
  children,
  className,
  ...props
}: RevealStageProps) {
  const say = { ...english, ...words }
  const hintId = useId()
  const { holding, handlers } = useHold(holdMs, onTear)
  const phase: RevealPhase = torn ? (loot ? 'revealed' : 'waiting') : holding && !skip ? 'tearing' : 'idle'
  return (
    <section
      data-slot="reveal-stage"
      data-phase={phase}
      {...(skip ? { 'data-skip': '' } : {})}
      aria-label={
        tickets.length > MOST ? `${tickets.length} tickets` : tickets.map((id) => `#${serialOf(id)}`).join(', ')
      }
      {...props}
      className={cn('flex flex-col gap-4', className)}
    >
      <div className="@container grid min-h-88 place-items-center overflow-hidden rounded-card border-[1.5px] border-frame bg-band px-2 py-5 sm:px-6">
        {phase === 'revealed' && loot ? (
          <RevealedLoot loot={loot} />
        ) : (
          <div aria-hidden="true" className="w-full">
            <TicketFan ids={tickets} title={title} picture={picture} />
          </div>
        )}
      </div>
      <p role="status" aria-live="polite" className="heading text-lg tracking-snug empty:-mb-4">
        {phase === 'waiting' ? say.waiting : phase === 'revealed' && loot ? say.found(loot) : ''}
      </p>
      {phase === 'waiting' ? <p className="-mt-3 text-ink-soft text-sm">{say.waitingMore}</p> : null}
      {torn ? null : (
        <>
          <div className="flex flex-wrap gap-3">
            {skip ? (
              <Button look="primary" onClick={onTear}>
                {say.reveal}
              </Button>
            ) : (
              <>
                <Button
                  look="primary"
                  aria-describedby={hintId}
                  {...handlers}
                  className="relative touch-none overflow-hidden [-webkit-touch-callout:none]"
                >
                  <span
                    aria-hidden="true"
                    data-holding={holding}
                    className={cn(
                      'absolute inset-0 origin-left scale-x-0 bg-on-leaf/25 data-[holding=true]:scale-x-100 motion-reduce:hidden',
                      holding ? holdDurations[holdMs] : 'transition-transform duration-200',
                    )}
                  />
                  <span className="relative">{say.hold}</span>
                </Button>
                <Button onClick={onTear}>{say.withoutHolding}</Button>
              </>
            )}
          </div>
          {skip ? null : (
            <p id={hintId} className="-mt-1 text-ink-soft text-sm">
              {say.hint(tickets.length)}
            </p>
          )}
        </>
      )}
      {onSkipChange ? (
        <Checkbox
          checked={skip}
          onChange={(event) => onSkipChange(event.target.checked)}
          label={say.skip}
          hint={say.skipHint}
        />
      ) : null}
      {children}
    </section>
  )
}

const holdDurations = {
  600: 'transition-transform duration-[600ms] ease-linear',
  900: 'transition-transform duration-[900ms] ease-linear',
  1200: 'transition-transform duration-[1200ms] ease-linear',
}

const lootColumns = [
  '',
  'grid-cols-[minmax(0,17rem)]',
  'grid-cols-[repeat(2,minmax(0,14rem))]',
  'grid-cols-[repeat(2,minmax(0,14rem))] @md:grid-cols-[repeat(3,minmax(0,14rem))]',
  'grid-cols-[repeat(2,minmax(0,14rem))] @2xl:grid-cols-[repeat(4,minmax(0,14rem))]',
  'grid-cols-[repeat(2,minmax(0,14rem))] @md:grid-cols-[repeat(3,minmax(0,14rem))] @2xl:grid-cols-[repeat(5,minmax(0,14rem))]',
] as const

function RevealedLoot({ loot }: { loot: readonly StageLoot[] }) {
  return (
    <ul className={cn('grid w-full list-none justify-center gap-2 sm:gap-4', lootColumns[Math.min(loot.length, 5)])}>
      {loot.map(({ key, note, ...one }) => (
        <li key={key} data-slot="loot-rise">
          <LootCard {...one} priority={loot.length <= MOST} className="h-full">
            {note}
          </LootCard>
        </li>
      ))}
    </ul>
  )
}
