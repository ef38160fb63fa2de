import type { ReactNode } from 'react'
import { EmptyState } from '../parts/state'
import { Ticket, type TicketState } from '../tickets/ticket'
import { Section, type SectionProps } from './section'

/** A ticket of the connected account. */
export type HeldTicket = { id: string; state: TicketState; note?: ReactNode; picture?: string | undefined }

export type YourTicketsProps = Omit<SectionProps, 'children' | 'title'> & {
  title?: ReactNode
  boxTitle: string
  tickets: readonly HeldTicket[]
  picture?: string | undefined
  /** Reveal Ticket, Collect Loot. */
  actions?: ReactNode
  emptyTitle?: ReactNode
  emptyText?: ReactNode
}

/** The tickets of an account. The user chooses tickets in the dialogs. */
export function YourTickets({
  title = 'Your tickets',
  boxTitle,
  tickets,
  picture,
  actions,
  emptyTitle = 'No tickets at the moment',
  emptyText = 'Tickets you buy appear here as soon as the ledger has them.',
  ...props
}: YourTicketsProps) {
  return (
    <Section data-slot="your-tickets" title={title} {...props}>
      {tickets.length === 0 ? (
        <EmptyState title={emptyTitle} action={actions}>
          {emptyText}
        </EmptyState>
      ) : (
        <>
          <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(min(11rem,44%),1fr))] gap-4 sm:gap-5">
            {tickets.map(({ id, state, note, picture: own }) => (
              <li key={id}>
                <Ticket
                  id={id}
                  title={boxTitle}
                  state={state}
                  note={note}
                  picture={own ?? picture}
                  className="h-full"
                />
              </li>
            ))}
          </ul>
          {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
        </>
      )}
    </Section>
  )
}
