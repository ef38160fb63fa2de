'use client'

import { Pause, Play } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from '../cn'
import { Address } from '../parts/address'
import { Button } from '../parts/button'
import { Link } from '../parts/link'
import { Time } from '../parts/time'

export type ActivityKind = 'bought' | 'revealed' | 'claimed' | 'transfer' | 'other'

export type ActivityRow = {
  id: string
  kind: ActivityKind
  /** “3 tickets”, “Mossback, foil”. */
  what: ReactNode
  account?: string | undefined
  at: number
  href?: string | undefined
}

const english = {
  bought: 'Bought',
  revealed: 'Revealed',
  claimed: 'Claimed',
  transfer: 'Transfer',
  other: 'Other',
  pause: 'Pause updates',
  resume: 'Resume updates',
  transaction: 'Transaction',
  account: 'Account',
}

export type ActivityFeedProps = Omit<ComponentProps<'div'>, 'children'> & {
  rows: readonly ActivityRow[]
  now?: number
  words?: typeof english
  /** New rows keep coming: offers to hold them back. */
  live?: boolean
  empty?: ReactNode
}

/** What happened on the ledger, newest first. A live feed can be paused: it then keeps the rows it had. */
export function ActivityFeed({
  rows,
  now,
  words = english,
  live = false,
  empty,
  className,
  ...props
}: ActivityFeedProps) {
  const [held, setHeld] = useState<readonly ActivityRow[]>()
  const shown = held ?? rows
  return (
    <div data-slot="activity-feed" {...props} className={cn('flex flex-col gap-3', className)}>
      {live ? (
        <Button
          size="small"
          look="quiet"
          aria-pressed={held !== undefined}
          onClick={() => setHeld(held ? undefined : rows)}
          className="self-start"
        >
          {held ? <Play aria-hidden /> : <Pause aria-hidden />}
          {held ? words.resume : words.pause}
        </Button>
      ) : null}
      {shown.length === 0 ? empty : null}
      <ol className="list-none">
        {shown.map(({ id, kind, what, account, at, href }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-rule border-t-[1.5px] py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)_9rem_7rem]"
          >
            <span className="font-semibold text-sm max-sm:text-ink-soft">{words[kind]}</span>
            <span className="min-w-0 max-sm:col-start-1">{what}</span>
            <span className="text-sm max-sm:col-start-1">
              {account ? <Address address={account} label={words.account} plain className="text-ink-soft" /> : null}
            </span>
            <span className="text-right text-ink-soft text-sm max-sm:col-start-2 max-sm:row-start-1">
              {href ? (
                <Link href={href} look="plain" external className="touch-target relative">
                  <span className="sr-only">{words.transaction}, </span>
                  <Time past at={at} {...(now === undefined ? {} : { now })} />
                </Link>
              ) : (
                <Time past at={at} {...(now === undefined ? {} : { now })} />
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
