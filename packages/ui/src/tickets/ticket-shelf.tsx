'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { serialOf, Ticket, type TicketState } from './ticket'

export type ShelfTicket = {
  id: string
  state?: TicketState
  note?: ReactNode
  /** The loot of a revealed ticket. It replaces the title of the box, and follows the serial in the accessible name. */
  loot?: string | undefined
  picture?: string | undefined
  /** Not selectable. `note` says why. */
  disabled?: boolean
}

export type TicketShelfProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'title'> & {
  /** The name of the group. */
  legend: ReactNode
  /** The box of the tickets. */
  title: ReactNode
  tickets: readonly ShelfTicket[]
  picture?: string | undefined
  selected: readonly string[]
  /** Called with the chosen ids, in the order of the shelf. */
  onSelectedChange: (ids: readonly string[]) => void
  /** The label of the count of chosen tickets. */
  selectedLabel?: string
  allLabel?: string
  noneLabel?: string
  ticketLabel?: string
  /** Shown without tickets. */
  empty?: ReactNode
}

/** Selectable tickets: a group of checkboxes that look like stubs. */
export function TicketShelf({
  legend,
  title,
  tickets,
  picture,
  selected,
  onSelectedChange,
  selectedLabel = 'Selected Tickets',
  allLabel = 'Select all',
  noneLabel = 'Select none',
  ticketLabel = 'Ticket',
  empty,
  className,
  ...props
}: TicketShelfProps) {
  const chosen = new Set(selected)
  const choices = tickets.filter(({ disabled }) => !disabled).map(({ id }) => id)
  const choose = (isChosen: (id: string) => boolean) => onSelectedChange(choices.filter(isChosen))
  const countId = useId()
  return (
    <fieldset
      data-slot="ticket-shelf"
      aria-describedby={countId}
      {...props}
      className={cn('m-0 flex min-w-0 flex-col gap-4 border-0 p-0', className)}
    >
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={countId} aria-live="polite" className="font-semibold">
          {selectedLabel}: <span className="figure">{chosen.size}</span>
          <span className="text-ink-soft"> / {choices.length}</span>
        </p>
        <div className="flex gap-2">
          <Button size="small" disabled={choices.length === 0} onClick={() => choose(() => true)}>
            {allLabel}
          </Button>
          <Button size="small" variant="quiet" disabled={chosen.size === 0} onClick={() => choose(() => false)}>
            {noneLabel}
          </Button>
        </div>
      </div>
      {tickets.length === 0 ? empty : null}
      <ul className="grid max-h-[26rem] list-none grid-cols-[repeat(auto-fill,minmax(min(5.75rem,100%),1fr))] gap-3 overflow-y-auto overscroll-contain p-1 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] sm:gap-4">
        {tickets.map(({ id, disabled = false, ...ticket }) => (
          <li key={id} className="[contain-intrinsic-size:auto_14rem] [content-visibility:auto]">
            <label className="relative block cursor-pointer rounded-card has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3">
              <input
                type="checkbox"
                value={id}
                checked={chosen.has(id)}
                disabled={disabled}
                aria-label={`${ticketLabel} ${serialOf(id)}${ticket.loot === undefined ? '' : `: ${ticket.loot}`}`}
                onChange={() => choose((other) => (other === id ? !chosen.has(id) : chosen.has(other)))}
                className="absolute inset-0 z-10 size-full cursor-[inherit] appearance-none opacity-0"
              />
              <Ticket
                aria-hidden="true"
                id={id}
                title={ticket.loot ?? title}
                picture={ticket.picture ?? picture}
                {...(ticket.state ? { state: ticket.state } : {})}
                note={ticket.note}
                selected={chosen.has(id)}
                className={cn(disabled && 'opacity-60')}
              />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
