'use client'

import { useEffect, useRef } from 'react'
import { Artwork } from '../parts/artwork'
import { seedOf } from '../parts/seeded-pattern'
import { CardBack } from './card-back'
import type { Rarity } from './rarity'
import type { StageLoot } from './reveal-order'
import { rarityName } from './reveal-words'
import { useTilt } from './use-tilt'
import type { Side } from './use-turning'

type RevealCardProps = {
  one: StageLoot
  /** Shows the card without animation. */
  still: boolean
  /** A card that is face up tilts, and the effect of its rarity plays. */
  side: Side
  chanceLabel: string
  /** It was on the pile before, so that it does not rise from the ticket. */
  isLifted?: boolean
  /** It makes room for the next card. */
  isLeaving?: boolean
}

/**
 * One card on the stage: it rises face down, turns edge first, and then tilts with the pointer or the device under the foil of
 * its rarity. Animates only transform and opacity.
 */
function RevealCard({ one, still, side, chanceLabel, isLifted = false, isLeaving = false }: RevealCardProps) {
  const isUp = side === 'up'
  const tilting = useTilt(isUp && !still && !isLeaving, '[data-slot=reveal-scene]')
  const { key, rarity } = one
  return (
    <div
      ref={tilting}
      data-slot="reveal-card"
      data-rarity={rarity}
      data-still={still}
      data-up={isUp}
      data-side={side}
      {...(isLifted ? { 'data-lifted': '' } : {})}
      {...(isLeaving ? { 'data-leaving': '', 'aria-hidden': true, inert: true } : {})}
    >
      {still ? null : <Aura rarity={rarity} seed={key} isUp={isUp} />}
      <div data-slot="reveal-rise">
        <div data-slot="reveal-turn">
          <div data-slot="reveal-tilt">
            <div data-slot="reveal-back" aria-hidden="true">
              <CardBack />
            </div>
            <i data-slot="reveal-rim" aria-hidden="true" />
            <CardFront one={one} chanceLabel={chanceLabel} />
          </div>
        </div>
      </div>
    </div>
  )
}

type RevealCardsProps = Omit<RevealCardProps, 'isLeaving'> & {
  /** The card before it, if there was one. It leaves. */
  before: StageLoot | undefined
}

/** The card in front, and the one before it on its way out. */
export const RevealCards = ({ one, before, side, still, ...props }: RevealCardsProps) =>
  [still ? undefined : before, one].map((card) =>
    card === undefined ? null : (
      <RevealCard
        key={card.key}
        one={card}
        side={card === one ? side : 'up'}
        isLeaving={card !== one}
        still={still}
        {...props}
      />
    ),
  )

/** The face of the card: always printed on light paper. */
function CardFront({ one, chanceLabel }: { one: StageLoot; chanceLabel: string }) {
  const { name, picture, description = '', rarity, note, chance, album, href, flagged = false } = one
  return (
    <article data-slot="reveal-front" data-theme="light" data-rarity={rarity}>
      <div data-slot="reveal-print">
        <Artwork src={picture} alt="" flagged={flagged} priority />
        <div data-slot="reveal-facts">
          <p data-slot="reveal-pill" data-rarity={rarity}>
            {rarityName(one)}
          </p>
          <h3 className="headline">{href ? <a href={href}>{name}</a> : name}</h3>
          {note ? <p data-slot="reveal-note">{note}</p> : null}
          {description && description !== name ? <p data-slot="reveal-flavour">{description}</p> : null}
          {album ? (
            <p data-slot="reveal-album" data-new={album.isNew}>
              {album.text}
            </p>
          ) : null}
        </div>
      </div>
      <Foil />
      <span data-slot="reveal-glint" aria-hidden="true" />
      {chance ? (
        <p data-slot="reveal-stamp">
          <small>{chanceLabel}</small> <b>{chance.text}</b> <small>{chance.counts}</small>
        </p>
      ) : null}
    </article>
  )
}

/** Gradients that lie over the print and move against the tilt. */
export const Foil = () => (
  <span data-slot="reveal-foil" aria-hidden="true">
    <i />
    <b />
    <em />
  </span>
)

/** The number of flying particles by rarity. */
const pieces: Readonly<Record<Rarity, number>> = { plain: 0, hatched: 0, double: 10, foil: 22 }

/** The light behind the card, and what flies off it. */
function Aura({ rarity, seed, isUp }: { rarity: Rarity; seed: string; isUp: boolean }) {
  return (
    <div data-slot="reveal-aura" aria-hidden="true">
      <i />
      {rarity === 'foil' ? <b /> : null}
      {rarity === 'plain' ? null : <em />}
      {pieces[rarity] > 0 && isUp ? <Burst count={pieces[rarity]} seed={seed} /> : null}
    </div>
  )
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
      const far = 170 + dice() * 260
      const [x, y, turn] = [Math.cos(angle) * far, Math.sin(angle) * far - 40, (dice() - 0.5) * 900]
      return scrap.animate(
        [
          { transform: 'translate(0, 0) rotate(0) scale(.4)', opacity: 1 },
          { transform: `translate(${x}px, ${y}px) rotate(${turn * 0.6}deg) scale(1)`, opacity: 1, offset: 0.5 },
          { transform: `translate(${x * 1.1}px, ${y + 190}px) rotate(${turn}deg) scale(.8)`, opacity: 0 },
        ],
        { duration: 1300 + dice() * 700, easing: 'cubic-bezier(.12,.75,.35,1)', fill: 'both' },
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
