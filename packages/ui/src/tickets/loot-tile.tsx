import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import { edgeStyle } from './edge-style'
import { groupByRarity, parseRarity, type Rarity } from './rarity'

export type LootTileProps = Omit<ComponentProps<'div'>, 'title'> & {
  name: string
  rarity: Rarity
  picture?: string | undefined
  /** Shown after the name, in the same line. */
  note?: ReactNode
}

/** A small drawing: picture with its edge, and its name. */
export function LootTile({ name, rarity, picture, note, className, children, ...props }: LootTileProps) {
  return (
    <div
      data-slot="loot-tile"
      data-rarity={rarity}
      {...props}
      className={cn('relative flex h-full flex-col rounded-[9px] p-1', edgeStyle({ rarity }), className)}
    >
      <div className="flex h-full flex-col overflow-hidden rounded-[5px] bg-card">
        <Artwork src={picture} alt="" />
        <p className="relative truncate px-1 py-1 font-semibold text-xs tracking-snug">
          {name}
          {note}
        </p>
      </div>
      {children}
    </div>
  )
}

export type LootTilesProps = ComponentProps<'ul'> & {
  /** The rarity as in the NFT's data. */
  loot: readonly { key: string; name: string; picture?: string | undefined; rarity: string | undefined }[]
  /** The largest number of tiles. With more loot, the last tile shows the number of the rest. */
  max: number
  /** The tiles arrive one after the other. */
  isDealt?: boolean
  /** On a phone and in a low window the tiles are a hand of cards without names. */
  isHand?: boolean
}

/** Loot as a grid of small drawings, the rarest first. */
export function LootTiles({ loot, max, isDealt = false, isHand = false, className, ...props }: LootTilesProps) {
  const ranked = groupByRarity(loot.map((one) => ({ ...one, rarity: parseRarity(one.rarity) }))).flatMap(
    ({ same }) => same,
  )
  const shown = ranked.slice(0, ranked.length > max ? max - 1 : max)
  return (
    <ul
      data-slot="loot-tiles"
      {...(isDealt ? { 'data-dealt': '' } : {})}
      {...(isHand ? { 'data-hand': '' } : {})}
      {...props}
      className={cn('grid list-none gap-2', isHand && 'small-window:flex', className)}
    >
      {shown.map(({ key, name, picture, rarity }) => (
        <li key={key}>
          <LootTile name={name} picture={picture} rarity={rarity} />
        </li>
      ))}
      {shown.length < ranked.length ? (
        <li className="figure grid place-items-center rounded-[9px] border-[1.5px] border-rule border-dashed text-lg">
          +{ranked.length - shown.length}
        </li>
      ) : null}
    </ul>
  )
}
