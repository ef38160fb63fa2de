import type { ComponentProps } from 'react'
import { cn } from '../cn'

const english = (count: number) => (count === 1 ? '1 request needs a look' : `${count} requests need a look`)

export type FailureBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The number of failed requests that the user has not seen. Renders nothing for 0. */
  count: number
  /** Whether the user rejected or cancelled all of them: no alarm. */
  calm?: boolean
  words?: typeof english
}

/** The number of requests that need attention, on the button that shows them. */
export function FailureBadge({ count, calm = false, words = english, className, ...props }: FailureBadgeProps) {
  if (count === 0) return null
  return (
    <span
      data-slot="failure-badge"
      data-calm={calm}
      {...props}
      className={cn(
        'grid h-5.5 min-w-5.5 place-items-center rounded-full px-1 font-semibold text-xs',
        calm ? 'border-[1.5px] border-edge bg-card text-ink' : 'bg-coral text-on-coral',
        className,
      )}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{words(count)}</span>
    </span>
  )
}
