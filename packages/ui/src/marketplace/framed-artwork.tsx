import { cva } from 'class-variance-authority'
import { cn } from '../cn'
import { Artwork, type ArtworkProps } from '../parts/artwork'
import { edgeStyle } from '../tickets/edge-style'
import type { Rarity } from '../tickets/rarity'

const frame = cva('relative rounded-[14px] p-3 sm:p-4', {
  variants: {
    hung: { crooked: '-rotate-[1.2deg]', straight: '' },
    rarity: { plain: '', hatched: '', double: 'p-4.5 outline-offset-[-9px]! sm:p-5', foil: 'shadow-printed' },
  },
})

export type FramedArtworkProps = Omit<ArtworkProps, 'ratio'> & {
  rarity?: Rarity
  /** Whether the frame is slightly rotated. Use `straight` in a list. */
  hung?: 'crooked' | 'straight'
}

/** A picture in the frame of its rarity. */
export function FramedArtwork({ rarity = 'plain', hung = 'crooked', className, ...props }: FramedArtworkProps) {
  return (
    <div
      data-slot="framed-artwork"
      data-rarity={rarity}
      className={cn(edgeStyle({ rarity }), frame({ hung, rarity }), className)}
    >
      <Artwork priority {...props} className="rounded-[7px]" />
    </div>
  )
}
