import type { ComponentProps } from 'react'
import { cn } from '../cn'

export type PictureBandProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** They repeat until the band is full. */
  pictures: readonly string[]
}

const PLACES = 12

/** A decorative band of pictures across the page, for the head of an account or a collection. */
export const PictureBand = ({ pictures, className, ...props }: PictureBandProps) => (
  <div
    aria-hidden="true"
    data-slot="picture-band"
    {...props}
    className={cn(
      'overflow-hidden border-frame border-b-[1.5px] bg-band',
      pictures.length > 0 ? 'h-28 sm:h-44' : 'h-20',
      className,
    )}
  >
    {pictures.length > 0 ? (
      <div className="-rotate-2 -mx-6 -mt-6 flex scale-105 gap-2.5 sm:gap-4">
        {Array.from({ length: PLACES }, (_, place) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures repeat, so only the position is unique
            key={place}
            src={pictures[place % pictures.length]}
            alt=""
            loading="lazy"
            decoding="async"
            className={cn('mt-4 size-28 shrink-0 rounded-card sm:size-44', place % 2 === 1 && 'translate-y-4')}
          />
        ))}
      </div>
    ) : null}
  </div>
)
