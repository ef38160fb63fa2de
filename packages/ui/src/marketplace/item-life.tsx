import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

/** One step in the history of an item. */
export type LifeStep = {
  key: string
  /** In the box, bought, revealed, redeemed. */
  title: string
  detail?: ReactNode
  state: 'done' | 'now' | 'ahead'
  /** The transaction that proves it. */
  href?: string
}

export type ItemLifeProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly LifeStep[]
  label?: string
  words?: { done: string; now: string; ahead: string }
}

const english = { done: 'done', now: 'now', ahead: 'not yet' }

/** The history of an item as a strip of steps, in two columns on a phone. The current step is highlighted. */
export function ItemLife({ steps, label = 'Its life so far', words = english, className, ...props }: ItemLifeProps) {
  return (
    <ol
      data-slot="item-life"
      aria-label={label}
      {...props}
      className={cn(
        'grid list-none grid-cols-2 overflow-hidden rounded-card border-[1.5px] border-frame bg-card *:last:odd:col-span-2 sm:flex',
        className,
      )}
    >
      {steps.map(({ key, title, detail, state, href }) => (
        <li
          key={key}
          data-state={state}
          {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}
          className={cn(
            'relative -mt-0.5 -ml-0.5 flex grow basis-30 flex-col border-rule border-t-2 border-l-2 border-dashed px-4 py-3',
            state === 'now' && 'surface-stub border-on-stub/40',
            state === 'ahead' && 'text-ink-soft',
          )}
        >
          <span className="flex items-center gap-1.5 font-bold font-display tracking-snug">
            {href ? (
              <a href={href} className="stretched-link rounded-none hover:underline">
                {title}
              </a>
            ) : (
              title
            )}
            {state === 'done' ? <Check aria-hidden strokeWidth={3} className="size-3.5 text-leaf" /> : null}
            <span className="sr-only">({words[state]})</span>
          </span>
          {detail ? <span className="text-sm">{detail}</span> : null}
        </li>
      ))}
    </ol>
  )
}
