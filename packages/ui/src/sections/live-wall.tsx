import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { edgeStyle } from '../tickets/edge-style'
import { type Rarity, rarities } from '../tickets/rarity'
import { RarityEdge } from '../tickets/rarity-edge'

/** A picture of the wall. */
export type WallTile = { key: string; name: string; href: string; picture: string; rarity: Rarity; note?: ReactNode }

export type LiveWallProps = Omit<ComponentProps<'section'>, 'title'> & {
  tiles: readonly WallTile[]
  /** The live list of events. */
  children: ReactNode
  label?: string
}

/** Tiles that fill whole rows of three and of five columns; the widest window has six columns and shows three more. */
const TILES = 12

/**
 * A wall of the newest pictures beside the live list of events. The rarest picture is the largest; of equals the newest. It fills a
 * wide window below the header and a compact head, or the whole screen (`requestFullscreen`).
 */
export function LiveWall({ tiles, children, label = 'Just revealed', className, ...props }: LiveWallProps) {
  const rank = ({ rarity }: WallTile) => rarities.indexOf(rarity)
  const largest = tiles.toSorted((one, other) => rank(other) - rank(one))[0]
  const ordered = largest === undefined ? [] : [largest, ...tiles.filter((tile) => tile !== largest)]
  return (
    <section
      data-slot="live-wall"
      aria-label={label}
      {...props}
      className={cn(
        'border-frame border-b-[1.5px] bg-band lg:min-h-[calc(100dvh-10rem)] [&:fullscreen]:overflow-auto',
        className,
      )}
    >
      <div className="grid content-start gap-6 px-4 py-6 sm:px-6 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <ul className="grid list-none grid-cols-3 content-start gap-3 lg:grid-cols-5 2xl:grid-cols-6">
          {ordered.map(({ key, name, href, picture, rarity, note }, place) => (
            <li key={key} className={cn(place === 0 && 'col-span-2 row-span-2', place >= TILES && 'max-2xl:hidden')}>
              <div
                className={cn(
                  'group relative flex h-full flex-col rounded-card p-1.5 motion-safe:animate-enter',
                  edgeStyle({ rarity }),
                )}
              >
                <img
                  src={picture}
                  alt=""
                  decoding="async"
                  className="aspect-square w-full rounded-t-[7px] bg-card object-cover"
                />
                <div
                  className={cn(
                    'flex grow flex-col rounded-b-[7px] bg-card px-1.5 py-1.5 font-semibold sm:px-2',
                    place === 0 ? 'justify-center gap-2 text-base sm:text-xl' : 'text-xs sm:text-sm',
                  )}
                >
                  <p className="line-clamp-2">
                    <a href={href} className="stretched-link group-hover:underline">
                      {name}
                    </a>
                    {note ? <span className="font-normal text-ink-soft"> {note}</span> : null}
                  </p>
                  {place === 0 ? <RarityEdge rarity={rarity} className="text-sm" /> : null}
                </div>
              </div>
            </li>
          ))}
        </ul>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
