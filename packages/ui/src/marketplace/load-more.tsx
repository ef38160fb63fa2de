'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { cn } from '../cn'
import { Button, ButtonLink } from '../parts/button'
import { formatCount } from '../parts/format-count'
import { Progress } from '../parts/progress'

const english = {
  shown: (shown: number, total: number) => `${formatCount(shown)} of ${formatCount(total)}`,
  more: 'Show more',
  loading: 'Loading',
  failed: 'The next items could not be loaded.',
  again: 'Try again',
  all: 'No more items.',
}

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> & {
  shown: number
  total: number
  onMore: () => void
  /** The next page. The button is then a link, for browsers without script and for crawlers. */
  nextHref?: string
  state?: 'idle' | 'loading' | 'failed'
  /** Loads more when it comes near the viewport. The button remains for other users. */
  auto?: boolean
  words?: typeof english
}

/** The end of a partial list: how many items are shown, and a button for more. Reports a failed load. */
export function LoadMore({
  shown,
  total,
  onMore,
  nextHref,
  state = 'idle',
  auto = false,
  words = english,
  className,
  ...props
}: LoadMoreProps) {
  const end = useRef<HTMLSpanElement>(null)
  const waits = auto && state === 'idle' && shown < total
  useEffect(() => {
    const element = end.current
    if (!waits || element === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore()
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [waits, onMore])
  const step = { idle: words.more, loading: words.loading, failed: words.again }[state]
  return (
    <div
      data-slot="load-more"
      data-state={state}
      {...props}
      className={cn('flex flex-col items-center gap-3 py-6', className)}
    >
      <span ref={end} aria-hidden="true" />
      <Progress
        value={shown}
        max={Math.max(total, 1)}
        label={words.shown(shown, total)}
        thickness="thin"
        tone="ink"
        className="max-w-56"
      />
      <p role="status" className="text-ink-soft text-sm">
        {state === 'failed' ? words.failed : shown >= total ? words.all : words.shown(shown, total)}
      </p>
      {shown < total ? (
        nextHref ? (
          <ButtonLink
            size="small"
            href={nextHref}
            rel="next"
            {...(state === 'loading' ? { 'aria-busy': true } : {})}
            onClick={(event) => {
              event.preventDefault()
              if (state !== 'loading') onMore()
            }}
          >
            {step}
          </ButtonLink>
        ) : (
          <Button size="small" busy={state === 'loading'} onClick={onMore}>
            {step}
          </Button>
        )
      ) : null}
    </div>
  )
}
