import { memo } from 'react'
import { cn } from '../cn'
import { BarPattern } from './bar-pattern'
import { serialOf } from './ticket'
import type { Tear } from './use-tear'

/** Tickets that lie behind the front one. */
const MAX_BEHIND = 3

export type RevealTicketProps = {
  ids: readonly string[]
  title: string
  picture: string | undefined
  /** The line on the stub. */
  note: string
  /** Pointer handlers, while the ticket can be torn. */
  drag: Tear['drag'] | undefined
}

/**
 * The ticket as large as the stage: its face above, its stub below, and the light between them. The front one of several tears.
 * Memoised: the first frame of a drag renders the stage.
 */
export const RevealTicket = memo(function RevealTicket({ ids, title, picture, note, drag }: RevealTicketProps) {
  const [first = ''] = ids
  const behind = Math.min(ids.length - 1, MAX_BEHIND)
  return (
    <div data-slot="reveal-tickets" aria-hidden="true" {...drag} {...(drag ? { 'data-open': '' } : {})}>
      {Array.from({ length: behind }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sheets have a fixed order
        <div key={place} data-slot="reveal-sheet" data-place={behind - place} />
      ))}
      <div data-slot="reveal-light">
        <i />
        <b />
      </div>
      <div data-slot="reveal-paper">
        <div data-slot="reveal-face">
          {picture ? <img src={picture} alt="" fetchPriority="high" decoding="sync" draggable={false} /> : null}
          <span data-slot="reveal-title">{title}</span>
        </div>
        <div data-slot="reveal-stub">
          <p className={cn('headline truncate', ids.length > 1 && 'tracking-tight')}>
            {ids.length === 1 ? `No. ${serialOf(first)}` : `${ids.length} tickets`}
          </p>
          <p>{note}</p>
          <BarPattern of={first} />
        </div>
        <div data-slot="reveal-slit">
          <i />
        </div>
        {drag ? <div data-slot="reveal-finger" /> : null}
      </div>
    </div>
  )
})
