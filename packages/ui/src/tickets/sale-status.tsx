import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { Countdown } from '../parts/countdown'
import { Time } from '../parts/time'

export type Sale =
  | { status: 'soon'; opensAt: number }
  | { status: 'live' }
  | { status: 'sold-out' }
  | { status: 'ended'; endedAt: number }
  /** Not listed on this site; not for sale according to the ledger; unknown; stopped because two prices differ. */
  | { status: 'unlisted' | 'closed' | 'unreachable' | 'price-mismatch' }

const english = {
  soon: 'On sale soon',
  opens: 'Sale opens',
  live: 'On sale now',
  'sold-out': 'Sold out',
  ended: 'Sale ended',
  unlisted: 'Not listed here',
  closed: 'Not on sale',
  unreachable: 'The ledger cannot be reached',
  'price-mismatch': 'Sale stopped',
}

const dots = {
  soon: 'bg-sky',
  live: 'bg-leaf',
  'sold-out': 'bg-coral',
  ended: 'bg-ink-soft',
  unlisted: 'bg-ink-soft',
  closed: 'bg-ink-soft',
  unreachable: 'bg-coral',
  'price-mismatch': 'bg-coral',
} satisfies Record<Sale['status'], string>

export type SaleStatusProps = Omit<ComponentProps<'div'>, 'children'> & {
  sale: Sale
  /** Text after the state, such as “second print”. */
  detail?: string
  words?: typeof english
  now?: number | undefined
  onOpen?: () => void
}

/** Whether the box is on sale: soon (with a countdown), live, sold out, ended, or not listed on this site. */
export function SaleStatus({ sale, detail, words = english, now, onOpen, className, ...props }: SaleStatusProps) {
  const clock = now === undefined ? {} : { now }
  return (
    <div
      data-slot="sale-status"
      data-state={sale.status}
      {...props}
      className={cn('flex flex-col items-start gap-3', className)}
    >
      <p className="inline-flex items-center gap-2.5 font-semibold text-sm">
        <span aria-hidden="true" className={cn('size-2.5 rounded-full', dots[sale.status])} />
        <span>
          {words[sale.status]}
          {detail ? `, ${detail}` : ''}
          {sale.status === 'ended' ? (
            <>
              {' '}
              <Time at={sale.endedAt} {...clock} className="font-normal text-ink-soft" />
            </>
          ) : null}
        </span>
      </p>
      {sale.status === 'soon' ? (
        <Countdown to={sale.opensAt} label={words.opens} {...clock} {...(onOpen ? { onEnd: onOpen } : {})} />
      ) : null}
    </div>
  )
}
