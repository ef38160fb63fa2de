import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Artwork } from '../parts/artwork'
import type { Rarity } from '../tickets/rarity'
import { RarityEdge } from '../tickets/rarity-edge'

/** An account of the podium. */
export type PodiumPlace = {
  key: string
  /** The account with a link to its page. */
  name: ReactNode
  /** Why it is here: “12 tickets”. */
  figure: ReactNode
  /** Its rarest loot. */
  best?: { name: string; href: string; rarity: Rarity; picture?: string | undefined; note?: string } | undefined
}

export type PodiumProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** The first three, the first one first. */
  places: readonly PodiumPlace[]
  bestLabel?: string
}

/** The cards stand on one line; a better place has a higher head. */
const steps = [
  { order: 'sm:order-2', head: 'sm:pt-20' },
  { order: 'sm:order-1', head: 'sm:pt-10' },
  { order: 'sm:order-3', head: 'sm:pt-4' },
]

/** Three accounts on a podium, each with its best pull. A list on a phone. */
export function Podium({ places, bestLabel = 'Best pull', className, ...props }: PodiumProps) {
  return (
    <ol
      data-slot="podium"
      {...props}
      className={cn('grid list-none gap-4 sm:grid-cols-3 sm:items-end sm:gap-5', className)}
    >
      {places.slice(0, steps.length).map(({ key, name, figure, best }, place) => (
        <li
          key={key}
          className={cn(
            'relative flex flex-col overflow-hidden rounded-card border-[1.5px] border-frame bg-card',
            steps[place]?.order,
          )}
        >
          <div
            className={cn(
              'flex items-baseline gap-4 px-5 py-4 [&_a]:text-inherit',
              place === 0 ? 'surface-stub' : 'bg-band',
              steps[place]?.head,
            )}
          >
            <span className="headline text-6xl">{place + 1}</span>
            <div className="min-w-0">
              <p className="truncate font-medium">{name}</p>
              <p className="figure text-sm">{figure}</p>
            </div>
          </div>
          {best ? (
            <div className="flex items-center gap-4 border-frame border-t-[1.5px] p-4 sm:flex-col sm:items-stretch">
              <Artwork src={best.picture} alt="" className="w-24 shrink-0 rounded-[7px] sm:w-auto" />
              <div className="flex min-w-0 flex-col gap-1">
                <p className="text-ink-soft text-sm">{bestLabel}</p>
                <p className="heading text-lg tracking-snug [overflow-wrap:anywhere]">
                  <a href={best.href} className="hover:underline">
                    {best.name}
                  </a>
                </p>
                <RarityEdge rarity={best.rarity} />
                {best.note ? <p className="figure text-ink-soft text-sm">{best.note}</p> : null}
              </div>
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
