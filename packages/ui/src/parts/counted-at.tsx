import type { ComponentProps } from 'react'
import { cn } from '../cn'
import type { LinkElement } from './link-element'
import { Time } from './time'

const english = { counted: 'Counted on the ledger at version', check: 'Check it yourself' }

export type CountedAtProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** The ledger's state version the figures of a page belong to. */
  version: number
  /** When that version was read. */
  at?: number
  now?: number
  /** Where anybody can count again. */
  href?: string
  link?: LinkElement
  words?: typeof english
}

/** From which version of the ledger a page was counted. Every page that shows figures says it. */
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
    // The server prints the exact time, which is longer: on a phone each part has a line of its own, so that none moves.
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
