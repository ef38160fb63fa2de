import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { Ticket, type TicketProps } from './ticket'

const MOST = 10
/** Of more than so many only the front one is torn; the others are a backdrop, and lie still. */
const MOST_TORN = 5

/** How far each of `count` tickets leans, in half steps from the middle: −2, 0, 2 for three. */
export const leansOf = (count: number): readonly number[] =>
  Array.from({ length: Math.min(count, MOST) }, (_, place) => place * 2 - (Math.min(count, MOST) - 1))

export type TicketFanProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** Ids; the first ten are drawn. */
  ids: readonly string[]
  title: TicketProps['title']
  picture?: string | undefined
}

/** Tickets held like a hand of cards. It stays inside its column at any width. */
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
        <div
          key={ids[place]}
          data-lean={lean}
          {...(leans.length > MOST_TORN && place < leans.length - 1 ? { 'data-back': '' } : {})}
        >
          <Ticket id={ids[place] ?? ''} title={title} picture={picture} bright={place === leans.length - 1} priority />
        </div>
      ))}
    </div>
  )
}
