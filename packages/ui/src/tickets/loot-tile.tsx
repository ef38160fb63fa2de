import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import { edgeStyle } from './edge-style'
import type { Rarity } from './rarity'

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
