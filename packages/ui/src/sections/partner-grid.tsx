import type { ReactNode } from 'react'
import { Avatar } from '../parts/avatar'
import { EmptyState } from '../parts/state'
import { Section, type SectionProps } from './section'

export type Partner = {
  key: string
  name: string
  href: string
  icon?: string | undefined
  description?: ReactNode
  /** What connects the two: “Both name each other on the ledger”. */
  proof?: ReactNode
}

export type PartnerGridProps = Omit<SectionProps, 'children' | 'title'> & {
  title?: ReactNode
  partners: readonly Partner[]
  /** How to become a partner. */
  apply?: ReactNode
  words?: { newTab: string; emptyTitle: string; emptyText: string }
}

const english = {
  newTab: '(opens in a new tab)',
  emptyTitle: 'No partner yet',
  emptyText: 'The list is read from the ledger each minute.',
}

/** The partners, each with a proof of the partnership. */
export function PartnerGrid({ title = 'Partners', partners, apply, words = english, ...props }: PartnerGridProps) {
  return (
    <Section data-slot="partner-grid" title={title} {...props}>
      {partners.length === 0 ? (
        <EmptyState title={words.emptyTitle} action={apply}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4">
          {partners.map(({ key, name, href, icon, description, proof }) => (
            <li
              key={key}
              className="relative flex flex-col gap-3 rounded-card border-[1.5px] border-rule bg-card p-5 hover:border-frame"
            >
              <div className="flex items-center gap-3.5">
                <Avatar name={name} {...(icon ? { src: icon } : {})} decorative className="size-14! rounded-[9px]!" />
                <h3 className="heading min-w-0 text-xl tracking-snug [overflow-wrap:anywhere]">
                  <a href={href} target="_blank" rel="noopener noreferrer" className="stretched-link hover:underline">
                    {name}
                    <span className="sr-only"> {words.newTab}</span>
                  </a>
                </h3>
              </div>
              {description ? <p className="text-ink-soft">{description}</p> : null}
              {proof ? (
                <p className="mt-auto border-rule border-t-2 border-dashed pt-3 text-ink-soft text-sm">{proof}</p>
              ) : null}
            </li>
          ))}
          {apply ? (
            <li className="grid place-items-center rounded-card border-2 border-rule border-dashed p-5 text-center">
              {apply}
            </li>
          ) : null}
        </ul>
      )}
    </Section>
  )
}
