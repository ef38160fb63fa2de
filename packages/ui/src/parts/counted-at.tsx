import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { formatCount } from './format-count'
import { Time } from './time'

const english = { live: 'Live', counted: 'Counted on the ledger at version', check: 'Verify these figures' }

export type CountedAtProps = Omit<ComponentProps<'details'>, 'children'> & {
  /** The ledger's state version of the figures. */
  version: number
  /** When that version was read, in milliseconds. */
  at?: number
  now?: number
  /** A page that verifies the figures. */
  href?: string
  words?: Partial<typeof english>
}

/** “Live · 1 s ago”, with the ledger version of the figures on tap. Use it on every page with figures. */
export function CountedAt({ version, at, now, href, words, className, ...props }: CountedAtProps) {
  const say = { ...english, ...words }
  return (
    <details data-slot="counted-at" {...props} className={cn('text-ink-soft text-sm', className)}>
      <summary className="touch-target relative inline-flex cursor-pointer list-none items-center gap-2 rounded-[2px] [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="size-2 rounded-full bg-leaf" />
        <span>
          {say.live}
          {at === undefined ? null : (
            <>
              {' · '}
              <Time past at={at} {...(now === undefined ? {} : { now })} />
            </>
          )}
        </span>
        <span aria-hidden="true">▾</span>
      </summary>
      <p className="pt-1">
        {say.counted} <span className="figure">{formatCount(version)}</span>.{' '}
        {href ? (
          <a href={href} className="rounded-[2px] underline decoration-rule underline-offset-4 hover:decoration-ink">
            {say.check}
          </a>
        ) : null}
      </p>
    </details>
  )
}
