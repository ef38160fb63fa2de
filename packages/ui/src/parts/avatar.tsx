import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { mirroredCells, seedOf } from './seeded-pattern'

const sizes = { small: 'size-8', medium: 'size-11', large: 'size-20' }
const inks = ['text-leaf', 'text-coral', 'text-gold', 'text-sky', 'text-ink'] as const

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Determines the pattern. Also the accessible name, unless `decorative`. */
  name: string
  src?: string
  size?: keyof typeof sizes
  /** Set it if the name is printed beside the avatar. */
  decorative?: boolean
}

/** A person, an account or a dApp: a picture, or a pattern derived from the name. */
export function Avatar({ name, src, size = 'medium', decorative = false, className, ...props }: AvatarProps) {
  const seed = seedOf(name)
  return (
    <span
      data-slot="avatar"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...props}
      className={cn(
        'relative inline-block shrink-0 overflow-hidden rounded-control border-[1.5px] border-frame bg-card',
        inks[seed % inks.length],
        sizes[size],
        className,
      )}
    >
      <svg aria-hidden="true" viewBox="-1 -1 7 7" className="size-full" shapeRendering="crispEdges">
        {mirroredCells(seed >>> 4).map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="1" height="1" fill="currentColor" />
        ))}
      </svg>
      {src ? (
        <img src={src} alt="" loading="lazy" decoding="async" className="absolute inset-0 size-full object-cover" />
      ) : null}
    </span>
  )
}
