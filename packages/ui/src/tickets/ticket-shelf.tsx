'use client'

import { type ComponentProps, memo, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
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
  /** Replaces the ticket: the cards of its loot. Not selected they are faded, without their facts and buttons. */
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

const MAX_UNSCROLLED = 24

/** Selectable tickets: a group of checkboxes that look like stubs, or like the cards of their loot. */
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
  const toggle = useRef<(id: string) => void>(undefined)
  useEffect(() => {
    toggle.current = (toggled) => choose((id) => chosen.has(id) !== (id === toggled))
  })
  const onToggle = useCallback((id: string) => toggle.current?.(id), [])
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
          // On a phone a stub is too narrow for the title, which is the same on all of them.
          size === 'stubs' &&
            'grid-cols-2 max-sm:**:data-[slot=ticket-title]:hidden sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]',
          size === 'cards' &&
            'grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] sm:grid-cols-4 lg:grid-cols-5',
          // A long list scrolls in a box of its own, so that what follows stays near.
          isLong && 'max-h-[26rem] overflow-y-auto overscroll-contain',
        )}
      >
        {tickets.map((ticket) => (
          <Choice
            key={ticket.id}
            ticket={ticket}
            title={title}
            picture={picture}
            label={`${ticketLabel} ${serialOf(ticket.id)}`}
            isChosen={chosen.has(ticket.id)}
            isOneOfMany={isLong}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type ChoiceProps = Pick<TicketShelfProps, 'title' | 'picture'> & {
  ticket: ShelfTicket
  label: string
  isChosen: boolean
  isOneOfMany: boolean
  onToggle: (id: string) => void
}

/**
 * A checkbox under its ticket, or under the card of its loot. A press goes through to it, except on a button of a selected
 * card. Memoised, and a ticket of a long list renders its card when it scrolls into view or is selected: hundreds of cards
 * take seconds on a phone.
 */
const Choice = memo(function Choice({ ticket, title, picture, label, isChosen, isOneOfMany, onToggle }: ChoiceProps) {
  const { id, loot, card, disabled = false, ...stub } = ticket
  const [isSeen, setSeen] = useState(false)
  const onScrolledIn = useCallback((node: HTMLLIElement) => {
    const show = (event: Event) => {
      if ('skipped' in event && event.skipped === false) setSeen(true)
    }
    node.addEventListener('contentvisibilityautostatechange', show)
    return () => node.removeEventListener('contentvisibilityautostatechange', show)
  }, [])
  const shown = isSeen || isChosen || !isOneOfMany ? card : null
  return (
    // A short list is drawn at once: its estimated height would move the button below it.
    <li
      ref={onScrolledIn}
      className={cn('p-1', isOneOfMany && '[contain-intrinsic-size:auto_14rem] [content-visibility:auto]')}
    >
      <div className="relative cursor-pointer has-disabled:cursor-not-allowed">
        <input
          type="checkbox"
          value={id}
          checked={isChosen}
          disabled={disabled}
          aria-label={loot === undefined ? label : `${label}: ${loot}`}
          onChange={() => onToggle(id)}
          className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-card"
        />
        <div className="pointer-events-none relative [&_button]:pointer-events-auto">
          {shown ? (
            <>
              {/* Not selected, it is the same card, faded and without its facts (product-spec L27). */}
              <div
                aria-hidden={!isChosen}
                inert={!isChosen}
                className={cn(
                  'transition-opacity',
                  !isChosen && 'opacity-45 saturate-50 **:data-[slot=loot-facts]:invisible',
                )}
              >
                {shown}
              </div>
              <span
                aria-hidden="true"
                className={cn(
                  'absolute top-2 left-2 rounded-control px-2 py-1 font-bold font-display text-xs',
                  isChosen ? 'surface-stub' : 'bg-card text-ink',
                )}
              >
                {label}
              </span>
              <SelectedTick isOn={isChosen} />
            </>
          ) : (
            <Ticket
              aria-hidden="true"
              {...stub}
              picture={stub.picture ?? picture}
              id={id}
              title={loot ?? title}
              selected={isChosen}
              className={cn(disabled && 'opacity-60')}
            />
          )}
        </div>
      </div>
    </li>
  )
})
