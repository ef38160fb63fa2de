import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { type Sale, SaleStatus } from '../tickets/sale-status'
import { SupplyMeter, type SupplyMeterProps } from '../tickets/supply-meter'

/** A box in the calendar. */
export type Drop = {
  key: string
  title: string
  href: string
  picture?: string | undefined
  sale: Sale
  /** The day of its first sale or of its opening, in milliseconds; unknown before it is announced. */
  at?: number | undefined
  /** “254 tickets, sold out in 3 days”. */
  note?: ReactNode
  /** The tickets that are left. */
  supply?: SupplyMeterProps | undefined
  /** The way to buy. */
  action?: ReactNode
}

export type DropCalendarProps = Omit<ComponentProps<'ol'>, 'children'> & {
  drops: readonly Drop[]
  now?: number
  words?: typeof english
}

/** The stub of a box whose day is not known. */
const english = { none: 'Date not announced', unknown: 'Date unknown', live: 'Now', over: 'Over' }

const part = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(at)

/** Replaces the date of a box that has none. */
function wordOf(status: Sale['status'], words: typeof english): string {
  switch (status) {
    case 'live':
      return words.live
    case 'sold-out':
      return words.over
    case 'unreachable':
      return words.unknown
    default:
      return words.none
  }
}

/** The boxes by their dates. Each has a stub with its day. */
export function DropCalendar({ drops, now, words = english, className, ...props }: DropCalendarProps) {
  return (
    <ol data-slot="drop-calendar" {...props} className={cn('flex list-none flex-col gap-4', className)}>
      {drops.map(({ key, title, href, picture, sale, at, note, supply, action }) => (
        <li
          key={key}
          className="group relative flex min-h-32 overflow-hidden rounded-card border-[1.5px] border-frame bg-card has-[a:hover]:bg-wash"
        >
          <div className="surface-stub flex w-20 shrink-0 flex-col items-center justify-center border-on-stub/40 border-r-2 border-dashed py-4 text-center sm:w-32">
            {at === undefined ? (
              <span className="px-2 text-sm">{wordOf(sale.status, words)}</span>
            ) : (
              <time dateTime={new Date(at).toISOString()} className="flex flex-col items-center">
                <span className="headline text-5xl tabular-nums">{part(at, { day: '2-digit' })}</span>
                <span className="text-sm">{part(at, { month: 'short', year: 'numeric' })}</span>
              </time>
            )}
          </div>
          <div className="flex min-w-0 flex-1 flex-col lg:flex-row">
            <div className="flex min-w-0 flex-1 flex-col justify-center gap-2 px-4 py-4 sm:px-5">
              <h3 className="heading text-2xl [overflow-wrap:anywhere]">
                <a href={href} className="stretched-link group-hover:underline">
                  {title}
                </a>
              </h3>
              <SaleStatus sale={sale} now={now} />
              {note ? <p className="text-ink-soft text-sm">{note}</p> : null}
            </div>
            {supply || action ? (
              <div className="flex shrink-0 flex-col justify-center gap-3 px-4 pb-4 sm:px-5 lg:w-64 lg:p-4">
                {supply ? <SupplyMeter {...supply} /> : null}
                {action ? <div className="relative flex">{action}</div> : null}
              </div>
            ) : null}
          </div>
          {picture ? (
            // Absolute, so that a tall picture does not make its row higher than the others.
            <div className="relative hidden w-40 shrink-0 sm:block">
              <img
                src={picture}
                alt=""
                width="160"
                height="160"
                loading="lazy"
                decoding="async"
                className="absolute inset-0 size-full object-cover"
              />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
