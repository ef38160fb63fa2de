import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import { edgeStyle } from './edge-style'
import { type Rarity, rarityShortWords } from './rarity'
import { RarityEdge } from './rarity-edge'

export type LootCardProps = Omit<ComponentProps<'article'>, 'title'> & {
  name: string
  picture?: string | undefined
  /** The NFT's description, used as alternative text. Default: the name. */
  description?: string
  rarity?: Rarity
  rarityLabel?: string
  /** Makes the whole card a link. */
  href?: string
  /** Tagged as not safe for work. */
  flagged?: boolean
  /** Facts under the name: id, short address, field, time. */
  children?: ReactNode
  priority?: boolean
}

/** Revealed loot: the picture, its name, and an edge that shows the rarity. */
export function LootCard({
  name,
  picture,
  description = '',
  rarity = 'plain',
  rarityLabel,
  href,
  flagged = false,
  children,
  priority = false,
  className,
  ...props
}: LootCardProps) {
  return (
    <article
      data-slot="loot-card"
      data-rarity={rarity}
      {...props}
      className={cn(
        'group relative rounded-card p-1.5',
        edgeStyle({ rarity }),
        href && 'transition-transform hover:-translate-y-0.5 motion-reduce:hover:translate-y-0',
        className,
      )}
    >
      <div className="flex h-full flex-col overflow-hidden rounded-[7px] bg-card">
        <Artwork src={picture} alt={description} flagged={flagged} priority={priority} />
        <div className="flex min-w-0 flex-col gap-1 px-2.5 pt-2.5 pb-3">
          <RarityEdge rarity={rarity} label={rarityLabel ?? rarityShortWords[rarity]} className="text-xs" />
          <h3 className="heading text-base leading-tight tracking-snug [overflow-wrap:anywhere]">
            {href ? (
              <a href={href} className="stretched-link group-hover:underline">
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          {children ? (
            <div data-slot="loot-facts" className="flex flex-col gap-0.5 text-ink-soft text-xs">
              {children}
            </div>
          ) : null}
        </div>
      </div>
    </article>
  )
}
