import type { ReactNode } from 'react'
import { cn } from '../cn'
import { Avatar } from '../parts/avatar'
import { BarPattern } from '../tickets/bar-pattern'
import { Section, type SectionProps } from './section'

export type Partner = {
  key: string
  name: string
  href: string
  icon?: string | undefined
  description?: ReactNode
  /** Its account on the ledger. */
  address?: ReactNode
}

export type PartnerGridProps = Omit<SectionProps, 'children' | 'title'> & {
  title?: ReactNode
  partners: readonly Partner[]
  /** How to become a partner. */
  apply?: ReactNode
  /** This site, the first half of each ticket. */
  own: { name: string; address?: ReactNode }
  words?: Partial<typeof english>
}

const english = {
  newTab: '(opens in a new tab)',
  ours: 'This site’s account',
  partner: 'Each account names the other',
  theirs: 'Your account',
  freeTitle: 'This half is free',
  emptyTitle: 'No partner yet',
  emptyText: 'The list is read from the ledger each minute.',
}

/** The partners. Two accounts that name each other are the two halves of a ticket; the last ticket has a free half. */
export function PartnerGrid({ title = 'Partners', partners, apply, own, words, ...props }: PartnerGridProps) {
  const say = { ...english, ...words }
  return (
    <Section data-slot="partner-grid" title={title} {...props}>
      <ul className="grid list-none gap-5 lg:grid-cols-2">
        {partners.map(({ key, name, href, icon, description, address }) => (
          <Ticket
            key={key}
            stub={
              <>
                <p className="heading text-xl [overflow-wrap:anywhere]">{own.name}</p>
                <p className="text-sm">{say.partner}</p>
                <BarPattern of={key} className="mt-auto h-9 w-full max-sm:hidden" />
              </>
            }
          >
            <div className="flex items-center gap-4">
              <Avatar name={name} {...(icon ? { src: icon } : {})} decorative className="size-20! rounded-card!" />
              <h3 className="heading min-w-0 text-2xl [overflow-wrap:anywhere]">
                <a href={href} target="_blank" rel="noopener noreferrer" className="stretched-link hover:underline">
                  {name}
                  <span className="sr-only"> {say.newTab}</span>
                </a>
              </h3>
            </div>
            {description ? <p className="text-ink-soft">{description}</p> : null}
            {address ? <div className="relative mt-auto">{address}</div> : null}
          </Ticket>
        ))}
        <Ticket
          className="lg:last:odd:col-span-2"
          isFree
          stub={
            <>
              <p className="text-sm">{say.ours}</p>
              <p className="heading text-xl [overflow-wrap:anywhere]">{own.name}</p>
              {own.address}
              <BarPattern of={own.name} className="mt-auto h-9 w-full max-sm:hidden" />
            </>
          }
        >
          <p className="text-ink-soft text-sm">{say.theirs}</p>
          <h3 className="heading text-2xl">{partners.length === 0 ? say.emptyTitle : say.freeTitle}</h3>
          <p className="max-w-[46ch] text-ink-soft">{say.emptyText}</p>
          {apply ? <div className="mt-2 flex flex-wrap gap-3">{apply}</div> : null}
        </Ticket>
      </ul>
    </Section>
  )
}

function Ticket({
  stub,
  isFree = false,
  className,
  children,
}: {
  stub: ReactNode
  isFree?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <li
      className={cn('outline-card relative grid overflow-hidden bg-card sm:grid-cols-[12rem_minmax(0,1fr)]', className)}
    >
      <div className="surface-stub flex flex-col gap-2 p-5">{stub}</div>
      <div
        className={cn(
          'flex flex-col items-start gap-3 border-frame border-dashed p-5 max-sm:border-t-2 sm:border-l-2',
          isFree && 'justify-center',
        )}
      >
        {children}
      </div>
    </li>
  )
}
