import type { ComponentProps } from 'react'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & { shape?: 'text' | 'box' | 'round' | undefined }

/** A placeholder with the size of the content. Hidden from screen readers: wrap a group in `Loading`. */
export const Skeleton = ({ shape = 'text', ...props }: SkeletonProps) => (
  <span data-slot="skeleton" data-shape={shape} aria-hidden="true" {...props} />
)

export type LoadingProps = ComponentProps<'div'> & { label?: string }

/** A group of skeletons with one announcement of its label. */
export function Loading({ label = 'Loading', children, ...props }: LoadingProps) {
  return (
    <div data-slot="loading" role="status" {...props}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
