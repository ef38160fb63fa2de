import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn'

const bone = cva('block bg-wash-strong motion-safe:animate-breathe forced-colors:border', {
  variants: {
    shape: {
      text: 'h-[1lh] w-full scale-y-[0.62] rounded-[3px]',
      box: 'h-24 w-full rounded-card',
      round: 'size-11 rounded-full',
    },
  },
  defaultVariants: { shape: 'text' },
})

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & VariantProps<typeof bone>

/** A placeholder with the size of the content. Hidden from screen readers: wrap a group in `Loading`. */
export function Skeleton({ shape, className, ...props }: SkeletonProps) {
  return <span data-slot="skeleton" aria-hidden="true" {...props} className={cn(bone({ shape }), className)} />
}

export type LoadingProps = ComponentProps<'div'> & { label?: string }

/** A group of skeletons that announces once what is loading. */
export function Loading({ label = 'Loading', children, ...props }: LoadingProps) {
  return (
    <div data-slot="loading" role="status" {...props}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
