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
  /** Hangs a little crooked, as on a nail; a list of frames hangs straight. */
  hung?: 'crooked' | 'straight'
}

/** A drawing in the frame its edge stands for. */
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
