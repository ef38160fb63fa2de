import type { ReactNode } from 'react'
import { Avatar } from '../parts/avatar'
import { EmptyState } from '../parts/state'
import { BarPattern } from '../tickets/bar-pattern'
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
  /** This site. Without a partner it is one half of a ticket whose other half is free. */
  own?: { name: string; address?: ReactNode } | undefined
  words?: Partial<typeof english>
}

const english = {
  newTab: '(opens in a new tab)',
  ours: 'This site’s account',
  theirs: 'Your account',
  emptyTitle: 'No partner yet',
  emptyText: 'The list is read from the ledger each minute.',
}

/** The partners, each with a proof of the partnership. */
export function PartnerGrid({ title = 'Partners', partners, apply, own, words, ...props }: PartnerGridProps) {
  const say = { ...english, ...words }
  return (
    <Section data-slot="partner-grid" title={title} {...props}>
      {partners.length === 0 ? (
        <NoPartner {...{ own, apply, say }} />
      ) : (
        <ul className="grid list-none grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
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
                    <span className="sr-only"> {say.newTab}</span>
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

/** Two accounts that name each other are the two halves of a ticket. */
function NoPartner({ own, apply, say }: Pick<PartnerGridProps, 'own' | 'apply'> & { say: typeof english }) {
  if (own === undefined)
    return (
      <EmptyState title={say.emptyTitle} action={apply}>
        {say.emptyText}
      </EmptyState>
    )
  return (
    <div className="outline-card grid overflow-hidden bg-card md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="surface-stub flex flex-col gap-3 p-6 sm:p-8">
        <p className="text-sm">{say.ours}</p>
        <p className="headline text-5xl [overflow-wrap:anywhere]">{own.name}</p>
        {own.address}
        <BarPattern of={own.name} className="mt-auto h-12 w-full" />
      </div>
      <div className="flex flex-col items-start justify-center gap-3 border-frame border-dashed p-6 max-md:border-t-2 sm:p-8 md:border-l-2">
        <p className="text-ink-soft text-sm">{say.theirs}</p>
        <p className="heading text-3xl">{say.emptyTitle}</p>
        <p className="max-w-[46ch] text-ink-soft">{say.emptyText}</p>
        {apply ? <div className="mt-2 flex flex-wrap gap-3">{apply}</div> : null}
      </div>
    </div>
  )
}
