'use client'

import { useEffect, useRef } from 'react'
import { cn } from '../cn'
import { seedOf } from '../parts/seeded-pattern'
import { edgeStyle } from './edge-style'
import { LootCard } from './loot-card'
import type { Rarity } from './rarity'
import type { StageLoot } from './reveal-order'

export type RevealCardProps = {
  one: StageLoot
  /** Shows the card without animation. */
  still: boolean
  /** Whether the card is face up, so that the effect of its rarity can start. */
  isUp: boolean
}

/**
 * One card on the stage: its edge appears in the tear first, then the card turns, then the effect of its rarity plays. Animates
 * only transform and opacity.
 */
export function RevealCard({ one: { key, note, ...one }, still, isUp }: RevealCardProps) {
  return (
    <div data-slot="reveal-card" data-rarity={one.rarity} data-still={still} data-up={isUp}>
      {still ? null : <Effect rarity={one.rarity} seed={key} isUp={isUp} place="behind" />}
      <div data-slot="reveal-turn">
        <div
          data-slot="reveal-back"
          aria-hidden="true"
          className={cn('rounded-card p-1.5', edgeStyle({ rarity: one.rarity }))}
        >
          <div data-slot="reveal-back-print" />
        </div>
        <div data-slot="reveal-front">
          <LootCard {...one} priority className="h-full">
            {note}
          </LootCard>
          {still ? null : <Effect rarity={one.rarity} seed={key} isUp={isUp} place="over" />}
        </div>
      </div>
    </div>
  )
}

/** The number of flying particles by rarity. */
const pieces: Readonly<Record<Rarity, number>> = { plain: 0, hatched: 0, double: 0, foil: 40 }
const strokes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

type EffectProps = { rarity: Rarity; seed: string; isUp: boolean; place: 'behind' | 'over' }

function Effect({ rarity, seed, isUp, place }: EffectProps) {
  if (place === 'behind')
    return (
      <div data-slot="reveal-glow" aria-hidden="true">
        {rarity === 'foil' ? <div data-slot="reveal-rays" /> : null}
        {rarity === 'double' ? (
          <>
            <i data-flash="1" />
            <i data-flash="2" />
          </>
        ) : null}
        {pieces[rarity] > 0 && isUp ? <Burst count={pieces[rarity]} seed={seed} /> : null}
      </div>
    )
  if (rarity === 'hatched')
    return (
      <div data-slot="reveal-strokes" aria-hidden="true">
        {strokes.map((stroke) => (
          <i key={stroke} />
        ))}
      </div>
    )
  if (rarity === 'foil') return <div data-slot="reveal-sweep" aria-hidden="true" />
  return rarity === 'double' ? <div data-slot="reveal-flash" aria-hidden="true" /> : null
}

/** Foil particles that fly once. Deterministic for each card. */
function Burst({ count, seed }: { count: number; seed: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scraps = [...(box.current?.children ?? [])]
    if (typeof box.current?.animate !== 'function') return undefined
    let thrown = seedOf(seed) || 1
    const dice = () => {
      thrown = Math.imul(thrown, 1_664_525) + 1_013_904_223
      return (thrown >>> 0) / 2 ** 32
    }
    const flights = scraps.map((scrap, place) => {
      const angle = (place / count) * 2 * Math.PI + dice() * 0.5
      const far = 130 + dice() * 190
      const [x, y, turn] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.9 - 40, (dice() - 0.5) * 900]
      return scrap.animate(
        [
          { transform: 'translate(0, 0) rotate(0) scale(.4)', opacity: 1 },
          { transform: `translate(${x}px, ${y}px) rotate(${turn * 0.6}deg) scale(1)`, opacity: 1, offset: 0.55 },
          { transform: `translate(${x * 1.1}px, ${y + 130}px) rotate(${turn}deg) scale(.8)`, opacity: 0 },
        ],
        { duration: 1100 + dice() * 500, easing: 'cubic-bezier(.12,.75,.35,1)', fill: 'both' },
      )
    })
    return () => {
      for (const flight of flights) flight.cancel()
    }
  }, [count, seed])
  return (
    <div ref={box} data-slot="reveal-burst">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: particles have a fixed order
        <i key={place} />
      ))}
    </div>
  )
}
