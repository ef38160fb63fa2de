import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** Parts of level 3 are shown only beside the text. */
export type ContentsEntry = { id: string; title: string; level?: 2 | 3 }

export type ContentsListProps = Omit<ComponentProps<'nav'>, 'children'> & {
  entries: readonly ContentsEntry[]
  label?: string
  /** The id of the part in the viewport. */
  current?: string
}

/** The contents of an article, beside the text where there is room. */
export function ContentsList({ entries, label = 'Contents', current, className, ...props }: ContentsListProps) {
  return (
    <nav
      data-slot="contents-list"
      aria-label={label}
      {...props}
      className={cn('text-sm lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto', className)}
    >
      <p aria-hidden="true" className="mb-1.5 font-bold font-display text-base tracking-snug">
        {label}
      </p>
      <ol className="list-none border-rule border-l-2 border-dashed [counter-reset:part]">
        {entries.map(({ id, title, level = 2 }) => (
          <li key={id} className={level === 2 ? '[counter-increment:part]' : 'max-lg:hidden'}>
            <a
              href={`#${id}`}
              {...(current === id ? { 'aria-current': 'location' as const } : {})}
              className={cn(
                'flex min-h-11 items-center gap-2.5 py-1.5 pr-2 text-ink-soft leading-snug no-underline [outline-offset:-2px] hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink',
                level === 2
                  ? 'pl-4 before:font-mono before:text-xs before:tabular-nums before:content-[counter(part)]'
                  : 'pl-9',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
