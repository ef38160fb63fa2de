'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { SelectedTick, serialOf, Ticket, type TicketState } from './ticket'

export type ShelfTicket = {
  id: string
  state?: TicketState
  note?: ReactNode
  /** The loot of a revealed ticket. It replaces the title of the box, and follows the serial in the accessible name. */
  loot?: string | undefined
  picture?: string | undefined
  /** Replaces the ticket while it is selected: the cards of its loot. Their buttons work. The ticket has the same height. */
  card?: ReactNode
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
  /** `cards` has room for the cards of the loot. */
  size?: 'stubs' | 'cards'
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

const MAX_UNSCROLLED = 12

/** Selectable tickets: a group of checkboxes that look like stubs, and like the cards of their loot once they are selected. */
export function TicketShelf({
  legend,
  title,
  tickets,
  picture,
  size = 'stubs',
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
  const isLong = tickets.length > MAX_UNSCROLLED
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
      <ul
        className={cn(
          'grid list-none gap-1 sm:gap-2',
          size === 'stubs' && 'grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]',
          size === 'cards' && 'grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] sm:grid-cols-4',
          // A long list scrolls in a box of its own, so that what follows stays near.
          isLong && 'max-h-[26rem] overflow-y-auto overscroll-contain',
        )}
      >
        {tickets.map((ticket) => (
          // A short list is drawn at once: its estimated height would move the button below it.
          <li
            key={ticket.id}
            className={cn('p-1', isLong && '[contain-intrinsic-size:auto_14rem] [content-visibility:auto]')}
          >
            <Choice
              {...ticket}
              title={ticket.loot ?? title}
              picture={ticket.picture ?? picture}
              label={`${ticketLabel} ${serialOf(ticket.id)}`}
              isChosen={chosen.has(ticket.id)}
              onToggle={() => choose((id) => chosen.has(id) !== (id === ticket.id))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type ChoiceProps = ShelfTicket & { title: ReactNode; label: string; isChosen: boolean; onToggle: () => void }

/** A checkbox under its ticket, or under the card of a selected ticket. A press goes through to it, except on a button of the card. */
function Choice({ id, title, label, loot, card, disabled = false, isChosen, onToggle, ...ticket }: ChoiceProps) {
  return (
    <div className="relative cursor-pointer has-disabled:cursor-not-allowed">
      <input
        type="checkbox"
        value={id}
        checked={isChosen}
        disabled={disabled}
        aria-label={loot === undefined ? label : `${label}: ${loot}`}
        onChange={onToggle}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-card"
      />
      <div className="pointer-events-none relative [&_button]:pointer-events-auto">
        {card ? (
          // Takes its room under the ticket, too, so that a selection moves nothing.
          <div style={isChosen ? undefined : { visibility: 'hidden' }}>
            {card}
            <span
              aria-hidden="true"
              className="surface-stub absolute top-2 left-2 rounded-control px-2 py-1 font-bold font-display text-xs"
            >
              {label}
            </span>
            <SelectedTick />
          </div>
        ) : null}
        {isChosen && card ? null : (
          <div className={card ? 'absolute inset-0' : undefined}>
            <Ticket
              aria-hidden="true"
              {...ticket}
              {...(card ? { 'data-fill': '' } : {})}
              id={id}
              title={title}
              selected={isChosen}
              className={cn('h-full', disabled && 'opacity-60')}
            />
          </div>
        )}
      </div>
    </div>
  )
}
