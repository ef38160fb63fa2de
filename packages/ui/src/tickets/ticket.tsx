import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { BarPattern } from './bar-pattern'

/** Unrevealed → opened (the draw is pending) → revealed → redeemed. */
export type TicketState = 'unrevealed' | 'opened' | 'revealed' | 'redeemed'

/** What an unrevealed ticket says. */
export const admission = 'Admit one surprise'

const stateWords: Readonly<Record<TicketState, string>> = {
  unrevealed: admission,
  opened: 'Waiting for the result',
  revealed: 'Revealed, not redeemed',
  redeemed: 'Redeemed',
}

/** The printed serial of `#1087#`: the local id without its delimiters. */
export const serialOf = (id: string): string => id.replace(/^[#<[{]|[#>\]}]$/g, '')

export type TicketProps = Omit<ComponentProps<'div'>, 'title' | 'id'> & {
  /** The non-fungible local id, such as `#1087#`. */
  id: string
  /** The box of the ticket. */
  title: ReactNode
  picture?: string | undefined
  state?: TicketState
  /** Text under the serial instead of the state. */
  note?: ReactNode
  /** Text at the bottom of the stub: the price, the box's address. */
  smallPrint?: ReactNode
  selected?: boolean
  /** A bright stub, for the main ticket of a screen. Selected tickets are bright too. */
  bright?: boolean
  /** Loads the picture with high priority. */
  priority?: boolean
}

/** One ticket: face, perforation, and a stub with its serial and bars. The stub is on the right, or below on a narrow ticket. */
export function Ticket({
  id,
  title,
  picture,
  state = 'unrevealed',
  note,
  smallPrint,
  selected = false,
  bright = false,
  priority = false,
  className,
  ...props
}: TicketProps) {
  return (
    <div
      data-slot="ticket"
      data-state={state}
      {...(selected ? { 'data-selected': '' } : {})}
      {...(bright ? { 'data-bright': '' } : {})}
      {...props}
      className={cn('relative', className)}
    >
      <div data-slot="ticket-paper" className="h-full">
        <div data-slot="ticket-face">
          {picture ? (
            <img
              src={picture}
              alt=""
              loading={priority ? 'eager' : 'lazy'}
              {...(priority ? { fetchPriority: 'high' as const } : {})}
              decoding={priority ? 'sync' : 'async'}
              className="absolute inset-0 size-full object-cover"
            />
          ) : null}
          <span
            data-slot="ticket-title"
            className={cn(
              'absolute top-2.5 left-2.5 rounded-control bg-card px-2 py-1 font-bold font-display text-ink text-xs tracking-snug',
              selected ? 'max-w-[calc(100%-3.5rem)]' : 'max-w-[calc(100%-1.25rem)]',
            )}
          >
            <span className="line-clamp-2">{title}</span>
          </span>
          {state === 'redeemed' ? (
            <span
              aria-hidden="true"
              className="heading absolute inset-0 m-auto size-fit -rotate-12 rounded-control border-[2.5px] border-current bg-card/85 px-3 py-1 text-coral text-lg"
            >
              {stateWords.redeemed}
            </span>
          ) : null}
        </div>
        <TicketStub id={id} note={note ?? stateWords[state]} smallPrint={smallPrint} />
      </div>
      {selected ? <SelectedTick /> : null}
    </div>
  )
}

/** In the upper right corner of what can be selected: a tick, or the empty place of one. */
export const SelectedTick = ({ isOn = true }: { isOn?: boolean }) => (
  <span
    aria-hidden="true"
    className={cn(
      'absolute top-2 right-2 grid size-7 place-items-center rounded-full border-[1.5px]',
      isOn ? 'surface-stub border-on-stub' : 'border-ink-soft bg-card',
    )}
  >
    {isOn ? <Check className="size-4" strokeWidth={3} /> : null}
  </span>
)

type TicketStubProps = Omit<ComponentProps<'div'>, 'id'> & Pick<TicketProps, 'id' | 'note' | 'smallPrint'>

/** The stub: the serial, a line, the bars and small print. */
export function TicketStub({ id, note, smallPrint, ...props }: TicketStubProps) {
  return (
    <div data-slot="ticket-stub" {...props}>
      <div className="min-w-0">
        <p className="truncate font-bold font-display text-xl leading-none tracking-tight">
          <span className="sr-only">Ticket </span>
          <span className="mr-1 font-medium text-[0.62em]">No.</span>
          {serialOf(id)}
        </p>
        <p data-slot="ticket-note" className="mt-1 text-xs leading-snug">
          {note}
        </p>
      </div>
      <div>
        <BarPattern of={id} />
        {smallPrint ? (
          <p data-slot="ticket-small-print" className="figure mt-1.5 truncate text-xs">
            {smallPrint}
          </p>
        ) : null}
      </div>
    </div>
  )
}
