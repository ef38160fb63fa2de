import { Check, CircleHelp, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

export type Finding = { verdict: 'good' | 'bad' | 'unknown'; text: ReactNode }

const english = { good: 'Good', bad: 'Not good', unknown: 'Not known' }
const icons = { good: Check, bad: X, unknown: CircleHelp }
const colours = { good: 'text-leaf', bad: 'text-coral', unknown: 'text-ink-soft' }

export type FindingListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  findings: readonly Finding[]
  words?: typeof english
}

/** The results of a check, each with its verdict as an icon and as a word for screen readers. */
export function FindingList({ findings, words = english, className, ...props }: FindingListProps) {
  return (
    <ul data-slot="finding-list" {...props} className={cn('flex list-none flex-col gap-3', className)}>
      {findings.map(({ verdict, text }, index) => {
        const Icon = icons[verdict]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the results of one check never change places
          <li key={index} data-verdict={verdict} className="flex gap-3">
            <Icon aria-hidden className={cn('size-5 shrink-0', colours[verdict])} />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="sr-only">{words[verdict]}: </span>
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
