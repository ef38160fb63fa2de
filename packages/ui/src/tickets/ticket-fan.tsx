import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { Ticket, type TicketProps } from './ticket'

const MAX_DRAWN = 10

/** The rotation of each ticket, in half steps from the middle: −2, 0, 2 for three. */
export const leansOf = (count: number): readonly number[] =>
  Array.from({ length: Math.min(count, MAX_DRAWN) }, (_, place) => place * 2 - (Math.min(count, MAX_DRAWN) - 1))

export type TicketFanProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** Ids. Draws the first ten. */
  ids: readonly string[]
  title: TicketProps['title']
  picture?: string | undefined
}

/** Tickets in a fan. It fits its column at any width. */
export function TicketFan({ ids, title, picture, className, ...props }: TicketFanProps) {
  const leans = leansOf(ids.length)
  return (
    <div
      data-slot="ticket-fan"
      data-count={leans.length}
      {...props}
      className={cn('w-full', leans.length > 1 && 'pt-[4cqi] pb-2', className)}
    >
      {leans.map((lean, place) => (
        <div key={ids[place]} data-lean={lean}>
          <Ticket id={ids[place] ?? ''} title={title} picture={picture} bright={place === leans.length - 1} priority />
        </div>
      ))}
    </div>
  )
}
