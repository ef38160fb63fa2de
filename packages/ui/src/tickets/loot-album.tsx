import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import { Progress } from '../parts/progress'
import { LootTile } from './loot-tile'
import { type Rarity, rarities, rarityShortWords } from './rarity'
import { RarityEdge } from './rarity-edge'

/** One drawing of the album. */
export type AlbumDrawing = {
  key: string
  name: string
  rarity: Rarity
  picture?: string | undefined
  /** The number of owned copies; 0 leaves an outline. */
  owned: number
}

const english = {
  count: (have: number, all: number) => `${have} of ${all}`,
  missing: 'not yours yet',
  copies: (count: number) => (count === 1 ? 'yours' : `${count} of them yours`),
  edges: 'By edge',
}

export type LootAlbumProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Every drawing of the box, in any order. */
  drawings: readonly AlbumDrawing[]
  words?: typeof english
  /** The source of the figures. */
  source?: ReactNode
}

/** The collection as an album: owned drawings in their places, missing ones as outlines, the rarest first. */
export function LootAlbum({ drawings, words = english, source, className, ...props }: LootAlbumProps) {
  const have = drawings.filter(({ owned }) => owned > 0).length
  const byEdge = rarities.toReversed().flatMap((rarity) => {
    const same = drawings.filter((one) => one.rarity === rarity)
    return same.length === 0 ? [] : [{ rarity, same, got: same.filter(({ owned }) => owned > 0).length }]
  })
  return (
    <div
      data-slot="loot-album"
      {...props}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]',
        className,
      )}
    >
      <div className="flex flex-col gap-4">
        <p className="heading text-4xl">{words.count(have, drawings.length)}</p>
        <ul
          aria-label={words.edges}
          className="grid list-none gap-3 max-lg:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]"
        >
          {byEdge.map(({ rarity, same, got }) => (
            <li key={rarity} className="flex min-w-0 flex-col gap-1.5">
              <span className="flex flex-wrap items-baseline justify-between gap-3 text-sm">
                <RarityEdge rarity={rarity} label={rarityShortWords[rarity]} />
                <span className="figure whitespace-nowrap text-ink-soft">{words.count(got, same.length)}</span>
              </span>
              <Progress
                value={got}
                max={same.length}
                label={rarity}
                valueText={words.count(got, same.length)}
                thickness="thin"
                tone={rarity === 'foil' ? 'gold' : 'leaf'}
                aria-hidden
              />
            </li>
          ))}
        </ul>
        {source ? <p className="text-ink-soft text-sm">{source}</p> : null}
      </div>
      <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(min(5.25rem,28%),1fr))] content-start gap-2.5 sm:gap-3">
        {byEdge.flatMap(({ same }) =>
          same.map((one) => (
            <li key={one.key} data-owned={one.owned > 0} className="min-w-0">
              <Place one={one} words={words} />
            </li>
          )),
        )}
      </ul>
    </div>
  )
}

function Place({ one: { name, rarity, picture, owned }, words }: { one: AlbumDrawing; words: typeof english }) {
  if (owned === 0)
    return (
      <div className="flex h-full flex-col gap-1.5 rounded-[9px] border-[1.5px] border-rule border-dashed p-1 text-ink-soft">
        <div className="overflow-hidden rounded-[5px] opacity-35 grayscale contrast-50">
          <Artwork src={picture} alt="" />
        </div>
        <p className="relative truncate px-1 pb-1 text-xs">
          {name}
          <span className="sr-only">, {words.missing}</span>
        </p>
      </div>
    )
  return (
    <LootTile
      name={name}
      rarity={rarity}
      picture={picture}
      note={<span className="sr-only">, {words.copies(owned)}</span>}
    >
      {owned > 1 ? (
        <span
          aria-hidden="true"
          className="surface-stub figure absolute top-0.5 right-0.5 grid min-w-6 place-items-center rounded-full border-[1.5px] border-on-stub px-1.5 font-semibold text-xs"
        >
          {owned}
        </span>
      ) : null}
    </LootTile>
  )
}
