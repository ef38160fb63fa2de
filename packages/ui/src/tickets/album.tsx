import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import { Button, type ButtonProps } from '../parts/button'
import { formatCount } from '../parts/format-count'
import { leans } from '../sections/home-hero'
import { edgeStyle } from './edge-style'
import { groupByRarity, type Rarity, rarityShortWords } from './rarity'
import { RarityEdge } from './rarity-edge'

/** One place of the album: a kind of loot. */
export type AlbumPlace = {
  key: string
  name: string
  rarity: Rarity
  /** A drawing with an element `figure` shows that alone, as a silhouette, at `#figure`. */
  picture?: string | undefined
  /** Shown by `CardViewer`. */
  description?: string
  /** The number of copies; 0 leaves a silhouette. */
  copies: number
  /** Copies of them that a ticket has revealed and that are not redeemed yet. */
  waiting?: number
  /** Copies in the box. */
  left: number
  isNew?: boolean
  href?: string | undefined
}

const english = {
  kinds: (have: number, all: number) => `${have}/${all}`,
  unit: 'kinds',
  ring: (have: number, all: number) => `${have} of ${all} kinds`,
  missing: 'Not found yet',
  left: (left: number) => (left === 0 ? 'none left' : `${formatCount(left)} left`),
  inTheBox: 'in the box',
  waiting: (count: number, copies: number) =>
    count === copies ? 'not redeemed yet' : `${count} of ${copies} not redeemed yet`,
  copies: (copies: number) => `${copies} copies`,
  isNew: 'New',
  rarest: (name: string) => `Rarest: ${name}`,
  rarities: 'By rarity',
  complete: 'Complete',
}

export type AlbumProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  title: ReactNode
  headingLevel?: 1 | 2
  lede?: ReactNode
  /** Buttons: share, buy tickets. */
  actions?: ReactNode
  /** Every kind of the box, in any order. */
  places: readonly AlbumPlace[]
  /** Opens the cards one by one: a `CardFanButton`. Without it a fan of the rarest cards decorates a window from 640 px. */
  viewer?: ReactNode
  /** Other pages of the binder: `TabLinks` with the look `index`. */
  tabs?: ReactNode
  /** Where the figures come from. */
  counted?: ReactNode
  words?: Partial<typeof english>
}

type Group = { rarity: Rarity; same: readonly AlbumPlace[]; have: number }

const countOwned = (places: readonly AlbumPlace[]) => places.filter(({ copies }) => copies > 0).length

/** The places of each rarity, the rarest first. */
const groupsOf = (places: readonly AlbumPlace[]): readonly Group[] =>
  groupByRarity(places).map((group) => ({ ...group, have: countOwned(group.same) }))

/**
 * A page of a binder with a place for every kind of a box, the rarest first: a card, or the silhouette of a missing one.
 * The first new card has the id `new`. Needs `@lootboxes/ui/album.css`.
 */
export function Album({
  title,
  headingLevel = 2,
  lede,
  actions,
  places,
  viewer,
  tabs,
  counted,
  words: own,
  className,
  ...props
}: AlbumProps) {
  const words = { ...english, ...own }
  const Heading = `h${headingLevel}` as const
  const byRarity = groupsOf(places)
  const have = countOwned(places)
  const ordered = byRarity.flatMap(({ same }) => same)
  const firstNew = ordered.find(({ isNew }) => isNew)
  return (
    <section data-slot="album" {...props} className={cn('flex flex-col gap-5 sm:gap-7', className)}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-2.5">
          <Heading className="headline text-balance text-4xl sm:text-5xl">{title}</Heading>
          {lede ? <p className="text-ink-soft max-sm:text-sm">{lede}</p> : null}
        </div>
        <Ring parts={byRarity} label={words.ring(have, places.length)}>
          <b className="headline block text-[1.65em]">{words.kinds(have, places.length)}</b>
          {words.unit}
        </Ring>
        <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3">
          {viewer ?? <CardFan places={places} className="max-sm:hidden" />}
          {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
        </div>
      </div>
      <div>
        {tabs}
        <div data-slot="album-page" className="outline-card bg-card">
          <ul>
            {ordered.map((place) => (
              <li
                key={place.key}
                data-owned={place.copies > 0}
                {...(place.isNew ? { 'data-new': '' } : {})}
                {...(place === firstNew ? { id: 'new', tabIndex: -1 } : {})}
              >
                {place.copies > 0 ? (
                  <Card place={place} words={words} headingLevel={headingLevel === 1 ? 2 : 3} />
                ) : (
                  <Missing place={place} words={words} />
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <ul aria-label={words.rarities} className="flex list-none flex-wrap gap-x-6 gap-y-1.5">
          {byRarity.map(({ rarity, same, have: got }) => (
            <li key={rarity} className="flex items-center gap-2">
              <RarityEdge rarity={rarity} label={rarityShortWords[rarity]} />
              <span className="figure text-ink-soft">
                {got} of {same.length}
              </span>
              {got === same.length ? <span data-slot="album-complete">{words.complete}</span> : null}
            </li>
          ))}
        </ul>
        {counted ? <div className="text-ink-soft">{counted}</div> : null}
      </div>
    </section>
  )
}

/** The cards that a summary shows. */
const SHOWN = 4

const rarestOf = (groups: readonly Group[]): readonly AlbumPlace[] =>
  groups.flatMap(({ same }) => same.filter(({ copies }) => copies > 0)).slice(0, SHOWN)

const Picture = ({ place: { rarity, picture }, className }: { place: AlbumPlace; className?: string }) => (
  <div data-slot="album-card" className={cn(edgeStyle({ rarity }), className)}>
    <Artwork src={picture} alt="" ratio="own" className="size-full rounded-[5px]" />
  </div>
)

type CardFanProps = { places: readonly AlbumPlace[]; className?: string }

/** The rarest cards, fanned like a hand. The binder names them, so this is decoration. */
function CardFan({ places, className }: CardFanProps) {
  const rarest = rarestOf(groupsOf(places))
  return rarest.length === 0 ? null : (
    <div aria-hidden="true" className={cn('flex min-w-0 p-1 sm:p-2', className)}>
      {rarest.map((place, at) => (
        <Picture
          key={place.key}
          place={place}
          className={cn('w-12 min-w-0 sm:w-24', at > 0 && '-ml-2 sm:-ml-4', leans[at % leans.length])}
        />
      ))}
    </div>
  )
}

export type CardFanButtonProps = ButtonProps & { places: readonly AlbumPlace[] }

/** A button with the rarest cards of an album, which open all of them too. A phone has room for the button only. */
export const CardFanButton = ({ places, className, ...props }: CardFanButtonProps) => (
  <div className="relative flex items-center gap-1">
    <CardFan places={places} className="max-sm:hidden" />
    <Button size="small" aria-haspopup="dialog" {...props} className={cn('stretched-link', className)} />
  </div>
)

type PlaceProps = { place: AlbumPlace; words: typeof english; headingLevel: 2 | 3 }

function Card({ place, words, headingLevel }: PlaceProps) {
  const Heading = `h${headingLevel}` as const
  const { name, rarity, copies, waiting = 0, isNew = false, href } = place
  return (
    <div className="group relative">
      <Picture place={place} />
      <Heading className="truncate font-bold font-display tracking-snug">
        {href ? (
          <a href={href} className="stretched-link group-hover:underline">
            {name}
          </a>
        ) : (
          name
        )}
      </Heading>
      <p className="text-ink-soft">
        {rarityShortWords[rarity]}
        {waiting > 0 ? ` · ${words.waiting(waiting, copies)}` : ''}
        {copies > 1 ? <span className="sr-only">, {words.copies(copies)}</span> : null}
      </p>
      {copies > 1 ? (
        <span aria-hidden="true" data-slot="album-copies" className="surface-stub figure">
          ×{copies}
        </span>
      ) : null}
      {isNew ? <span data-slot="album-new">{words.isNew}</span> : null}
    </div>
  )
}

/** A dashed frame with the silhouette of the creature. */
const Missing = ({ place: { rarity, picture, left }, words }: Omit<PlaceProps, 'headingLevel'>) => (
  <div className="text-ink-soft">
    <div data-slot="album-missing" data-rarity={rarity}>
      {picture === undefined ? null : <img src={`${picture}#figure`} alt="" loading="lazy" decoding="async" />}
    </div>
    <p className="font-bold font-display text-ink tracking-snug">{words.missing}</p>
    <p>
      {rarityShortWords[rarity]}{' '}
      <span className="block">
        {words.left(left)} <span className="max-sm:sr-only">{words.inTheBox}</span>
      </span>
    </p>
  </div>
)

const RADIUS = 42
const AROUND = 2 * Math.PI * RADIUS
const inks: Readonly<Record<Rarity, string>> = {
  plain: 'var(--leaf)',
  hatched: 'var(--sky)',
  double: 'var(--coral)',
  foil: 'var(--gold)',
}

/** The space between two arcs of the ring. */
const GAP = 3

type RingProps = { parts: readonly Group[]; label: string; children: ReactNode }

/** How full the album is: one arc for each rarity, as long as its share of all places, filled as far as they are taken. */
function Ring({ parts, label, children }: RingProps) {
  const all = parts.reduce((sum, { same }) => sum + same.length, 0)
  const arcs = parts.map(({ rarity, same, have }, place) => {
    const before = parts.slice(0, place).reduce((sum, part) => sum + part.same.length, 0)
    const length = (same.length / all) * AROUND - (parts.length > 1 ? GAP : 0)
    return { rarity, from: (before / all) * AROUND, length, full: (have / same.length) * length }
  })
  return (
    <div role="img" aria-label={label} data-slot="album-ring">
      <svg viewBox="0 0 100 100" aria-hidden="true" fill="none" strokeWidth="12">
        {arcs.map(({ rarity, from, length, full }) => (
          <g key={rarity} stroke={inks[rarity]} strokeDashoffset={-from} transform="rotate(-90 50 50)">
            <circle cx="50" cy="50" r={RADIUS} strokeDasharray={`${length} ${AROUND}`} opacity=".22" />
            {full === 0 ? null : <circle cx="50" cy="50" r={RADIUS} strokeDasharray={`${full} ${AROUND}`} />}
          </g>
        ))}
      </svg>
      <p aria-hidden="true">{children}</p>
    </div>
  )
}

export type AlbumSummaryProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The account. */
  name: ReactNode
  /** Where the album is. */
  href: string
  places: readonly AlbumPlace[]
  headingLevel?: 2 | 3
  words?: Partial<typeof english>
}

/** An album in brief: its ring and its rarest cards. The whole card is one link. */
export function AlbumSummary({
  name,
  href,
  places,
  headingLevel = 3,
  words: own,
  className,
  ...props
}: AlbumSummaryProps) {
  const words = { ...english, ...own }
  const Heading = `h${headingLevel}` as const
  const groups = groupsOf(places)
  const have = countOwned(places)
  const rarest = rarestOf(groups)
  return (
    <article
      data-slot="album-summary"
      {...props}
      className={cn(
        'group relative flex flex-col gap-4 rounded-card border-[1.5px] border-rule bg-card p-4 hover:border-frame lg:p-5',
        className,
      )}
    >
      <div className="flex items-center justify-between gap-4 md:max-lg:gap-2">
        <div className="min-w-0">
          <Heading className="heading truncate text-xl tracking-snug md:max-lg:text-base">
            <a href={href} className="stretched-link group-hover:underline">
              {name}
            </a>
          </Heading>
          {rarest[0] ? <p className="truncate text-ink-soft text-sm">{words.rarest(rarest[0].name)}</p> : null}
        </div>
        <Ring parts={groups} label={words.ring(have, places.length)}>
          <b className="headline block text-base">{words.kinds(have, places.length)}</b>
        </Ring>
      </div>
      <div aria-hidden="true" className="grid grid-cols-4 gap-2">
        {rarest.map((place) => (
          <Picture key={place.key} place={place} />
        ))}
      </div>
    </article>
  )
}
