import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import type { Rarity } from './rarity'
import { RarityEdge } from './rarity-edge'

const edges: Readonly<Record<Rarity, string>> = {
  plain: 'border-frame',
  hatched:
    'border-sky [background-image:repeating-linear-gradient(135deg,color-mix(in_oklch,var(--sky)_55%,transparent)_0_1.5px,transparent_1.5px_6px)]',
  double: 'border-coral outline-[1.5px] outline-coral -outline-offset-[5px] outline-solid',
  foil: 'border-gold [background-image:linear-gradient(115deg,var(--gold)_12%,var(--stub)_30%,var(--card)_38%,var(--gold)_52%,var(--stub)_74%,var(--gold)_90%)]',
}

export type LootCardProps = Omit<ComponentProps<'article'>, 'title'> & {
  name: string
  picture?: string | undefined
  /** The NFT's own description, as alternative text; the name alone when it has none. */
  description?: string
  rarity?: Rarity
  rarityLabel?: string
  /** The whole card becomes a link. */
  href?: string
  /** Tagged as not safe for work. */
  flagged?: boolean
  /** Facts under the name: id, short address, field, time. */
  children?: ReactNode
  /** `row` puts the picture beside the words. */
  shape?: 'card' | 'row'
  priority?: boolean
}

/** What was inside a ticket: the drawing, its name, and the printed edge that tells how rare it is. */
export function LootCard({
  name,
  picture,
  description = '',
  rarity = 'plain',
  rarityLabel,
  href,
  flagged = false,
  children,
  shape = 'card',
  priority = false,
  className,
  ...props
}: LootCardProps) {
  const row = shape === 'row'
  return (
    <article
      data-slot="loot-card"
      data-rarity={rarity}
      {...props}
      className={cn(
        'group relative rounded-card border-[1.5px] bg-card p-1.5',
        edges[rarity],
        href && 'transition-transform hover:-translate-y-0.5 motion-reduce:hover:translate-y-0',
        className,
      )}
    >
      <div
        className={cn(
          'h-full overflow-hidden rounded-[7px] bg-card',
          row ? 'grid grid-cols-[6.5rem_minmax(0,1fr)]' : 'flex flex-col',
        )}
      >
        <Artwork
          src={picture}
          alt={description}
          flagged={flagged}
          priority={priority}
          {...(row ? { ratio: 'own' as const, className: 'h-full' } : {})}
        />
        <div className="flex min-w-0 flex-col gap-1 px-2 pt-2.5 pb-3 sm:px-3">
          <RarityEdge
            rarity={rarity}
            {...(rarityLabel === undefined ? {} : { label: rarityLabel })}
            className="text-xs"
          />
          <h3 className="heading text-base leading-tight sm:text-lg tracking-snug [overflow-wrap:anywhere]">
            {href ? (
              <a
                href={href}
                className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          {children ? <div className="flex flex-col gap-0.5 text-ink-soft text-sm">{children}</div> : null}
        </div>
      </div>
    </article>
  )
}
