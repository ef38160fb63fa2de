'use client'

import { Pause, Play } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'
import { formatCount } from '../parts/format-count'
import { Loading, Skeleton } from '../parts/skeleton'
import { Time } from '../parts/time'
import { edgeStyle } from '../tickets/edge-style'
import type { Rarity } from '../tickets/rarity'

export type ActivityKind = 'bought' | 'revealed' | 'drawn' | 'claimed' | 'created' | 'transfer' | 'other'

/** One event on the ledger. `at` is in milliseconds. */
export type ActivityRow = {
  id: string
  kind: ActivityKind
  /** The subject of the sentence: an account, a box. Default: “An account”. */
  actor?: ReactNode
  /** The rest of the sentence after the verb: “3 tickets for 6 XRD”. */
  what: ReactNode
  /** A small picture beside the sentence, such as that of the box. */
  picture?: string | undefined
  /** The items of the event, below the sentence. */
  pictures?: readonly { src: string; rarity: Rarity }[] | undefined
  at: number
  /** The receipt of its transaction, linked from the time. */
  href?: string | undefined
}

/** The words of the kinds, for filters. */
export const activityWords: Readonly<Record<ActivityKind, string>> = {
  bought: 'Bought',
  revealed: 'Revealed',
  drawn: 'Item chosen',
  claimed: 'Redeemed',
  created: 'Created',
  transfer: 'Transfer',
  other: 'Other',
}

const english = {
  verbs: {
    bought: 'bought',
    revealed: 'revealed',
    drawn: 'chose',
    claimed: 'redeemed',
    created: 'created',
    transfer: 'transferred',
    other: 'sent',
  } satisfies Record<ActivityKind, string>,
  actor: 'An account',
  live: 'Live',
  held: (count: number) => (count === 0 ? 'Paused' : `Paused, ${formatCount(count)} new`),
  pause: 'Pause',
  resume: 'Resume',
  transaction: 'Transaction',
  loading: 'Loading activity',
}

const inks: Readonly<Record<ActivityKind, string>> = {
  bought: 'text-leaf',
  revealed: 'text-sky',
  drawn: 'text-ink',
  claimed: 'text-gold',
  created: 'text-ink',
  transfer: 'text-coral',
  other: 'text-ink-soft',
}

export type ActivityFeedProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  rows: readonly ActivityRow[]
  now?: number
  words?: typeof english
  /** Whether new rows arrive: shows this, and offers a Pause button. */
  live?: boolean
  /** Shown before the Pause button, such as a heading. */
  title?: ReactNode
  /** The number of skeleton rows while loading. */
  loading?: number
  empty?: ReactNode
}

/** Events on the ledger as sentences with a picture, newest first. A live feed can be paused and then keeps its rows. */
export function ActivityFeed({
  rows,
  now,
  words = english,
  live = false,
  title,
  loading = 0,
  empty,
  className,
  ...props
}: ActivityFeedProps) {
  const [held, setHeld] = useState<readonly ActivityRow[]>()
  const shown = held ?? rows
  const heldIds = new Set(held?.map(({ id }) => id))
  const waiting = held ? rows.filter(({ id }) => !heldIds.has(id)).length : 0
  return (
    <div data-slot="activity-feed" {...props} className={cn('flex flex-col gap-3.5', className)}>
      {live || title ? (
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          {title}
          {live ? (
            <p className="ml-auto flex items-center gap-3 text-sm">
              <span role="status" className="inline-flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={cn('size-2.5 rounded-full', held ? 'bg-ink-soft' : 'bg-leaf motion-safe:animate-breathe')}
                />
                {held ? words.held(waiting) : words.live}
              </span>
              <Button size="small" aria-pressed={held !== undefined} onClick={() => setHeld(held ? undefined : rows)}>
                {held ? <Play aria-hidden /> : <Pause aria-hidden />}
                {held ? words.resume : words.pause}
              </Button>
            </p>
          ) : null}
        </div>
      ) : null}
      {loading > 0 ? (
        <Loading label={words.loading} className={tape}>
          {Array.from({ length: loading }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other identity
            <div key={place} className="border-rule border-b-2 border-dashed py-3 last:border-0">
              <Skeleton className="max-w-72" />
            </div>
          ))}
        </Loading>
      ) : shown.length === 0 ? (
        empty
      ) : (
        <ol className={tape}>
          {shown.map((row) => (
            <Row key={row.id} row={row} now={now} words={words} />
          ))}
        </ol>
      )}
    </div>
  )
}

const tape =
  'torn-below @container list-none border-frame border-x-[1.5px] border-t-[1.5px] bg-card px-4 pt-2 pb-5 sm:px-5'

function Row({
  row: { kind, actor, what, picture, pictures = [], at, href },
  now,
  words,
}: {
  row: ActivityRow
  now: number | undefined
  words: typeof english
}) {
  const time = <Time past at={at} now={now} />
  return (
    <li
      data-kind={kind}
      className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-3 border-rule border-b-2 border-dashed py-2.5 last:border-0 @xl:grid-cols-[2.25rem_minmax(0,1fr)_7rem]"
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width="36"
          height="36"
          loading="lazy"
          decoding="async"
          className="size-9 self-start rounded-[7px] border-[1.5px] border-rule bg-band object-cover"
        />
      ) : (
        <span aria-hidden="true" className="size-9 self-start rounded-[7px] bg-wash-strong" />
      )}
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {actor ?? words.actor}{' '}
        <strong className={cn('font-bold font-display tracking-snug', inks[kind])}>{words.verbs[kind]}</strong> {what}
      </p>
      {pictures.length > 0 ? (
        <div className="col-start-2 row-start-2 flex gap-1.5 pt-2 pb-1">
          {pictures.map(({ src, rarity }) => (
            <span key={src} className={cn('min-w-0 rounded-[9px] p-1', edgeStyle({ rarity }))}>
              <img
                src={src}
                alt=""
                width="52"
                height="52"
                loading="lazy"
                decoding="async"
                className="aspect-square rounded-[5px] bg-card object-cover"
              />
            </span>
          ))}
        </div>
      ) : null}
      {/* The server’s exact time is longer than the relative one. It is cut, so that nothing moves. */}
      <span className="figure text-ink-soft text-xs @max-xl:col-start-2 @xl:col-start-3 @xl:row-start-1 @xl:text-right [&_time]:inline-block [&_time]:max-w-full [&_time]:overflow-hidden [&_time]:text-ellipsis [&_time]:align-bottom">
        {href ? (
          <a href={href} className="touch-target relative rounded-[2px] underline underline-offset-4 hover:text-ink">
            <span className="sr-only">{words.transaction}, </span>
            {time}
          </a>
        ) : (
          time
        )}
      </span>
    </li>
  )
}
