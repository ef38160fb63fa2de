import type { ComponentProps } from 'react'
import { cn } from '../cn'
import type { LinkElement } from './link-element'
import { Time } from './time'

const english = { counted: 'Counted on the ledger at version', check: 'Check it yourself' }

export type CountedAtProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** The ledger's state version of the figures. */
  version: number
  /** When that version was read, in milliseconds. */
  at?: number
  now?: number
  /** A page that verifies the figures. */
  href?: string
  link?: LinkElement
  words?: typeof english
}

/** The ledger version of the figures on a page. Use it on every page with figures. */
export function CountedAt({
  version,
  at,
  now,
  href,
  link: Anchor = 'a',
  words = english,
  className,
  ...props
}: CountedAtProps) {
  return (
    // The exact time of the server is longer than the relative time. On a phone each part has its own line, so that nothing moves.
    <p data-slot="counted-at" {...props} className={cn('text-ink-soft text-sm', className)}>
      {words.counted} <span className="figure">{version.toLocaleString('en')}</span>
      {at === undefined ? (
        '. '
      ) : (
        <>
          ,{' '}
          <span className="max-sm:block">
            <Time past at={at} {...(now === undefined ? {} : { now })} />.{' '}
          </span>
        </>
      )}
      {href ? (
        <span className={cn(at !== undefined && 'max-sm:block')}>
          <Anchor
            href={href}
            className="rounded-[2px] underline decoration-rule underline-offset-4 hover:decoration-ink"
          >
            {words.check}
          </Anchor>
        </span>
      ) : null}
    </p>
  )
}
